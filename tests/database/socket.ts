/** A browser's socket to a test server: what it was told, and how it ended. */
import type { TestServer } from './server.ts';
import type { Visitor } from './visitor.ts';

interface Wire {
  send(text: string): void;
  on(event: 'message', listener: (data: Buffer) => void): void;
  on(event: 'close', listener: (code: number, reason: Buffer) => void): void;
  terminate(): void;
}

export interface TestSocket {
  /** Everything the server said so far. */
  readonly told: { readonly action: string; readonly data: Record<string, unknown> }[];
  readonly closed: { readonly code: number; readonly reason: string } | undefined;
  say(action: string, data?: unknown): void;
  raw(text: string): void;
  /** Goes away without a word. */
  drop(): void;
}

/** @param headers in place of those that a browser sends. */
export async function openSocket(
  { app }: Pick<TestServer, 'app'>,
  visitor: Visitor | undefined,
  headers: Record<string, string> = {},
): Promise<TestSocket> {
  const cookie = [...(visitor?.cookies ?? [])].map(([key, value]) => `${key}=${value}`).join('; ');
  const standard = { host: 'localhost', origin: 'http://localhost', 'sec-websocket-protocol': 'webclient', cookie };
  const context = { headers: { ...standard, ...headers }, socket: { remoteAddress: visitor?.address ?? '127.0.0.1' } };
  const told: TestSocket['told'] = [];
  let closed: TestSocket['closed'];
  const wire = (await app.injectWS('/', context as never)) as unknown as Wire;
  wire.on('message', (data) => told.push(JSON.parse(data.toString())));
  wire.on('close', (code, reason) => {
    closed = { code, reason: reason.toString() };
  });
  return {
    told,
    get closed() {
      return closed;
    },
    say: (action, data = {}) => wire.send(JSON.stringify({ action, data })),
    raw: (text) => wire.send(text),
    drop: () => wire.terminate(),
  };
}
