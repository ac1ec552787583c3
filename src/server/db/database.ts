/** The opened database: pools, query layers and the way to close them. */
import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { DatabaseAccess } from './connect.ts';
import { watchConnection } from './connection-watch.ts';
import { migrate } from './migrate.ts';
import { PipelinedPool } from './pipelined-pool.ts';
import { Pools } from './pools.ts';
import { assertRestricted } from './restricted-role.ts';
import type { Tables } from './tables.ts';

export interface Database {
  /** Connections of the restricted role; every request runs on these. */
  readonly pool: pg.Pool;
  /** The same role's way for short calls, each a transaction of its own. */
  readonly pipelinedPool: PipelinedPool;
  /** The owner's query layer: migrations, seed and operator's commands only. */
  readonly owner: Kysely<Tables>;
  /** How further connections of the restricted role are made: those that listen. */
  readonly server: pg.PoolConfig;
  close(): Promise<void>;
}

/** Two, so that a slow answer does not hold up all. */
const pipelinedConnections = 2;

/** Opens the database and brings it up to date. */
export async function openDatabase(access: DatabaseAccess, connections = 10): Promise<Database> {
  const { patience } = access;
  const pools = new Pools();
  const owner = new Kysely<Tables>({
    dialect: new PostgresDialect({
      pool: pools.open({
        ...access.owner,
        max: 2,
        // The owner's work at the start may think for longer between two statements; for ever it may not.
        idle_in_transaction_session_timeout: 10 * patience.idleTransaction,
      }),
    }),
  });
  try {
    const { connection } = await migrate(owner, access);
    await assertRestricted(connection);
    const server = { ...connection, patience };
    const restricted: pg.PoolConfig = {
      ...connection,
      // Pipelining sends begin, scope and query in one go; the server answers them in one round trip.
      pipeline: true,
      statement_timeout: patience.statement,
      query_timeout: patience.answer,
      idle_in_transaction_session_timeout: patience.idleTransaction,
    };
    const pool = pools.open({ ...restricted, max: connections });
    const pipelinedPool = new PipelinedPool(pools.open({ ...restricted, max: pipelinedConnections }));
    const pulse = watchConnection(server, () => pools.cut());
    const close = async (): Promise<void> => {
      await pulse.stop();
      // Nobody waits for the goodbye of a host that has vanished.
      const late = setTimeout(() => pools.cut(), patience.heartbeatAnswer).unref();
      await Promise.all([pool.end(), pipelinedPool.close(), owner.destroy()]);
      clearTimeout(late);
    };
    return { pool, pipelinedPool, owner, server, close };
  } catch (error) {
    await owner.destroy();
    throw error;
  }
}
