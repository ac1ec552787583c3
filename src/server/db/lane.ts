/** A lane for short calls: a few connections on which the questions of many requests travel one behind the other. */
import type pg from 'pg';

interface Place {
  client?: Promise<pg.PoolClient>;
  unanswered: number;
}

/** Each question is a transaction of its own, so what shares a connection shares nothing else. */
export class Lane {
  readonly #pool: pg.Pool;
  readonly #places: readonly Place[];

  /** @param pool the lane's own, with pipelining; all of its connections are used. */
  constructor(pool: pg.Pool) {
    this.#pool = pool;
    this.#places = Array.from({ length: pool.options.max }, () => ({ unanswered: 0 }));
  }

  /** Asks on the connection with the fewest open questions, without waiting for the answers to those. */
  async query(question: pg.QueryArrayConfig): Promise<pg.QueryArrayResult<unknown[]>> {
    const place = this.#places.reduce((best, each) => (each.unanswered < best.unanswered ? each : best));
    place.unanswered += 1;
    try {
      place.client ??= this.#open(place);
      const client = await place.client;
      return await client.query<unknown[]>(question);
    } finally {
      place.unanswered -= 1;
    }
  }

  async close(): Promise<void> {
    const opened = await Promise.allSettled(this.#places.map(({ client }) => client));
    for (const place of opened) if (place.status === 'fulfilled') place.value?.release();
    await this.#pool.end();
  }

  /** A connection that breaks fails the questions on it; the next question opens another. */
  async #open(place: Place): Promise<pg.PoolClient> {
    try {
      const client = await this.#pool.connect();
      client.once('error', () => {
        delete place.client;
        client.release(true);
      });
      return client;
    } catch (error) {
      delete place.client;
      throw error;
    }
  }
}
