/** Brings a database up to date: migrations, then the functions, policies and grants that stand beside the tables. */
import { createHash } from 'node:crypto';
import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import { schema, serverRole } from './connect.ts';
import { ruleStatements } from './table.ts';
import { type Tables, tableRules } from './tables.ts';

const migrations = import.meta.glob<string>('./migrations/*.sql', { query: '?raw', eager: true, import: 'default' });
const functions = import.meta.glob<string>('./functions/*.sql', { query: '?raw', eager: true, import: 'default' });

const named = (files: Record<string, string>): [string, string][] =>
  Object.entries(files)
    .map(([path, content]): [string, string] => [path.replace(/^.*\/|\.sql$/g, ''), content])
    .sort(([a], [b]) => a.localeCompare(b));

const provider = {
  getMigrations: async (): Promise<Record<string, Migration>> =>
    Object.fromEntries(
      named(migrations).map(([name, statements]) => [
        name,
        { up: async (database: Kysely<unknown>) => void (await sql.raw(statements).execute(database)) },
      ]),
    ),
};

/**
 * Applies what is missing. Safe when several servers start at once: Kysely's migration lock lets one work.
 * @param serverPassword password of the server's login role, set when the role is made here; undefined: the operator's own role.
 */
export async function migrate(owner: Kysely<Tables>, serverPassword: string | undefined): Promise<void> {
  await sql`create schema if not exists ${sql.id(schema)}`.execute(owner);
  const { error } = await new Migrator({ db: owner, provider, migrationTableSchema: schema }).migrateToLatest();
  if (error) throw error;
  await owner.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext(${schema}))`.execute(transaction);
    if (serverPassword !== undefined) await ensureServerRole(transaction, serverPassword);
    await declare(transaction);
    await refuseTemporaryTables(transaction);
  });
}

/** Whoever can make a temporary table can try to put it in the place of ours. A clone does not inherit this, so it is looked at anew. */
async function refuseTemporaryTables(owner: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ name: string; allowed: boolean }>`
    select current_database() as name, has_database_privilege('public', current_database(), 'TEMPORARY')
      or has_database_privilege(${serverRole}, current_database(), 'TEMPORARY') as allowed`.execute(owner);
  for (const { name, allowed } of rows) {
    if (allowed)
      await sql`revoke temporary on database ${sql.id(name)} from public, ${sql.id(serverRole)}`.execute(owner);
  }
}

async function ensureServerRole(owner: Kysely<Tables>, password: string): Promise<void> {
  const attributes = 'login nosuperuser nocreatedb nocreaterole noreplication nobypassrls';
  const { rows } = await sql`select from pg_roles where rolname = ${serverRole}`.execute(owner);
  const verb = rows.length ? 'alter' : 'create';
  await sql.raw(`${verb} role ${serverRole} ${attributes} password '${password}'`).execute(owner);
}

/** A function cannot change its signature in place, so all are dropped first, with the policies that use them. */
const dropDeclaredFunctions = `do $$
declare
  known regprocedure;
begin
  for known in
    select oid from pg_proc where pronamespace = '${schema}'::regnamespace
      and proname in (${declaredNames()
        .map((name) => `'${name}'`)
        .join(', ')})
  loop
    execute 'drop function ' || known || ' cascade';
  end loop;
end $$`;

function declaredNames(): string[] {
  return Object.values(functions).flatMap((content) =>
    [...content.matchAll(/^create function (\w+)/gm)].map((match) => match[1] ?? ''),
  );
}

/** Functions, policies and grants: declared as they shall be, so they are applied again whenever their text changes. */
async function declare(owner: Kysely<Tables>): Promise<void> {
  const statements = [
    // Functions may name each other in any order.
    'set local check_function_bodies = off',
    dropDeclaredFunctions,
    ...named(functions).map(([, content]) => content),
    ...tableRules.flatMap((rules) => ruleStatements(rules, serverRole)),
    `grant usage on schema ${schema} to ${serverRole}`,
    `grant execute on all functions in schema ${schema} to ${serverRole}`,
  ];
  const wanted = createHash('sha256').update(statements.join('\n')).digest('hex');
  const name = 'declaration';
  const found = await owner.selectFrom('installation').select('value').where('name', '=', name).executeTakeFirst();
  if (found?.value === wanted) return;
  for (const statement of statements) await sql.raw(statement).execute(owner);
  await owner
    .insertInto('installation')
    .values({ name, value: wanted })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: wanted }))
    .execute();
}

/** Refuses to serve when the login role could see past the policies. */
export async function assertRestricted(server: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ name: string; superuser: boolean; bypass: boolean; owned: number }>`
    select current_user as name, r.rolsuper as superuser, r.rolbypassrls as bypass,
      (select count(*)::int from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = ${schema} and pg_has_role(current_user, c.relowner, 'USAGE')) as owned
    from pg_roles r where r.rolname = current_user`.execute(server);
  const role = rows[0];
  if (!role || role.superuser || role.bypass || role.owned > 0) {
    throw new Error(
      `The server logs in to the database as "${role?.name}", which can see past row level security. ` +
        'Use a login role that is not a superuser, has no BYPASSRLS and owns no table of the product.',
    );
  }
}
