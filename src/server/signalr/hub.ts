/** The connections of this server process: who comes in, who hears what, and when they end. */
import { limits } from '../../rules/limits.ts';
import { KeyedSemaphore } from '../calls/keyed-semaphore.ts';
import type { Session, Sessions } from '../identity/session.ts';
import { type Carrier, HubConnection, lookEvery } from './hub-connection.ts';
import { hears, type RealtimeNotice } from './realtime-notice.ts';

/** Connections of one session: a few tabs, and what is left of those that went without a word. */
const mostOfOne = 20;

/** Who opens a connection. */
export type Opened = Pick<HubConnection, 'id' | 'session' | 'secret' | 'address'>;

export class Hub {
  readonly #sessions: Sessions;
  readonly #all = new Map<string, HubConnection>();
  /** The database answers other questions meanwhile. */
  readonly #checks = new KeyedSemaphore(6);
  readonly #looking: NodeJS.Timeout;
  readonly #unsubscribe: () => void;

  constructor(sessions: Sessions) {
    this.#sessions = sessions;
    this.#unsubscribe = sessions.onForget((concerns, ended) => this.#check(concerns, ended));
    this.#looking = setInterval(() => this.#look(), lookEvery).unref();
  }

  /** Takes a connection in; undefined when its name is taken, or its session has too many. */
  open(opened: Opened, carrier: Carrier): HubConnection | undefined {
    const ofSession = [...this.#all.values()].filter(({ session }) => session.sessionId === opened.session.sessionId);
    if (this.#all.has(opened.id) || ofSession.length >= mostOfOne) return undefined;
    const connection = new HubConnection(opened, carrier, ({ id }) => this.#all.delete(id));
    this.#all.set(opened.id, connection);
    return connection;
  }

  find(connectionId: string): HubConnection | undefined {
    return this.#all.get(connectionId);
  }

  tell(notice: RealtimeNotice): void {
    for (const connection of this.#all.values()) if (hears(connection.session, notice)) connection.tell(notice.message);
  }

  /** The clients come back, to this process or to another. */
  stop(): void {
    clearInterval(this.#looking);
    this.#unsubscribe();
    for (const connection of this.#all.values()) connection.close({ error: 'The server stops.', comesBack: true });
  }

  #check(concerns: (session: Session) => boolean, ended: boolean): void {
    for (const connection of this.#all.values()) {
      if (!concerns(connection.session)) continue;
      if (ended) sayEnded(connection);
      else this.#checks.run('', () => this.#renew(connection)).catch(() => connection.end());
    }
  }

  /** Its user may see other branches than before, or nothing any more. */
  async #renew(connection: HubConnection): Promise<void> {
    const { session, secret, address } = connection;
    const now = await this.#sessions.find(secret, address, false);
    if (now?.sessionId === session.sessionId && now.stage === 'full') connection.session = now;
    else sayEnded(connection);
  }

  #look(): void {
    const now = Date.now();
    for (const connection of this.#all.values()) {
      if (now > connection.session.expires) sayEnded(connection);
      else if (now - this.#sessions.lastUse(connection.secret) > limits.sessionIdle)
        this.#checks.run('', () => this.#renew(connection)).catch(() => connection.end());
      else connection.look(now);
    }
  }
}

const sayEnded = (connection: HubConnection): void =>
  connection.close({ error: 'The session has ended.', comesBack: false });
