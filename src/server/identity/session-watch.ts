/** Live connections last no longer than their sessions: each is looked at again when its session changes, is idle or over. */
import { limits } from '../../rules/limits.ts';
import { KeyedSemaphore } from '../calls/keyed-semaphore.ts';
import type { Session, Sessions } from './session.ts';

/** A connection that stays open between calls, such as a web socket. */
export interface LiveConnection {
  /** Whose it is; undefined while nobody has said so. */
  readonly session: Session | undefined;
  /** The secret of its session's cookie, and the address it came from. */
  readonly secret: string | undefined;
  readonly address: string;
  /** The same session, which may do other things than before. */
  renewSession(now: Session): void;
  endSession(): void;
  /** Nobody can tell whether its session lives. */
  terminate(): void;
}

/** Asks whether the session of a connection lives, and lets the connection know. */
export async function lookAtSession(sessions: Sessions, connection: LiveConnection): Promise<void> {
  const before = connection.session;
  if (!before) return;
  const now = await sessions.find(connection.secret, connection.address, false);
  if (connection.session !== before) return;
  if (now?.sessionId === before.sessionId && now.stage === 'full') connection.renewSession(now);
  else connection.endSession();
}

export class SessionWatch {
  readonly #sessions: Sessions;
  /** The database answers other questions meanwhile. */
  readonly #checks = new KeyedSemaphore(6);
  readonly #unsubscribe: () => void;

  /** @param all the connections of this server process at the moment. */
  constructor(sessions: Sessions, all: () => Iterable<LiveConnection>) {
    this.#sessions = sessions;
    this.#unsubscribe = sessions.onForget((concerns, ended) => {
      for (const connection of all()) {
        if (!connection.session || !concerns(connection.session)) continue;
        if (ended) connection.endSession();
        else this.#look(connection);
      }
    });
  }

  /** Now and then for each connection: sessions come to their end, or are idle, here and elsewhere. @returns whether this one is. */
  isOver(connection: LiveConnection, now: number): boolean {
    if (!connection.session) return false;
    const hasExpired = now > connection.session.expires;
    const isIdle = now - this.#sessions.lastUse(connection.secret) > limits.sessionIdle;
    if (hasExpired) connection.endSession();
    else if (isIdle) this.#look(connection);
    return hasExpired || isIdle;
  }

  stop(): void {
    this.#unsubscribe();
  }

  #look(connection: LiveConnection): void {
    this.#checks.run('', () => lookAtSession(this.#sessions, connection)).catch(() => connection.terminate());
  }
}
