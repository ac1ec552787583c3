/** The pools of a server process: their connections break without a word to nobody, and can be cut all at once. */
import pg from 'pg';

export class Pools {
  readonly #clients = new Set<pg.PoolClient>();

  /**
   * A connection that breaks is replaced by its pool; whoever was using it learns of it from his query. The pool listens only
   * while a connection is idle, and a break that nobody listens for would end the process.
   */
  open(config: pg.PoolConfig): pg.Pool {
    const pool = new pg.Pool(config);
    pool.on('error', () => {});
    pool.on('remove', (client) => this.#clients.delete(client));
    return pool.on('connect', (client) => {
      client.on('error', () => {});
      client.once('end', () => this.#clients.delete(client));
      this.#clients.add(client);
    });
  }

  /** Whoever waits for an answer is told that there will be none. */
  cut(): void {
    for (const client of this.#clients) sever(client);
  }
}

/** Gives a connection up without a goodbye, which a host that has vanished would not answer. */
export function sever(client: pg.Client): void {
  client.connection.stream.destroy();
}
