/** One transaction per request, with the session's scope set for row level security. */
import { CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { Tables } from './db/tables.ts';

/** What row level security lets the transaction see: a branch of the account tree, and whose sessions. */
export interface Scope {
  readonly path: string;
  readonly userAccountId: number;
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
  /** Sets or widens the scope in the middle: sign-in knows it only after the password. */
  enter(scope: Scope): Promise<void>;
  commit(): Promise<void>;
  rollback(): Promise<void>;
}

const begin = (scope: Scope | undefined): string => `begin;${scope ? settings(scope) : ''}`;

// Both values come from the database: a path of digits and slashes, and a number.
const settings = ({ path, userAccountId }: Scope): string => {
  if (!/^(\/\d+)+\/$/.test(path)) throw new Error(`A scope is a path of ids; found ${JSON.stringify(path)}`);
  return `select set_config('app.scope','${path}',true),set_config('app.user','${Number(userAccountId)}',true)`;
};

/** A transaction that takes a connection with its first statement, so a call that needs no database takes none. */
export function openTransaction(pool: pg.Pool, scope: Scope | undefined): Transaction {
  let opened: Promise<pg.PoolClient> | undefined;
  let begun: Promise<unknown> = Promise.resolve();
  const client = (): Promise<pg.PoolClient> => {
    opened ??= pool.connect().then((connection) => {
      // Not awaited: pipelined, so it travels with the first statement. A failure shows there.
      begun = connection.query(begin(scope));
      begun.catch(() => {});
      return connection;
    });
    return opened;
  };
  const end = async (word: 'commit' | 'rollback'): Promise<void> => {
    if (!opened) return;
    const connection = await opened;
    opened = undefined;
    try {
      await connection.query(word);
      connection.release();
    } catch (error) {
      // A connection in an unknown state must not serve another tenant.
      connection.release(true);
      throw error;
    }
  };
  let layer: Kysely<Tables> | undefined;
  const transaction: Transaction = {
    get db() {
      layer ??= queryLayer(client);
      return layer;
    },
    prepared: async (name, text, values) => {
      const connection = await client();
      const result = await connection.query({ name, text, values: [...values], rowMode: 'array' });
      return result.rows;
    },
    scoped: async (name, values) => {
      if (!scope) throw new Error(`${name} needs a scope`);
      const all = [scope.path, scope.userAccountId, ...values];
      const places = all.map((_value, index) => `$${index + 1}`).join(',');
      const query = { name, text: `select * from ${name}(${places})`, values: all, rowMode: 'array' as const };
      const { rows } = await (opened ? (await opened).query(query) : pool.query(query));
      return rows[0];
    },
    enter: async (wanted) => {
      await transaction.db.executeQuery(CompiledQuery.raw(settings(wanted)));
    },
    commit: () => end('commit'),
    rollback: () => end('rollback').catch(() => {}),
  };
  return transaction;
}

/** Kysely on the one connection of a transaction. */
const queryLayer = (client: () => Promise<pg.PoolClient>): Kysely<Tables> =>
  new Kysely<Tables>({
    dialect: new PostgresDialect({
      pool: {
        connect: async () => {
          const connection = await client();
          // The transaction owns the connection and gives it back itself.
          return { query: connection.query.bind(connection), release: () => {} } as never;
        },
        end: async () => {},
      },
    }),
  });
