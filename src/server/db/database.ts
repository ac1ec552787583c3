/** The opened database: pools, query layers and the way to close them. */
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { DatabaseAccess } from './connect.ts';
import { Lane } from './lane.ts';
import { migrate } from './migrate.ts';
import { assertRestricted } from './restricted.ts';
import type { Tables } from './tables.ts';

export interface Database {
  /** Connections of the restricted role; every request runs on these. */
  readonly pool: pg.Pool;
  /** The same role's way for short calls, each a transaction of its own. */
  readonly lane: Lane;
  /** The owner's query layer: migrations, seed and operator's commands only. */
  readonly owner: Kysely<Tables>;
  /** How further connections of the restricted role are made: those that listen. */
  readonly server: pg.PoolConfig;
  close(): Promise<void>;
}

/** Two, so that a slow answer does not hold up all. */
const laneWidth = 2;

/** Opens the database and brings it up to date. */
export async function openDatabase(access: DatabaseAccess, connections = 10): Promise<Database> {
  const owner = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: quiet(new pg.Pool({ ...access.owner, max: 2 })) }),
  });
  try {
    const { connection: server } = await migrate(owner, access);
    await assertRestricted(server);
    // Pipelining sends begin, scope and query in one go; the server answers them in one round trip.
    const restricted = { ...server, pipeline: true, statement_timeout: 30_000 };
    const pool = quiet(new pg.Pool({ ...restricted, max: connections }));
    const lane = new Lane(quiet(new pg.Pool({ ...restricted, max: laneWidth })));
    const close = async (): Promise<void> => {
      await Promise.all([pool.end(), lane.close(), owner.destroy()]);
    };
    return { pool, lane, owner, server, close };
  } catch (error) {
    await owner.destroy();
    throw error;
  }
}

/**
 * A connection that breaks is replaced by its pool; whoever was using it learns of it from his query. The pool listens only
 * while a connection is idle, and a break that nobody listens for would end the process.
 */
function quiet(pool: pg.Pool): pg.Pool {
  return pool.on('error', () => {}).on('connect', (client) => client.on('error', () => {}));
}
