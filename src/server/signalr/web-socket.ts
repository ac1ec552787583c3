/** Carries a connection by a web socket. */
import type { Carrier } from './hub-connection.ts';

/** What is used of a web socket. */
export interface Wire {
  readonly bufferedAmount: number;
  send(text: string): void;
  close(): void;
  on(event: 'message', listener: (data: Buffer, isBinary: boolean) => void): void;
  on(event: 'close', listener: () => void): void;
}

export const webSocket = (wire: Wire): Carrier => ({
  get unsent() {
    return wire.bufferedAmount;
  },
  send: (text) => wire.send(text),
  end: () => wire.close(),
});
