/** A lane for short calls: a few connections on which the questions of many requests travel one behind the other. */
import type pg from 'pg';

interface PooledConnection {
  client?: Promise<pg.PoolClient>;
  /** Gives the connection back to the pool: at once when it breaks, else at the end. */
  release?: (broken: boolean) => void;
  unanswered: number;
}

/** So many questions wait no longer for each other than for a second connection. */
const shortQueue = 12;

/** Each question is a transaction of its own, so what shares a connection shares nothing else. */
export class PipelinedPool {
  readonly #pool: pg.Pool;
  readonly #places: readonly PooledConnection[];

  /** @param pool the lane's own, with pipelining; all of its connections are used. */
  constructor(pool: pg.Pool) {
    this.#pool = pool;
    this.#places = Array.from({ length: pool.options.max }, () => ({ unanswered: 0 }));
  }

  /** Asks without waiting for the answers to earlier questions. */
  async query(question: pg.QueryArrayConfig): Promise<pg.QueryArrayResult<unknown[]>> {
    const place = this.#choose();
    place.unanswered += 1;
    try {
      place.client ??= this.#open(place);
      return await answerOf(await place.client, question);
    } finally {
      place.unanswered -= 1;
    }
  }

  /** The first connection, so that the database need not switch between them; behind a long queue, the shortest. */
  #choose(): PooledConnection {
    return (
      this.#places.find(({ unanswered }) => unanswered < shortQueue) ??
      this.#places.reduce((best, each) => (each.unanswered < best.unanswered ? each : best))
    );
  }

  async close(): Promise<void> {
    await Promise.allSettled(this.#places.map(({ client }) => client));
    for (const { release } of this.#places) release?.(false);
    await this.#pool.end();
  }

  /** A connection that breaks fails the questions on it; the next question opens another. */
  async #open(place: PooledConnection): Promise<pg.PoolClient> {
    try {
      const client = await this.#pool.connect();
      // Once, whatever comes first: a connection that is given back twice is an error that nobody catches.
      place.release = (broken) => {
        delete place.client;
        delete place.release;
        client.release(broken);
      };
      const { release } = place;
      client.once('error', () => place.release === release && release(true));
      return client;
    } catch (error) {
      delete place.client;
      throw error;
    }
  }
}

/** By a callback: the promise that pg gives has two more behind it, for a call's own place in the trace of an error. */
const answerOf = (client: pg.PoolClient, question: pg.QueryArrayConfig): Promise<pg.QueryArrayResult<unknown[]>> =>
  new Promise((resolve, reject) => {
    void client.query<unknown[]>(question, (error, result) => (error ? reject(error) : resolve(result)));
  });
