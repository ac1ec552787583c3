/** The connections of this server process: who comes in, who hears what, and when they end. */
import type { Sessions } from '../identity/session.ts';
import { SessionWatch } from '../identity/session-watch.ts';
import { type Carrier, HubConnection, lookEvery } from './hub-connection.ts';
import { hears, type RealtimeNotice } from './realtime-notice.ts';

/** Connections of one session: a few tabs, and what is left of those that went without a word. */
const mostOfOne = 20;

/** Who opens a connection. */
export type Opened = Pick<HubConnection, 'id' | 'session' | 'secret' | 'address'>;

export class Hub {
  readonly #all = new Map<string, HubConnection>();
  readonly #looking: NodeJS.Timeout;
  readonly #watch: SessionWatch;

  constructor(sessions: Sessions) {
    this.#watch = new SessionWatch(sessions, () => this.#all.values());
    this.#looking = setInterval(() => this.#look(), lookEvery).unref();
  }

  /** How many are connected. */
  get size(): number {
    return this.#all.size;
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
    this.#watch.stop();
    for (const connection of this.#all.values()) connection.close({ error: 'The server stops.', comesBack: true });
  }

  #look(): void {
    const now = Date.now();
    for (const connection of this.#all.values()) if (!this.#watch.isOver(connection, now)) connection.look(now);
  }
}
