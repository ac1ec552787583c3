/** A database of the version whose one login role was shared by the whole cluster: brought up to date, that role may do nothing in it. */
import { Kysely, type Migration, Migrator, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { accessFrom } from './connect.ts';
import { type Database, openDatabase } from './database.ts';
import { ruleStatements } from './table.ts';
import { type Tables, tableRules } from './tables.ts';

const migrations = import.meta.glob<string>('./migrations/*.sql', { query: '?raw', eager: true, import: 'default' });
const functions = import.meta.glob<string>('./functions/*.sql', { query: '?raw', eager: true, import: 'default' });
const shared = 'portolan_server';
const lastBefore = '075-search-path';

const owner = inject('owner');
let admin: pg.Client;
let database: Database;
beforeAll(async () => {
  admin = new pg.Client({ ...owner });
  await admin.connect();
  await admin.query(
    `do $$ begin create role ${shared} login password 'shared'; exception when duplicate_object then null; end $$`,
  );
  await asBefore('portolan_tupgraded');
  await asBefore('portolan_tuntouched');
  database = await openDatabase(accessFrom({ ...owner, database: 'portolan_tupgraded' }), 2);
  await sql`insert into account (account_id, account_type, display_name, account_identificator)
    values (1, 'Reseller', 'Nordlicht', 'R-1')`.execute(database.owner);
});
afterAll(async () => {
  await database?.close();
  for (const name of ['portolan_tupgraded', 'portolan_tuntouched'])
    await admin.query(`drop database if exists ${name} with (force)`);
  await admin.query(`drop role ${shared}`).catch(() => {});
  await admin.end();
});

/** Makes a database as that version left it: its migrations, and rules for the shared role. */
async function asBefore(name: string): Promise<void> {
  await admin.query(`create database ${name}`);
  const access = accessFrom({ ...owner, database: name });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: new pg.Pool({ ...access.owner, max: 1 }) }) });
  const known = Object.entries(migrations)
    .map(([path, text]): [string, Migration] => [
      path.replace(/^.*\/|\.sql$/g, ''),
      { up: async (transaction) => void (await sql.raw(text).execute(transaction)) },
    ])
    .filter(([file]) => file <= lastBefore);
  await sql`create schema portolan`.execute(db);
  const provider = { getMigrations: async () => Object.fromEntries(known) };
  await new Migrator({ db, provider, migrationTableSchema: 'portolan' }).migrateToLatest();
  await sql`set check_function_bodies = off`.execute(db);
  for (const text of Object.values(functions)) await sql.raw(text).execute(db);
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'portolan'`.execute(db);
  const there = new Set(tables.map(({ name: table }) => table));
  const rules = tableRules.filter((table) => there.has(table.name)).flatMap((table) => ruleStatements(table, shared));
  for (const statement of rules) await sql.raw(statement).execute(db);
  await sql
    .raw(`grant usage on schema portolan to ${shared}; grant execute on all functions in schema portolan to ${shared}`)
    .execute(db);
  await sql`insert into installation values ('declaration', 'of an earlier version')`.execute(db);
  await db.destroy();
}

/** A statement as the role of a login, without its password. */
async function as(role: string, name: string, statement: string): Promise<string> {
  const client = new pg.Client({ ...owner, database: name });
  await client.connect();
  try {
    await client.query(`set session authorization ${role}`);
    const { rows = [] } = await client.query(statement);
    return String(Object.values(rows[0] ?? {})[0]);
  } catch (error) {
    return (error as Error).message;
  } finally {
    await client.end();
  }
}

const entry = (
  request: string,
  user: number,
) => `set app.scope = '/1/'; set "app.user" = '7'; insert into portolan.audit_entry
  (occurred_utc, event, operation, request_id, target_account_id, target_name, target_type, user_account_id, user_name, user_type)
  values ('2000-01-01', 'e', 'o', '${request}', 1, 't', 'User', ${user}, 'u', 'User')`;
const yearOf = async (request: string) =>
  (
    await sql<{ year: number }>`select extract(year from occurred_utc)::int as year from audit_entry
      where request_id = ${request}`.execute(database.owner)
  ).rows[0]?.year;

describe('the shared role', () => {
  it('may do nothing in the database that was brought up to date', async () => {
    expect(await as(shared, 'portolan_tupgraded', 'select 1 from portolan.account')).toMatch(
      /permission denied for schema/,
    );
    const { rows } = await sql<{ n: number }>`
      select (select count(*) from pg_class, aclexplode(relacl) where relnamespace = 'portolan'::regnamespace and grantee = ${shared}::regrole)
        + (select count(*) from pg_proc, aclexplode(proacl) where pronamespace = 'portolan'::regnamespace and grantee = ${shared}::regrole)
        + (select count(*) from pg_policies where ${shared} = any (roles)) as n`.execute(database.owner);
    expect(rows[0]?.n).toBe(0);
  });

  it('goes on in one that was not', async () => {
    expect(await as(shared, 'portolan_tuntouched', 'select count(*) from portolan.account')).toBe('0');
  });

  it('is named by no function any more', async () => {
    const { rows } = await sql`select proname from pg_proc
      where pronamespace = 'portolan'::regnamespace and prosrc like ${`%${shared}%`}`.execute(database.owner);
    expect(rows).toEqual([]);
  });
});

describe('the log of what was done', () => {
  const server = () => database.server.user ?? '';

  it('has the hour of the database for whatever role the server has, and the hour it is given for the owner', async () => {
    await as(server(), 'portolan_tupgraded', entry('of the server', 7));
    await as(owner.user, 'portolan_tupgraded', entry('of the owner', 8));
    expect(await yearOf('of the server')).toBeGreaterThan(2000);
    expect(await yearOf('of the owner')).toBe(2000);
  });

  it('refuses an entry in the name of another', async () => {
    expect(await as(server(), 'portolan_tupgraded', entry('forged', 8))).toMatch(/bears the user of its transaction/);
  });

  it('cannot be fooled by a session that says it is the owner', async () => {
    const pool = new pg.Pool({ ...database.server, max: 1 }).on('error', () => {});
    for (const word of [`set role ${owner.user}`, `set session authorization ${owner.user}`])
      await expect(pool.query(word)).rejects.toThrow('permission denied');
    await pool.end();
  });
});

it('a database that another version has used is refused, with what to do', async () => {
  await sql`insert into kysely_migration (name, timestamp) values ('999-of-another-branch', now())`.execute(
    database.owner,
  );
  const opened = openDatabase(accessFrom({ ...owner, database: 'portolan_tupgraded' }), 2);
  await expect(opened).rejects.toThrow(
    /migration 999-of-another-branch, which this version does not know.*\n.*DATA_DIR/,
  );
});
