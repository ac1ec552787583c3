/** One connection to the hub, whatever carries it: its handshake, its pings, and what it is told. */
import { limits } from '../../rules/limits.ts';
import { Flood } from '../calls/flood.ts';
import type { Session } from '../identity/session.ts';
import type { LiveConnection } from '../identity/session-watch.ts';
import { type Frame, FrameError, FrameReader, frameText, kinds, longestFrame } from './frames.ts';
import type { RealtimeMessage } from './realtime-notice.ts';

/** What carries a connection. */
export interface Carrier {
  /** Characters that nobody has taken yet. */
  readonly unsent: number;
  send(text: string): void;
  end(): void;
}

/** How often somebody must look whether a connection is quiet. */
export const lookEvery = 2500;
/** A client that does not take what it is told is let go (HUB-21, CONST-28). */
const mostUnsent = 100_000;
const versions: readonly unknown[] = [1, 2];

export class HubConnection implements LiveConnection {
  readonly id: string;
  session: Session;
  readonly secret: string | undefined;
  readonly address: string;
  readonly #carrier: Carrier;
  readonly #ended: (connection: HubConnection) => void;
  readonly #reader = new FrameReader(longestFrame);
  readonly #opened = Date.now();
  #heard = Date.now();
  #told = Date.now();
  #shaken = false;
  #closed = false;
  readonly #flood = new Flood();

  constructor(
    { id, session, secret, address }: Pick<HubConnection, 'id' | 'session' | 'secret' | 'address'>,
    carrier: Carrier,
    ended: (connection: HubConnection) => void,
  ) {
    this.id = id;
    this.session = session;
    this.secret = secret;
    this.address = address;
    this.#carrier = carrier;
    this.#ended = ended;
  }

  /** It was heard of, if only by a poll. */
  alive(): void {
    this.#heard = Date.now();
  }

  receive(chunk: string): void {
    if (this.#closed) return;
    this.alive();
    try {
      for (const frame of this.#reader.take(chunk)) {
        if (this.#flood.add()) throw new FrameError('Too many frames.');
        if (this.#shaken) this.#take(frame);
        else this.#shake(frame);
        if (this.#closed) return;
      }
    } catch (error) {
      if (!(error instanceof FrameError)) throw error;
      this.close({ error: error.message, comesBack: false });
    }
  }

  tell(message: RealtimeMessage): void {
    if (this.#shaken) this.#say({ type: kinds.invocation, target: 'onServerMessage', arguments: [message] });
  }

  /** Pings a quiet connection; ends one that is quiet itself, or has never said what it speaks (HUB-17, HUB-18). */
  look(now: number): void {
    if (!this.#shaken && now - this.#opened > limits.realtimeKeepAlive)
      this.close({ error: 'The handshake did not come in time.', comesBack: true });
    else if (now - this.#heard > limits.realtimeTimeout)
      this.close({ error: 'Nothing was heard in time.', comesBack: true });
    else if (this.#shaken && now - this.#told >= limits.realtimeKeepAlive - lookEvery) this.#say({ type: kinds.ping });
  }

  /** @param comesBack whether the client may try again by itself. */
  close({ error, comesBack }: { readonly error?: string; readonly comesBack: boolean }): void {
    if (this.#closed) return;
    const last = this.#shaken ? { type: kinds.close, error, allowReconnect: comesBack } : { error };
    this.#say(last);
    this.end();
  }

  /** Without a word: whoever it was has gone. */
  end(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#carrier.end();
    this.#ended(this);
  }

  /** Its user may see other branches than before. */
  renewSession(now: Session): void {
    this.session = now;
  }

  endSession(): void {
    this.close({ error: 'The session has ended.', comesBack: false });
  }

  terminate(): void {
    this.end();
  }

  #shake({ protocol, version }: Frame): void {
    this.#shaken = protocol === 'json' && versions.includes(version);
    if (this.#shaken) this.#say({});
    else this.close({ error: 'Only the protocol "json" in version 1 is spoken here.', comesBack: false });
  }

  #take({ type, invocationId }: Frame): void {
    if (type === kinds.close) this.end();
    const isCall = type === kinds.invocation || type === kinds.streamInvocation;
    // Who wants no answer gives no id.
    if (isCall && typeof invocationId === 'string')
      this.#say({ type: kinds.completion, invocationId, error: 'This hub takes no calls.' });
  }

  #say(frame: Frame): void {
    if (this.#closed) return;
    this.#told = Date.now();
    if (this.#carrier.unsent > mostUnsent) this.end();
    else this.#carrier.send(frameText(frame));
  }
}
