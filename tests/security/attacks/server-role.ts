/** The login role of the server: its password guessed, taken by a second installation, and what somebody can do who works as it. */
import { createHmac } from 'node:crypto';
import pg from 'pg';
import { addressParameters } from '../../../src/server/db/connect.ts';
import { startBuilt } from '../../durability/built-server.ts';
import { type Count, exactly, type Target } from './target.ts';

const neighbour = 'neighbour';
/** What earlier versions used, and what lies near. */
const constants = ['', 'portolan', 'portolan_server', 'postgres', 'neighbour'];

export async function serverRole(target: Target): Promise<Count[]> {
  const { database, environment, servers } = target;
  const owner = addressParameters(environment['DATABASE_URL'] ?? '');
  const { rows } = await database.query(
    `select value::jsonb->>'role' as role from portolan.installation where name = 'server-role'`,
  );
  const role: string = rows[0].role;
  await database.query(`create role ${neighbour} login superuser password '${neighbour}'`);
  await database.query(`create database ${neighbour} owner ${neighbour}`);
  const second = await startBuilt({ ...environment, DATABASE_URL: addressOf(owner, neighbour) });
  await database.query(
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity where application_name = 'portolan' and datname = $1`,
    [owner.database],
  );
  const ready = await Promise.all([...servers, second.address].map(isReady));
  await second.stop();
  return [
    exactly('two installations in one cluster: servers that go on', ready.filter(Boolean).length, 3),
    exactly('passwords derived from constants: let in', await guessed(owner, role), 0),
    exactly('an owner without a password and no key: started', Number(await startsUnkeyed(environment, owner)), 0),
    ...(await asServer(database, role)),
  ];
}

const addressOf = ({ host = '', port = 5432 }: pg.PoolConfig, name: string, password = `:${name}`): string =>
  `postgres://${name}${password}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`;

/** Sooner or later, with connections of its own that have been made anew. */
async function isReady(server: string): Promise<boolean> {
  for (let turn = 0; turn < 50; turn += 1) {
    if ((await fetch(`${server}/health/ready`).catch(() => undefined))?.ok) return true;
    await new Promise((done) => setTimeout(done, 100));
  }
  return false;
}

async function guessed(owner: pg.PoolConfig, role: string): Promise<number> {
  let found = 0;
  for (const user of [role, 'portolan_server']) {
    const derived = constants.map((word) => createHmac('sha256', word).update(user).digest('base64url'));
    for (const password of [...constants.filter(Boolean), ...derived]) {
      const client = new pg.Client({ ...owner, user, password });
      await client.connect().then(
        () => (found += 1),
        () => {},
      );
      await client.end();
    }
  }
  return found;
}

async function startsUnkeyed(environment: Target['environment'], owner: pg.PoolConfig): Promise<boolean> {
  const address = addressOf(owner, neighbour, '');
  return startBuilt({ ...environment, DATABASE_URL: address, PGPASSWORD: neighbour }).then(
    async (server) => {
      await server.stop();
      return true;
    },
    () => false,
  );
}

/** What whoever could make the server say any statement would get. */
async function asServer(database: pg.Client, role: string): Promise<Count[]> {
  const tries: Readonly<Record<string, readonly string[]>> = {
    'make a temporary table': ['create temporary table known_device (user_account_id bigint, secret_hash bytea)'],
    'become the owner': ['set role postgres'],
    'read what only the owner may': ['select * from portolan.installation'],
    'change what was logged': ['delete from portolan.audit_entry'],
  };
  const { rows } = await database.query(
    `select account_id as id, path from portolan.account where account_type = 'User' and account_id <> 1 limit 1`,
  );
  let done = 0;
  for (const statements of Object.values(tries)) done += Number(await does(database, role, statements));
  const { rows: name } = await database.query('select current_database() as name');
  await database.query(`grant temporary on database "${name[0].name}" to public`);
  const believed = await does(database, role, [
    'create temporary table known_device (user_account_id bigint, secret_hash bytea)',
    `insert into pg_temp.known_device values (1, 'x')`,
    'grant all on pg_temp.known_device to public',
    `select 1 / is_known_device(1, 'x')::int`,
  ]);
  const { rows: open } = await database.query(
    `select proname from pg_proc where pronamespace = 'portolan'::regnamespace and prosecdef
      and not exists (select from unnest(proconfig) one where one like 'search\\_path=%, pg\\_temp')`,
  );
  const entryBy = (user: string) => [
    `select set_config('app.scope', '${rows[0].path}', true), set_config('app.user', '${rows[0].id}', true)`,
    `insert into audit_entry (occurred_utc, event, operation, request_id, target_account_id, target_name, target_type, user_account_id, user_name, user_type)
      values (now(), 'e', 'o', 'r', ${rows[0].id}, 't', 'User', ${user}, 'u', 'User')`,
  ];
  return [
    exactly('an entry of the log in his own name: written', Number(await does(database, role, entryBy(rows[0].id))), 1),
    exactly('an entry in the name of another: written', Number(await does(database, role, entryBy('1'))), 0),
    exactly(`as the server: ${Object.keys(tries).join(', ')}: done`, done, 0),
    exactly('a temporary table in the place of ours: believed', Number(believed), 0),
    exactly('functions with their owner’s rights that look for temporary tables first', open.length, 0),
  ];
}

async function does(database: pg.Client, role: string, statements: readonly string[]): Promise<boolean> {
  await database.query('begin');
  try {
    await database.query(`set local search_path = portolan, public; set local session authorization ${role}`);
    for (const statement of statements) await database.query(statement);
    return true;
  } catch {
    return false;
  } finally {
    await database.query('rollback');
  }
}
