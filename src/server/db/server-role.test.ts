/** Two installations in one cluster, clones, several servers at once, operators with roles of their own: nobody is locked out, nobody's role is touched. */
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readSettings, WrongSettings } from '../settings.ts';
import { accessFrom, type DatabaseAccess } from './connect.ts';
import { type Database, openDatabase } from './database.ts';
import { WrongServerRole } from './restricted-role.ts';
import type { Tables } from './tables.ts';

const owner = inject('owner');
const opened = new Set<Database>();
const made = new Set<string>();
let admin: pg.Client;
beforeAll(async () => {
  admin = new pg.Client({ ...owner });
  await admin.connect();
  const login = (name: string, attributes: string) =>
    admin.query(`create role "${name}" login ${attributes} password 'p-${name}'`);
  await login('portolan_tother', 'superuser');
  await login('portolan_tplain', 'createrole');
  await login('portolan_t Desk', '');
});
afterAll(async () => {
  await Promise.all([...opened].map((database) => database.close()));
  for (const name of made) await admin.query(`drop database ${name} with (force)`);
  await admin.query('drop owned by portolan_tother, portolan_tplain, "portolan_t Desk"');
  for (const name of ['portolan_tother', 'portolan_tplain', 'portolan_t Desk'])
    await admin.query(`drop role if exists "${name}"`);
  await admin.end();
});

async function create(name: string, of = ''): Promise<string> {
  made.add(name);
  await admin.query(`drop database if exists ${name} with (force)`);
  await admin.query(`create database ${name} ${of}`);
  return name;
}
const inDatabase = (database: string, more: Partial<typeof owner> = {}) => ({ ...owner, database, ...more });
async function open(access: DatabaseAccess): Promise<Database> {
  const database = await openDatabase(access, 2);
  opened.add(database);
  return database;
}
async function close(database: Database): Promise<void> {
  opened.delete(database);
  await database.close();
}
/** Whether somebody can log in anew as the server does, and may read. */
async function goesOn({ server }: Database): Promise<boolean> {
  const client = new pg.Client(server);
  try {
    await client.connect();
    await client.query('select count(*) from account');
    return true;
  } catch {
    return false;
  } finally {
    await client.end();
  }
}
const grantsOf = async (database: Kysely<Tables>, role: string) =>
  (
    await sql<{ n: number }>`select (select count(*) from information_schema.role_table_grants where grantee = ${role})
      + (select count(*) from pg_policies where ${role} = any (roles))
      + has_schema_privilege(${role}, 'portolan', 'usage')::int as n`.execute(database)
  ).rows[0]?.n;

describe('two installations in one cluster', () => {
  it('both go on when the second starts, and when the first starts again', async () => {
    const first = await open(accessFrom(inDatabase(await create('portolan_tfirst'))));
    const theirs = inDatabase(await create('portolan_tsecond'), {
      user: 'portolan_tother',
      password: 'p-portolan_tother',
    });
    const second = await open(accessFrom(theirs));
    expect([await goesOn(first), await goesOn(second)]).toEqual([true, true]);
    await close(first);
    const again = await open(accessFrom(inDatabase('portolan_tfirst')));
    expect([await goesOn(again), await goesOn(second)]).toEqual([true, true]);
  });

  it('reach nothing of each other', async () => {
    const foreign = { ...(await open(accessFrom(inDatabase('portolan_tfirst')))).server, database: 'portolan_tsecond' };
    const client = new pg.Client(foreign);
    await client.connect();
    await expect(client.query('select * from portolan.account')).rejects.toThrow('permission denied');
    await client.end();
  });
});

describe('the role', () => {
  it('is made once when several servers start at once on a new database', async () => {
    const access = accessFrom(inDatabase(await create('portolan_tseveral')));
    const all = await Promise.all([open(access), open(access), open(access)]);
    expect(new Set(all.map(({ server }) => server.user)).size).toBe(1);
    expect(await Promise.all(all.map(goesOn))).toEqual([true, true, true]);
    await Promise.all(all.map(close));
  });

  it('belongs to a clone as well, until its secret is another one', async () => {
    const nameless = (database: string, secretKey: string): DatabaseAccess => ({
      ...accessFrom(inDatabase(database)),
      secret: secretKey,
    });
    const original = await open(nameless(await create('portolan_toriginal'), 'a'.repeat(32)));
    await close(original);
    await create('portolan_tclone', 'template portolan_toriginal');
    const clone = await open(nameless('portolan_tclone', 'a'.repeat(32)));
    expect(clone.server.user).toBe(original.server.user);
    await close(clone);
    const apart = await open(nameless('portolan_tclone', 'b'.repeat(32)));
    expect(apart.server.user).not.toBe(original.server.user);
    expect([await goesOn(apart), await goesOn(original)]).toEqual([true, true]);
    expect(await grantsOf(apart.owner, original.server.user ?? '')).toBe(0);
  });

  it('gets another password when the secret of its own database changes', async () => {
    const access = accessFrom(inDatabase(await create('portolan_trenewed')));
    const before = await open(access);
    await close(before);
    const after = await open({ ...access, secret: 'another' });
    expect(after.server.user).toBe(before.server.user);
    expect([await goesOn(after), await goesOn(before)]).toEqual([true, false]);
  });

  it('is refused when somebody else made it, and stays as it is', async () => {
    const access = accessFrom(inDatabase(await create('portolan_tforeign')));
    const before = await open(access);
    await close(before);
    await admin.query(`comment on role ${before.server.user} is 'of the payroll'`);
    await expect(openDatabase({ ...access, secret: 'another' })).rejects.toThrow(WrongServerRole);
    expect(await goesOn(before)).toBe(true);
  });

  it('can be made by an owner who is no superuser', async () => {
    const name = await create('portolan_tplainly', 'owner portolan_tplain');
    const access = accessFrom(inDatabase(name, { user: 'portolan_tplain', password: 'p-portolan_tplain' }));
    await close(await open(access));
    expect(await goesOn(await open({ ...access, secret: 'another' }))).toBe(true);
  });
});

describe('a role of the operator', () => {
  it('may have any name', async () => {
    const own = inDatabase(await create('portolan_tdesk'), { user: 'portolan_t Desk', password: 'p-portolan_t Desk' });
    const database = await open(accessFrom(inDatabase('portolan_tdesk'), { server: own }));
    expect(await goesOn(database)).toBe(true);
    await close(database);
    // Without it the owner makes one, and the operator's may do nothing any more.
    const made = await open(accessFrom(inDatabase('portolan_tdesk')));
    expect([await goesOn(made), await goesOn(database)]).toEqual([true, false]);
  });

  it('is refused when it could become the owner', async () => {
    await create('portolan_tnear', 'owner portolan_tplain');
    await admin.query(`grant portolan_tplain to "portolan_t Desk" with inherit false`);
    const access = accessFrom(
      inDatabase('portolan_tnear', { user: 'portolan_tplain', password: 'p-portolan_tplain' }),
      {
        server: inDatabase('portolan_tnear', { user: 'portolan_t Desk', password: 'p-portolan_t Desk' }),
      },
    );
    await expect(openDatabase(access)).rejects.toThrow(WrongServerRole);
  });
});

describe('settings', () => {
  const wrong = (environment: Record<string, string>) => {
    try {
      return readSettings(environment) && '';
    } catch (error) {
      if (error instanceof WrongSettings) return error.message;
      throw error;
    }
  };

  it('ask for a key where the owner has no password, because nobody else may know that of the server', () => {
    const DATABASE_URL = 'postgres://portal@db.example/portal';
    expect(wrong({ DATABASE_URL })).toMatch(/no password; set SECRET_KEY/);
    expect(wrong({ DATABASE_URL, SECRET_KEY: 'k'.repeat(32) })).toBe('');
    expect(wrong({ DATABASE_URL, DATABASE_SERVER_URL: 'postgres://desk:p@db.example/portal' })).toBe('');
    expect(wrong({ DATABASE_URL: 'postgres://portal:p@db.example/portal' })).toBe('');
  });

  it('leave no password that is derived from nothing', async () => {
    const access = accessFrom(inDatabase(await create('portolan_tnothing')));
    await expect(openDatabase({ ...access, secret: undefined })).rejects.toThrow('cannot have a password');
  });
});
