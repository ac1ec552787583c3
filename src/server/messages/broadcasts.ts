/** The messages of administrators that stand, as this server process knows them: each is for the users of a branch. */
import type pg from 'pg';
import type { Language } from '../../rules/limits.ts';
import type { BroadcastKind } from '../db/tables/broadcast.ts';
import type { Session } from '../identity/session.ts';

export interface Broadcast {
  readonly path: string;
  readonly broadcast_id: number;
  readonly kind: BroadcastKind;
  readonly text: string;
  /** Language to text. */
  readonly translations: Readonly<Record<string, string>>;
}

export class Broadcasts {
  readonly #pool: pg.Pool;
  readonly #listeners = new Set<() => void>();
  #standing: readonly Broadcast[] = [];

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  async load(): Promise<void> {
    const { rows } = await this.#pool.query<Broadcast>({
      name: 'standing_broadcasts',
      text: 'select * from standing_broadcasts()',
    });
    this.#standing = rows;
    for (const listener of this.#listeners) listener();
  }

  /** For who need not wait: a notice of the database, or a connection that begins anew. */
  loadSoon(): void {
    this.load().catch((error: unknown) => console.error('The standing messages were not read', error));
  }

  /** Told whenever somebody may have to be told something else. @returns the way to stop. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The latest of those whose branch the user belongs to. */
  of({ user }: Session): Broadcast | undefined {
    const place = `/${user.AccountPath}/`;
    return this.#standing.find(({ path }) => place.startsWith(path));
  }
}

/** In the language of the reader, where somebody has written it. */
export const textFor = ({ text, translations }: Broadcast, language: Language): string =>
  translations[language] ?? text;
