/** An installation lives on: the small demo world of an earlier version, as a dump kept it, is restored, brought up to date, and keeps every value. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ensureDemoWorld } from '../demo/world/demo-world.ts';
import { loadReferenceData } from '../layouts/reference/load.ts';
import { accessFrom } from './connect.ts';
import { type Database, openDatabase } from './database.ts';

const dump = join(import.meta.dirname, '../../../tests/database/worlds/115-terms-asked-again.sql.br');
const name = 'portolan_trestored';
const supportOfResellers = `object_type = 'SUPPORT_CONTACT_DETAILS' and capability_set_id =
  (select capability_set_id from portolan.capability_set where owner_company_id = 1 and name = 'Customers')`;
const givesSupport = readFileSync(join(import.meta.dirname, 'migrations/200-support-contacts.sql'), 'utf8');
const owner = inject('owner');
/** What is the version's own, not the installation's. */
const ofVersion = ['kysely_migration', 'kysely_migration_lock', 'installation', 'enum_member', 'view_layout'];

type Row = Readonly<Record<string, unknown>>;

let restored: pg.Client;
let database: Database;
const columns = new Map<string, readonly string[]>();
const before = new Map<string, readonly Row[]>();
beforeAll(async () => {
  await maintain(`drop database if exists ${name} with (force)`);
  await maintain(`create database ${name}`);
  restored = new pg.Client({ ...owner, database: name });
  await restored.connect();
  await restored.query(brotliDecompressSync(readFileSync(dump)).toString('utf8'));
  const { rows } = await restored.query<{ name: string; columns: string[] }>(
    `select table_name as name, array_agg(column_name::text order by ordinal_position) as columns
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'portolan' and table_type = 'BASE TABLE' and table_name <> all ($1) group by 1 order by 1`,
    [ofVersion],
  );
  for (const table of rows) {
    columns.set(table.name, table.columns);
    before.set(table.name, await rowsOf(table.name));
  }
  // As it was an hour earlier: without a right that new installations have given ever since.
  await restored.query(`delete from portolan.capability_set_entry where ${supportOfResellers}`);
  database = await openDatabase(accessFrom({ ...owner, database: name }), 2);
  await loadReferenceData(database.owner);
});
afterAll(async () => {
  await database?.close();
  await restored?.end();
  await maintain(`drop database if exists ${name} with (force)`);
});

async function maintain(statement: string): Promise<void> {
  const client = new pg.Client({ ...owner });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** All that the table held then, as text: in columns of then, in an order of its own. */
async function rowsOf(table: string): Promise<readonly Row[]> {
  const kept = (columns.get(table) ?? []).map((column) => `'${column}', "${column}"::text`).join(', ');
  const { rows } = await restored.query<{ row: Row }>(
    `select json_build_object(${kept}) as row from portolan.${table} order by json_build_object(${kept})::text`,
  );
  return rows.map(({ row }) => row);
}

describe('a dump of the small demo world', () => {
  it('holds what a world holds', () => {
    const counts = Object.fromEntries([...before].map(([table, rows]) => [table, rows.length]));
    expect(counts).toMatchObject({
      account: 971,
      account_value: 971,
      audit_entry: 1626,
      terms_acceptance: 1,
      list_view: 5,
    });
  });

  it('keeps every value of every column when it is brought up to date', async () => {
    for (const [table, rows] of before) expect([table, await rowsOf(table)]).toEqual([table, rows]);
  });

  it('gives resellers the right to say whom their customers ask, unless somebody has taken it away by hand', async () => {
    const held = async () =>
      (
        await restored.query<{ flags: string[] }>(
          `select flags from portolan.capability_set_entry where ${supportOfResellers}`,
        )
      ).rows;
    expect(await held()).toEqual([{ flags: ['Read', 'Update'] }]);
    await restored.query('begin; set local search_path = portolan');
    try {
      // What is there already stays as it is.
      await restored.query(`update capability_set_entry set flags = '{Read}' where ${supportOfResellers}`);
      await restored.query(givesSupport);
      expect(await held()).toEqual([{ flags: ['Read'] }]);
      await restored.query(`delete from capability_set_entry where ${supportOfResellers}`);
      await restored.query(`insert into audit_entry (event, operation, request_id, target_account_id, target_name, target_type,
          user_account_id, user_name, user_type, details)
        values ('Capability set changed', 'Account/UpdateCapabilitySet', 'r', 1, 'Nordlicht', 'Reseller', 1, 'Nordlicht', 'Reseller',
          'Capability set: Customers; Support contacts: taken away Read, Update')`);
      await restored.query(givesSupport);
      expect(await held()).toEqual([]);
    } finally {
      await restored.query('rollback');
    }
  });

  it('has a log whose chain is whole', async () => {
    const portion = await database.owner.transaction().execute(async (transaction) => {
      await sql`select set_config('app.scope', '/1/', true)`.execute(transaction);
      const { rows } = await sql`select * from check_audit_chain(0, 5000)`.execute(transaction);
      return rows[0];
    });
    expect(portion).toMatchObject({ checked: 1626, broken_id: null });
  });

  it('is known as a demo world of an older version, and stays as it is', async () => {
    const world = await ensureDemoWorld(database.owner, { demoPassword: undefined, demoSize: 'small' });
    expect(world).toMatchObject({ password: 'Nordlicht-Testing-7!', isOlder: true });
    expect(world.users).toContain('admin');
    for (const table of ['account', 'credential'])
      expect([table, await rowsOf(table)]).toEqual([table, before.get(table)]);
  });
});
