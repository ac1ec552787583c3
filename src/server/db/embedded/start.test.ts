/**
 * The embedded database from first start to crash, on real clusters in temporary folders.
 * @vitest-environment node
 */
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, describe, expect, test } from 'vitest';
import { DataFolderInUse } from './lock.ts';
import { isRunning } from './processes.ts';
import { type EmbeddedDatabase, startEmbedded } from './start.ts';
import { spawnServer } from './testing/spawn-server.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const temporary = temporaryFolder();
const running: EmbeddedDatabase[] = [];

async function start(folder: string, ...rest: readonly string[]): Promise<EmbeddedDatabase> {
  const database = await startEmbedded({ folder, flags: rest });
  running.push(database);
  return database;
}

async function ask(config: pg.PoolConfig, sql: string): Promise<unknown[]> {
  const client = new pg.Client(config);
  try {
    await client.connect();
    return (await client.query<unknown[]>({ text: sql, rowMode: 'array' })).rows.flat();
  } finally {
    await client.end().catch(() => undefined);
  }
}

afterEach(async () => {
  for (const database of running.splice(0)) await database.stop();
});

describe('embedded database', { timeout: 30_000 }, () => {
  const folder = join(temporary, 'cluster');

  test('starts fresh with durable, portable settings, on a private socket only', async () => {
    const database = await start(folder);
    const owner = database.connection('postgres', 'postgres');
    expect(database).toMatchObject({ folder, adopted: false });
    expect(
      await ask(
        owner,
        `select current_setting('fsync'), current_setting('data_checksums'), current_setting('listen_addresses'),
        current_setting('server_encoding'), current_setting('jit'), current_setting('shared_buffers'), current_setting('max_connections'),
        (select datlocprovider::text || datlocale from pg_database where datname = 'postgres')`,
      ),
    ).toEqual(['on', 'on', '', 'UTF8', 'off', '64MB', '60', 'iund']);
    await ask(owner, 'create extension pg_trgm');
    expect(await ask(owner, `select 'a' < 'B', 'ä' < 'b', cardinality(show_trgm('Жук'))`)).toEqual([true, true, 4]);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(statSync(`${folder}.password`).mode & 0o777).toBe(0o600);
    await ask(owner, `create table kept as select 'of old' as word`);
    await expect(ask({ ...owner, password: 'guessed' }, 'select 1')).rejects.toThrow('password authentication failed');
    await ask(owner, `create role guest login password 'welcome'`);
    expect(await ask(database.connection('guest', 'postgres', 'welcome'), 'select current_user')).toEqual(['guest']);
  });

  test('keeps data over a restart, and flags override settings', async () => {
    const database = await start(folder, '-c', 'shared_buffers=32MB');
    const owner = database.connection('postgres', 'postgres');
    expect(await ask(owner, 'select word from kept')).toEqual(['of old']);
    expect(await ask(owner, 'show shared_buffers')).toEqual(['32MB']);
  });

  test('leaves nothing but the cluster and its password behind', () => {
    expect(readdirSync(temporary).sort()).toEqual(['cluster', 'cluster.password']);
    expect(existsSync(join(folder, 'postmaster.pid'))).toBe(false);
  });

  test('refuses a second server, in this process and in another, and frees the folder on stop', async () => {
    const first = await start(folder);
    await expect(startEmbedded({ folder })).rejects.toThrow(DataFolderInUse);
    const { report } = await spawnServer(folder);
    expect(report.error?.name).toBe('DataFolderInUse');
    expect(report.error?.message).toBe(
      `The data folder ${folder} is in use by another Portolan server (process ${process.pid}). ` +
        'Stop that server first, or start this one with another data folder.',
    );
    await first.stop();
    expect((await start(folder)).adopted).toBe(false);
  });

  test('takes over the PostgreSQL of a killed server', async () => {
    const killed = await spawnServer(folder);
    await killed.end('SIGKILL');
    expect(existsSync(`${folder}.lock`)).toBe(true);
    const database = await start(folder);
    expect(database.adopted).toBe(true);
    expect(await ask(database.connection('postgres', 'postgres'), 'select count(*)::int from starts')).toEqual([1]);
    await expect(ask(database.connection('postgres', 'postgres'), 'select 1/0')).rejects.toThrow('division by zero');
    await database.stop();
    expect(isRunning(killed.report.postmaster)).toBe(false);
  });

  test('recovers when server and PostgreSQL are both killed', async () => {
    const killed = await spawnServer(folder);
    process.kill(killed.report.postmaster, 'SIGKILL');
    await killed.end('SIGKILL');
    const database = await start(folder);
    expect(database.adopted).toBe(false);
    expect(await ask(database.connection('postgres', 'postgres'), 'select count(*)::int from starts')).toEqual([2]);
  });

  test('removes the claim of a process that is not PostgreSQL', async () => {
    writeFileSync(join(folder, 'postmaster.pid'), `${process.pid}\n${folder}\n1\n5432\n${folder}\n\n0 0\nready\n`);
    expect((await start(folder)).adopted).toBe(false);
  });

  test('sets a new password when its file is lost', async () => {
    rmSync(`${folder}.password`);
    const database = await start(folder);
    expect(await ask(database.connection('postgres', 'postgres'), 'select word from kept')).toEqual(['of old']);
  });

  test('says what PostgreSQL said when it does not start, and lets go of the folder', async () => {
    await expect(start(folder, '-c', 'shared_buffers=plenty')).rejects.toThrow(/shared_buffers.*DATABASE_URL/s);
    expect(existsSync(`${folder}.lock`)).toBe(false);
  });

  test('says what it found when the folder or the version is not its own', async () => {
    const foreign = join(temporary, 'foreign');
    mkdirSync(foreign);
    writeFileSync(join(foreign, 'holiday.jpg'), '');
    await expect(start(foreign)).rejects.toThrow('holds files but no PostgreSQL database');
    const old = join(temporary, 'old');
    mkdirSync(old);
    writeFileSync(join(old, 'PG_VERSION'), '15\n');
    if (process.getuid?.() === 0) await expect(start(old)).rejects.toThrow('belongs to root');
    else await expect(start(old)).rejects.toThrow('was made by PostgreSQL 15');
  });

  test('works in a folder whose path is too long for a socket and full of odd characters', async () => {
    const long = join(temporary, `Straße, "quoted" 'and' spaced`, 'x'.repeat(90), 'data');
    const database = await start(long);
    const { host } = database.connection('postgres', 'postgres');
    expect(host?.startsWith(long)).toBe(false);
    expect(statSync(host ?? '').mode & 0o777).toBe(0o700);
    await database.stop();
    expect(existsSync(host ?? '')).toBe(false);
  });
});
