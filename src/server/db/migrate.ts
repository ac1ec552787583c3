/** Brings a database up to date: migrations, then the functions, policies and grants that stand beside the tables. */
import { createHash } from 'node:crypto';
import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import { type DatabaseAccess, schema } from './connect.ts';
import { filesInUseStatement } from './files-in-use.ts';
import { assertKnown } from './known-migrations.ts';
import { ensureServerLogin, type ServerLogin } from './server-role.ts';
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

/** Applies what is missing. Safe when several servers start at once: Kysely's migration lock lets one work, and so does ours. */
export async function migrate(owner: Kysely<Tables>, access: DatabaseAccess): Promise<ServerLogin> {
  await alone(owner, (transaction) => sql`create schema if not exists ${sql.id(schema)}`.execute(transaction));
  const [done, known] = [await applied(owner), Object.keys(await provider.getMigrations())];
  assertKnown(done, known);
  // The migrator reads the whole catalogue of the database, which most starts need not wait for.
  if (done.length < known.length) await migrateToLatest(owner);
  return alone(owner, async (transaction) => {
    const login = await ensureServerLogin(transaction, access);
    await declare(transaction, login);
    await refuseTemporaryTables(transaction, login.role);
    return login;
  });
}

async function migrateToLatest(owner: Kysely<Tables>): Promise<void> {
  const { error } = await new Migrator({ db: owner, provider, migrationTableSchema: schema }).migrateToLatest();
  if (error) throw error;
}

/** What the database has had already; nothing where it is new. */
async function applied(owner: Kysely<Tables>): Promise<readonly string[]> {
  const table = `${schema}.kysely_migration`;
  const { rows: found } = await sql<{ there: boolean }>`select to_regclass(${table}) is not null as there`.execute(
    owner,
  );
  if (!found[0]?.there) return [];
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(table)} order by name`.execute(owner);
  return rows.map(({ name }) => name);
}

/** No other server of this database does such work at the same time. */
const alone = <Result>(
  owner: Kysely<Tables>,
  work: (transaction: Kysely<Tables>) => Promise<Result>,
): Promise<Result> =>
  owner.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext(${schema}))`.execute(transaction);
    return work(transaction);
  });

/** Whoever can make a temporary table can try to put it in the place of ours. A clone does not inherit this, so it is looked at anew. */
async function refuseTemporaryTables(owner: Kysely<Tables>, role: string): Promise<void> {
  const { rows } = await sql<{ name: string; allowed: boolean }>`
    select current_database() as name, has_database_privilege('public', current_database(), 'TEMPORARY')
      or has_database_privilege(${role}, current_database(), 'TEMPORARY') as allowed`.execute(owner);
  for (const { name, allowed } of rows) {
    if (allowed) await sql`revoke temporary on database ${sql.id(name)} from public, ${sql.id(role)}`.execute(owner);
  }
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
async function declare(owner: Kysely<Tables>, { role, isNew }: ServerLogin): Promise<void> {
  const quoted = `"${role.replaceAll('"', '""')}"`;
  const statements = [
    // Functions may name each other in any order.
    'set local check_function_bodies = off',
    dropDeclaredFunctions,
    ...named(functions).map(([, content]) => content),
    filesInUseStatement(tableRules),
    ...tableRules.flatMap((rules) => ruleStatements(rules, quoted)),
    `grant usage on schema ${schema} to ${quoted}`,
    `grant execute on all functions in schema ${schema} to ${quoted}`,
  ];
  const wanted = createHash('sha256').update(statements.join('\n')).digest('hex');
  if (!isNew && (await fact(owner, 'declaration')) === wanted) return;
  await forgetRoles(owner, [sharedRole, (await fact(owner, 'declared-role')) ?? sharedRole], role);
  for (const statement of statements) await sql.raw(statement).execute(owner);
  await keepFacts(owner, { declaration: wanted, 'declared-role': role });
}

/** Earlier versions had one login role for all databases of a cluster; it stays to those that still use it. */
const sharedRole = 'portolan_server';

/** Who was the server's role before may do nothing in this database any more. */
async function forgetRoles(owner: Kysely<Tables>, before: readonly string[], role: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select rolname as name from pg_roles where rolname = any (${before}) and rolname <> ${role}`.execute(owner);
  for (const { name } of rows) {
    for (const kind of ['tables', 'sequences', 'functions'])
      await sql`revoke all on all ${sql.raw(kind)} in schema ${sql.id(schema)} from ${sql.id(name)}`.execute(owner);
    await sql`revoke all on schema ${sql.id(schema)} from ${sql.id(name)}`.execute(owner);
  }
}

async function fact(owner: Kysely<Tables>, name: string): Promise<string | undefined> {
  const found = await owner.selectFrom('installation').select('value').where('name', '=', name).executeTakeFirst();
  return found?.value;
}

async function keepFacts(owner: Kysely<Tables>, facts: Readonly<Record<string, string>>): Promise<void> {
  await owner
    .insertInto('installation')
    .values(Object.entries(facts).map(([name, value]) => ({ name, value })))
    .onConflict((conflict) => conflict.column('name').doUpdateSet((row) => ({ value: row.ref('excluded.value') })))
    .execute();
}
