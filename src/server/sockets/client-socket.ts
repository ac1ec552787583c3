/** One open socket: it belongs to nobody until its browser has said who it is, and the cookie it came with agrees. */
import { Flood } from '../calls/flood.ts';
import type { Session, Sessions } from '../identity/session.ts';
import { type LiveConnection, lookAtSession } from '../identity/session-watch.ts';
import { type ClientMessage, type Closing, closings, echoOf, read, type ServerMessage } from './protocol.ts';

/** What is used of a web socket. */
export interface Wire {
  readonly bufferedAmount: number;
  send(text: string): void;
  close(code: number, reason: string): void;
  terminate(): void;
}

/** The session's secret stands in the cookie of the request that opened the socket; it is never sent over it. */
export interface Opened {
  readonly secret: string | undefined;
  readonly address: string;
}

/** Wrong names of a session before the socket is closed. */
const wrongNames = 3;
/** A browser that does not take what it is told is let go. */
const mostUnsent = 1_000_000;

export class ClientSocket implements LiveConnection {
  readonly secret: string | undefined;
  readonly address: string;
  /** Whose it is, once that is known. */
  session: Session | undefined;
  heard = Date.now();
  readonly #wire: Wire;
  readonly #sessions: Sessions;
  #wrong = 0;
  readonly #flood = new Flood();
  #closed = false;
  #turn: Promise<void> = Promise.resolve();

  constructor(wire: Wire, { secret, address }: Opened, sessions: Sessions) {
    this.#wire = wire;
    this.secret = secret;
    this.address = address;
    this.#sessions = sessions;
  }

  /**
   * One message after the other: whoever has an answer to his second knows that his first was dealt with.
   * @param admitted told when the socket has come to belong to a session.
   */
  receive(text: string, admitted: () => void): Promise<void> {
    this.heard = Date.now();
    if (this.#flood.add()) this.close('tooMany');
    else this.#turn = this.#turn.then(() => this.#take(text, admitted));
    return this.#turn;
  }

  async #take(text: string, admitted: () => void): Promise<void> {
    const message = read(text);
    if (message?.action === 'auth') return this.#authenticate(message, admitted);
    if (message?.action === 'deauth') return this.close('deauth');
    const echo = message?.action === 'ping' ? echoOf(message) : undefined;
    if (echo !== undefined) this.say({ action: 'pong', data: { echo: echo.slice(0, 200) } });
  }

  say(message: ServerMessage): void {
    if (this.#closed) return;
    if (this.#wire.bufferedAmount > mostUnsent) this.#wire.terminate();
    else this.#wire.send(JSON.stringify(message));
  }

  close(why: Closing): void {
    this.session = undefined;
    if (this.#closed) return;
    this.#closed = true;
    const [code, reason] = closings[why];
    this.#wire.close(code, reason);
  }

  terminate(): void {
    this.#wire.terminate();
  }

  endSession(): void {
    this.close('ended');
  }

  /** Whoever may do something else than before is told (WS-34). */
  renewSession(now: Session): void {
    const before = this.session?.user;
    this.session = now;
    if (JSON.stringify(now.user) !== JSON.stringify(before)) this.say({ action: 'updatecapabs', data: {} });
  }

  /** `auth` names the session; what it names must be what the cookie says (WS-33, WS-37). */
  async #authenticate({ data }: ClientMessage, admitted: () => void): Promise<void> {
    const session = await this.#sessions.find(this.secret, this.address, false);
    if (session?.stage !== 'full') return this.close('ended');
    if (data['sessionId'] !== session.sessionId || data['userId'] !== session.user.UserAccountId) {
      this.#wrong += 1;
      return this.#wrong > wrongNames ? this.close('ended') : this.say({ action: 'reauth', data: {} });
    }
    this.session = session;
    admitted();
    // Something may have changed before anybody knew that this socket is concerned.
    await lookAtSession(this.#sessions, this);
  }
}
