/** Where the database's functions look for tables: never first among the temporary ones, which a session could make in their place. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installation } from '../demo/world/testing/installation.ts';
import type { Database } from './database.ts';

let database: Database;
beforeAll(async () => {
  database = await installation('portolan_tsearchpath');
});
afterAll(() => database?.close());

interface Declared {
  name: string;
  definer: boolean;
  is_trigger: boolean;
  path: string | null;
  body: string;
}

const declared = async () =>
  (
    await sql<Declared>`
      select p.oid::regprocedure::text as name, prosecdef as definer, prorettype = 'trigger'::regtype as is_trigger, prosrc as body,
        (select substr(setting, 13) from unnest(proconfig) setting where setting like 'search_path=%') as path
      from pg_proc p where pronamespace = 'portolan'::regnamespace`.execute(database.owner)
  ).rows;

describe('a function of the schema', () => {
  it('with its owner’s rights, or called by a trigger, has a path of its own that ends with the temporary tables', async () => {
    const guarded = (await declared()).filter(({ definer, is_trigger }) => definer || is_trigger);
    expect(guarded.length).toBeGreaterThan(80);
    expect(guarded.filter(({ path }) => !path?.endsWith(', pg_temp')).map(({ name }) => name)).toEqual([]);
  });

  // A path of its own would keep these from being put into the statements that call them. They may do no more than their
  // caller may, and temporary functions are never found without their schema: so only tables must be named whole.
  it('with its caller’s rights either has such a path, or names no table without its schema', async () => {
    const free = (await declared()).filter(({ path }) => path === null);
    const table = /\b(?:from|join|update|insert into|delete from)\s+"?[a-z_]+\b(?!\.|\s*\()/gi;
    expect(free.flatMap(({ name, body }) => (body.match(table) ?? []).map((found) => `${name}: ${found}`))).toEqual([]);
  });
});

describe('a session of the server', () => {
  /** Whether the database believes that user 1 has a device which only a temporary table knows. */
  const believesDevice = async (): Promise<boolean> => {
    const client = await database.pool.connect();
    try {
      await client.query('create temporary table known_device (user_account_id bigint, secret_hash bytea)');
      await client.query(`insert into pg_temp.known_device values (1, 'x')`);
      await client.query('grant all on pg_temp.known_device to public');
      const { rows } = await client.query(`select is_known_device(1, 'x') as known`);
      return rows[0]?.known;
    } finally {
      client.release(true);
    }
  };

  it('may not make temporary tables', async () => {
    await expect(believesDevice()).rejects.toThrow('permission denied to create temporary tables');
  });

  it('disarms no function with one, even where an operator has allowed them', async () => {
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.owner);
    await sql`grant temporary on database ${sql.id(rows[0]?.name ?? '')} to public`.execute(database.owner);
    expect(await believesDevice()).toBe(false);
  });

  it('looks for tables in the schema first', async () => {
    const { rows } = await database.pool.query('show search_path');
    expect(rows[0]?.search_path).toMatch(/^portolan, ?public, ?pg_temp$/);
  });
});
