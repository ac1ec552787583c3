/** One transaction per request, with the session's scope set for row level security. */
import { CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { PipelinedPool } from './pipelined-pool.ts';
import type { Tables } from './tables.ts';

/** What row level security lets the transaction see: a branch of the account tree, and whose sessions. */
export interface TenantScope {
  readonly path: string;
  readonly userAccountId: number;
  /** All statements see the database of one moment: long reads, which write nothing. */
  readonly snapshot?: true;
}

export interface Transaction {
  /** The query layer on this transaction; the first statement begins it. */
  readonly db: Kysely<Tables>;
  /** Runs a named prepared statement and answers its rows as arrays; the fast way for hot calls. */
  prepared(name: string, text: string, values: readonly unknown[]): Promise<unknown[][]>;
  /**
   * Calls a function of the database that enters the scope itself: its first two parameters are the scope's path and user.
   * Outside of a begun transaction it is a transaction of its own, in one round trip.
   */
  scoped(name: string, values: readonly unknown[]): Promise<unknown[] | undefined>;
  /** Runs a statement before all others, with the first of them: a call that needs no database takes no connection for it. */
  asFirst(name: string, text: string, values: readonly unknown[]): Promise<unknown[][]>;
  /** Sets or widens the scope in the middle: sign-in knows it only after the password. */
  enter(scope: TenantScope): Promise<void>;
  commit(): Promise<void>;
  rollback(): Promise<void>;
}

const begin = (scope: TenantScope | undefined): string =>
  `begin${scope?.snapshot ? ' isolation level repeatable read read only' : ''};${scope ? settings(scope) : ''}`;

// Both values come from the database: a path of digits and slashes, and a number.
const settings = ({ path, userAccountId }: TenantScope): string => {
  if (!/^(\/\d+)+\/$/.test(path)) throw new Error(`A scope is a path of ids; found ${JSON.stringify(path)}`);
  return `select set_config('app.scope','${path}',true),set_config('app.user','${Number(userAccountId)}',true)`;
};

/**
 * A transaction that takes a connection with its first statement, so a call that needs no database takes none.
 * @param lane where a call that is a transaction of its own goes.
 */
export const openTransaction = (
  pool: pg.Pool,
  scope: TenantScope | undefined,
  lane: PipelinedQuery = pool,
): Transaction => new LazyTransaction(pool, scope, lane);

type PipelinedQuery = Pick<PipelinedPool, 'query'>;

/** A class, because every call makes one: functions that stand ready cost nothing to make. */
class LazyTransaction implements Transaction {
  readonly #pool: pg.Pool;
  readonly #scope: TenantScope | undefined;
  readonly #lane: PipelinedQuery;
  #opened: Promise<pg.PoolClient> | undefined;
  #ended = false;
  /** Why the transaction could not be begun: nothing that followed may count. */
  #notBegun: unknown;
  #layer: Kysely<Tables> | undefined;
  /** What runs before all others once there is a connection. */
  readonly #first: ((connection: pg.PoolClient) => void)[] = [];

  constructor(pool: pg.Pool, scope: TenantScope | undefined, lane: PipelinedQuery) {
    this.#pool = pool;
    this.#scope = scope;
    this.#lane = lane;
  }

  get db(): Kysely<Tables> {
    this.#layer ??= queryLayer(
      () => this.#client(),
      () => this.#assertOpen(),
    );
    return this.#layer;
  }

  async prepared(name: string, text: string, values: readonly unknown[]): Promise<unknown[][]> {
    const connection = await this.#client();
    const result = await connection.query({ name, text, values: [...values], rowMode: 'array' });
    return result.rows;
  }

  asFirst(name: string, text: string, values: readonly unknown[]): Promise<unknown[][]> {
    return new Promise((resolve, reject) => {
      this.#first.push((connection) => {
        const question = { name, text, values: [...values], rowMode: 'array' as const };
        connection.query<unknown[]>(question).then(({ rows }) => resolve(rows), reject);
      });
    });
  }

  async scoped(name: string, values: readonly unknown[]): Promise<unknown[] | undefined> {
    this.#assertOpen();
    if (!this.#scope) throw new Error(`${name} needs a scope`);
    const all = [this.#scope.path, this.#scope.userAccountId, ...values];
    const question = { name, text: textOf(name, all.length), values: all, rowMode: 'array' as const };
    const { rows } = await (this.#opened ? (await this.#opened).query(question) : this.#lane.query(question));
    return rows[0];
  }

  async enter(wanted: TenantScope): Promise<void> {
    await this.db.executeQuery(CompiledQuery.raw(settings(wanted)));
  }

  commit(): Promise<void> {
    return this.#end('commit');
  }

  rollback(): Promise<void> {
    return this.#end('rollback').catch(() => {});
  }

  /** A statement that comes late must not open a transaction that nobody ends, nor use a connection that is somebody else's by now. */
  #assertOpen(): void {
    if (this.#ended) throw new Error('The transaction has ended');
  }

  async #client(): Promise<pg.PoolClient> {
    this.#assertOpen();
    this.#opened ??= this.#pool.connect().then((connection) => {
      // Not awaited: pipelined, so it travels with the first statement.
      connection.query(begin(this.#scope)).catch((error: unknown) => {
        this.#notBegun = error;
      });
      for (const run of this.#first) run(connection);
      return connection;
    });
    return this.#opened;
  }

  async #end(word: 'commit' | 'rollback'): Promise<void> {
    if (this.#ended) return;
    this.#ended = true;
    if (!this.#opened) return;
    const connection = await this.#opened;
    try {
      const { command } = await connection.query(word);
      if (this.#notBegun) throw this.#notBegun;
      // PostgreSQL answers the commit of a transaction in which something failed with a rollback, and calls that no error.
      if (word === 'commit' && command !== 'COMMIT') throw new Error('The transaction was rolled back');
    } catch (error) {
      // A connection in an unknown state must not serve another tenant.
      connection.release(true);
      throw error;
    }
    connection.release();
  }
}

const texts = new Map<string, string>();

/** The call of a function by name; made once, because it is asked for with every call. */
function textOf(name: string, places: number): string {
  let text = texts.get(name);
  if (text === undefined) {
    text = `select * from ${name}(${Array.from({ length: places }, (_place, index) => `$${index + 1}`).join(',')})`;
    texts.set(name, text);
  }
  return text;
}

/** Kysely on the one connection of a transaction. @param assertOpen throws once it has ended. */
const queryLayer = (client: () => Promise<pg.PoolClient>, assertOpen: () => void): Kysely<Tables> =>
  new Kysely<Tables>({
    dialect: new PostgresDialect({
      pool: {
        connect: async () => {
          const connection = await client();
          const query = (...question: Parameters<typeof connection.query>) => {
            assertOpen();
            return connection.query(...question);
          };
          // The transaction owns the connection and gives it back itself.
          return { query, release: () => {} } as never;
        },
        end: async () => {},
      },
    }),
  });

declare module '../../define/contract/handler.ts' {
  interface CallContext {
    readonly db: Kysely<Tables>;
    readonly prepared: Transaction['prepared'];
    readonly scoped: Transaction['scoped'];
  }
  interface SignInContext {
    readonly enter: Transaction['enter'];
  }
}
