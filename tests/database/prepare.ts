/** Makes the template database: the product's own migrations, reference data and demo world. */
import pg from 'pg';
import { accessFrom, addressParameters } from '../../src/server/db/connect.ts';
import { openDatabase } from '../../src/server/db/database.ts';
import { asFlags } from '../../src/server/db/embedded/launch.ts';
import { startEmbedded } from '../../src/server/db/embedded/start.ts';
import { ensureDemoWorld } from '../../src/server/demo/world/demo-world.ts';
import { loadReferenceData } from '../../src/server/layouts/reference/load.ts';

export interface Owner {
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
}

/** Nothing of a run outlives it, so nothing has to survive a fall; its databases are too many and too short for vacuum. */
const hasty = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '8GB',
  checkpoint_timeout: '1h',
  autovacuum: 'off',
  shared_buffers: '256MB',
  max_connections: '100',
};

const plainOwner = (config: pg.PoolConfig): Owner => ({
  host: config.host ?? '',
  port: config.port ?? 5432,
  user: config.user ?? '',
  password: typeof config.password === 'string' ? config.password : '',
  database: config.database ?? 'postgres',
});

export async function reachCluster(
  url: string | undefined,
  folder: string,
): Promise<{ owner: Owner; stop: () => Promise<void> }> {
  if (url) return { owner: plainOwner(addressParameters(url)), stop: async () => {} };
  const embedded = await startEmbedded({ folder, flags: asFlags(hasty) });
  return {
    owner: plainOwner(embedded.connection('postgres', 'postgres', embedded.ownerPassword)),
    stop: () => embedded.stop(),
  };
}

export async function prepareTemplate(owner: Owner, name: string, demoPassword: string): Promise<void> {
  const client = new pg.Client({ ...owner });
  await client.connect();
  await client.query(`drop database if exists ${name} with (force)`);
  await client.query(`create database ${name}`);
  await client.end();
  const database = await openDatabase(accessFrom({ ...owner, database: name }));
  await loadReferenceData(database.owner);
  await ensureDemoWorld(database.owner, { demoPassword, demoSize: 'small' });
  await database.close();
}
