/** No table without a guard: row level security stands on each, each command that the server may give has its policy, and none lets every row through unsaid. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installation } from '../demo/world/testing/installation.ts';
import type { Database } from './database.ts';
import { tableRules } from './tables.ts';

/** Tables that are open to everybody for one command, each with the reason. */
const openToAll: Readonly<Record<string, { readonly to: string; readonly why: string }>> = {
  enum_member: { to: 'SELECT', why: 'the product’s own enumerations' },
  exchange_rate: { to: 'SELECT', why: 'what a euro is, which is the same for everybody' },
  password_request: { to: 'INSERT', why: 'whoever has forgotten his password asks, and nobody reads who did' },
  tax_rate: { to: 'SELECT', why: 'what a country asks, which is the same for everybody' },
  view_layout: { to: 'SELECT', why: 'the product’s own layouts' },
};

let database: Database;
beforeAll(async () => {
  database = await installation('portolan_tpolicies');
});
afterAll(() => database?.close());

interface Found {
  readonly name: string;
  readonly secured: boolean;
  readonly granted: readonly string[];
  readonly policies: readonly {
    readonly command: string;
    readonly using: string | null;
    readonly check: string | null;
  }[];
}

async function tables(): Promise<readonly Found[]> {
  const role = database.server.user ?? '';
  const { rows } = await sql<Found>`
    select c.relname as name, c.relrowsecurity as secured,
      array(select p from unnest(array['SELECT','INSERT','UPDATE','DELETE']) p
        where has_table_privilege(${role}, c.oid, p) or p <> 'DELETE' and has_any_column_privilege(${role}, c.oid, p)) as granted,
      coalesce((select json_agg(json_build_object('command', p.cmd, 'using', p.qual, 'check', p.with_check))
        from pg_policies p where p.schemaname = 'portolan' and p.tablename = c.relname and ${role} = any (p.roles)), '[]') as policies
    from pg_class c where c.relnamespace = 'portolan'::regnamespace and c.relkind in ('r', 'p')`.execute(
    database.owner,
  );
  return rows;
}

/** Kysely's own, of which the server's role may do nothing. */
const isOfMigrations = ({ name }: Found): boolean => name.startsWith('kysely_');

describe('tables', () => {
  it('have each a file with rules, or nothing that the server may do with them', async () => {
    const known = tableRules.map(({ name }) => name);
    const without = (await tables()).filter(({ name }) => !known.includes(name));
    expect(without.filter((table) => !isOfMigrations(table)).map(({ name }) => name)).toEqual([]);
    expect(without.flatMap(({ granted }) => granted)).toEqual([]);
  });

  it('have row level security, and a policy for each command that is granted', async () => {
    const unguarded = (await tables())
      .filter((table) => !isOfMigrations(table))
      .flatMap(({ name, secured, granted, policies }) => [
        ...(secured ? [] : [`${name} has no row level security`]),
        ...granted
          .filter((command) => !policies.some((policy) => policy.command === 'ALL' || policy.command === command))
          .map((command) => `${name} has no policy for ${command}`),
      ]);
    expect(unguarded).toEqual([]);
  });

  it('let every row through only where that is said, and for one command alone', async () => {
    const open = (await tables()).filter(
      ({ granted, policies }) =>
        granted.length > 0 && policies.some(({ using, check }) => using === 'true' || check === 'true'),
    );
    expect(Object.fromEntries(open.map(({ name, granted }) => [name, granted.join()]))).toEqual(
      Object.fromEntries(Object.entries(openToAll).map(([name, { to }]) => [name, to])),
    );
  });
});
