/** Brings requests to the process that keeps their connection: proxies send each one wherever they like. */
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { type Channels, readNotice } from '../db/listen.ts';
import type { Hub } from './hub.ts';
import type { Answer } from './poll-queue.ts';
import type { Polls } from './polls.ts';

/** A poll elsewhere is answered with a ping at the latest; after that nobody keeps its connection. */
export const answerWithin = 20_000;

const channel = 'portolan_signalr';

/** What processes tell each other. A poll is named by itself, for its answer. */
type Notice =
  | { readonly connection: string; readonly said: string }
  | { readonly connection: string; readonly poll: string }
  | { readonly connection: string; readonly left: true }
  | { readonly answered: string; readonly text: string | null };

const read = (payload: string | undefined): Notice =>
  readNotice(channel, payload, (said) => ('connection' in said || 'answered' in said ? (said as Notice) : undefined));

export class Relay {
  readonly #pool: pg.Pool;
  readonly #hub: Hub;
  readonly #kept: Polls;
  /** Polls that came here and are answered elsewhere. */
  readonly #polls = new Map<string, Answer>();

  constructor(pool: pg.Pool, hub: Hub, kept: Polls) {
    this.#pool = pool;
    this.#hub = hub;
    this.#kept = kept;
  }

  say(connection: string, said: string): Promise<void> {
    return this.#tell({ connection, said });
  }

  leave(connection: string): Promise<void> {
    return this.#tell({ connection, left: true });
  }

  /** Answers undefined when the connection has ended, or nobody keeps it. @returns the way to stop waiting. */
  async poll(connection: string, answer: Answer): Promise<() => void> {
    const poll = randomUUID();
    const late = setTimeout(() => end(undefined), answerWithin).unref();
    const end = (text: string | undefined) => {
      if (!this.#polls.delete(poll)) return;
      clearTimeout(late);
      answer(text);
    };
    this.#polls.set(poll, end);
    await this.#tell({ connection, poll });
    return () => {
      clearTimeout(late);
      this.#polls.delete(poll);
    };
  }

  channels(): Channels {
    return { [channel]: { heard: (payload) => this.#hear(read(payload)) } };
  }

  #hear(notice: Notice): void {
    if ('answered' in notice) {
      this.#polls.get(notice.answered)?.(notice.text ?? undefined);
      return;
    }
    const { connection } = notice;
    if ('poll' in notice) {
      const tell = (text: string | undefined) => this.#tell({ answered: notice.poll, text: text ?? null });
      this.#kept.poll(connection, (text) => void tell(text).catch(() => {}));
    } else if ('said' in notice) this.#hub.find(connection)?.receive(notice.said);
    else this.#hub.find(connection)?.end();
  }

  async #tell(notice: Notice): Promise<void> {
    await this.#pool.query({
      name: 'tell_relay',
      text: 'select pg_notify($1, $2)',
      values: [channel, JSON.stringify(notice)],
    });
  }
}
