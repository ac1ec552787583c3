/** The opened database: pools, query layers and the way to close them. */
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { DatabaseAccess } from './connect.ts';
import { Lane } from './lane.ts';
import { assertRestricted, migrate } from './migrate.ts';
import type { Tables } from './tables.ts';

export interface Database {
  /** Connections of the restricted role; every request runs on these. */
  readonly pool: pg.Pool;
  /** The same role's way for short calls, each a transaction of its own. */
  readonly lane: Lane;
  /** The owner's query layer: migrations, seed and operator's commands only. */
  readonly owner: Kysely<Tables>;
  close(): Promise<void>;
}

/** Two, so that a slow answer does not hold up all. */
const laneWidth = 2;

/** Opens the database and brings it up to date. */
export async function openDatabase(access: DatabaseAccess, connections = 10): Promise<Database> {
  const ownerPool = quiet(new pg.Pool({ ...access.owner, max: 2 }));
  // Pipelining sends begin, scope and query in one go; the server answers them in one round trip.
  const restricted = { ...access.server, pipeline: true, statement_timeout: 30_000 };
  const pool = quiet(new pg.Pool({ ...restricted, max: connections }));
  const lane = new Lane(quiet(new pg.Pool({ ...restricted, max: laneWidth })));
  const owner = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: ownerPool }) });
  const close = async (): Promise<void> => {
    await Promise.all([pool.end(), lane.close(), owner.destroy()]);
  };
  try {
    const derived = access.server.password === access.serverPassword;
    // A role belongs to the whole cluster, where other servers may be at work: it is made or mended only when it must be.
    const missing = derived && !(await answers(pool));
    await migrate(owner, missing ? access.serverPassword : undefined);
    await assertRestricted(new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }));
    return { pool, lane, owner, close };
  } catch (error) {
    await close();
    throw error;
  }
}

const answers = (pool: pg.Pool): Promise<boolean> =>
  pool.query('select 1').then(
    () => true,
    () => false,
  );

/**
 * A connection that breaks is replaced by its pool; whoever was using it learns of it from his query. The pool listens only
 * while a connection is idle, and a break that nobody listens for would end the process.
 */
function quiet(pool: pg.Pool): pg.Pool {
  return pool.on('error', () => {}).on('connect', (client) => client.on('error', () => {}));
}
