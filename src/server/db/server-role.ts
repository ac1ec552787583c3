/** The server's login role: the owner makes one for each database, marks it as this installation's, and touches no other. */
import { randomBytes, randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { type DatabaseAccess, derivedPassword } from './connect.ts';
import { assertRestricted, WrongServerRole } from './restricted-role.ts';
import type { Tables } from './tables.ts';

/** How the server logs in. */
export interface ServerLogin {
  readonly role: string;
  readonly connection: pg.PoolConfig;
  /** Nobody has granted it anything yet. */
  readonly isNew: boolean;
}

/** What the database knows of its role. A clone knows the same, and so shares the role of its template. */
interface Kept {
  readonly role: string;
  readonly installation: string;
  /** The database for which it was made, by its number in the cluster: a clone's differs. */
  readonly database: number;
}

const row = 'server-role';
const attributes = 'login nosuperuser nocreatedb nocreaterole noreplication nobypassrls';
/** Why a login is refused: a wrong password, or a role that may not log in. */
const refusals = ['28P01', '28000'];

/** @param owner a transaction that no other server of this database runs at the same time. */
export async function ensureServerLogin(owner: Kysely<Tables>, access: DatabaseAccess): Promise<ServerLogin> {
  if (access.server) return operatorsLogin(owner, access.server);
  const kept = await keptRole(owner);
  if (!kept) return make(owner, access, await newRole(owner));
  const { rows } = await sql<{ mark: string | null }>`
    select shobj_description(oid, 'pg_authid') as mark from pg_roles where rolname = ${kept.role}`.execute(owner);
  const [found] = rows;
  if (!found) return make(owner, access, kept);
  if (found.mark !== markOf(kept)) {
    throw new WrongServerRole(
      `The database role ${kept.role} bears the name of this installation's login role, but this installation did not make it. ` +
        'Rename or drop it, or name a login role of your own in DATABASE_SERVER_URL.',
    );
  }
  const login = loginOf(access, kept);
  if (await letsIn(login.connection)) return login;
  // A clone whose secret is another one leaves the role to the database that it was cloned from.
  if (kept.database !== (await databaseNumber(owner))) return make(owner, access, await newRole(owner));
  await sql`alter role ${sql.id(kept.role)} with login ${passwordOf(access, kept)}`.execute(owner);
  return login;
}

/** The operator's role may have any name; what it may not have is more rights than the policies foresee. */
async function operatorsLogin(owner: Kysely<Tables>, connection: pg.PoolConfig): Promise<ServerLogin> {
  const role = await assertRestricted(connection);
  const { rows } = await sql`select from pg_roles where rolname = ${role}`.execute(owner);
  if (!rows.length) {
    throw new WrongServerRole(
      `DATABASE_SERVER_URL logs in as ${role}, which the database of DATABASE_URL does not know.`,
    );
  }
  return { role, connection, isNew: false };
}

async function make(owner: Kysely<Tables>, access: DatabaseAccess, wanted: Kept): Promise<ServerLogin> {
  await sql`create role ${sql.id(wanted.role)} with ${sql.raw(attributes)} ${passwordOf(access, wanted)}`.execute(
    owner,
  );
  await sql`comment on role ${sql.id(wanted.role)} is ${sql.lit(markOf(wanted))}`.execute(owner);
  const value = JSON.stringify(wanted);
  await owner
    .insertInto('installation')
    .values({ name: row, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
  return { ...loginOf(access, wanted), isNew: true };
}

const newRole = async (owner: Kysely<Tables>): Promise<Kept> => ({
  role: `portolan_${randomBytes(6).toString('hex')}`,
  installation: randomUUID(),
  database: await databaseNumber(owner),
});

async function keptRole(owner: Kysely<Tables>): Promise<Kept | undefined> {
  const found = await owner.selectFrom('installation').select('value').where('name', '=', row).executeTakeFirst();
  return found && (JSON.parse(found.value) as Kept);
}

async function databaseNumber(owner: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ oid: number }>`select oid from pg_database where datname = current_database()`.execute(
    owner,
  );
  return rows[0]?.oid ?? 0;
}

const markOf = ({ installation }: Kept): string => `portolan ${installation}`;

const passwordOf = (access: DatabaseAccess, { role }: Kept) => sql`password ${sql.lit(derivedPassword(access, role))}`;

const loginOf = (access: DatabaseAccess, { role }: Kept): ServerLogin => ({
  role,
  connection: { ...access.owner, user: role, password: derivedPassword(access, role) },
  isNew: false,
});

/** @throws when that cannot be told, because the database does not answer. */
async function letsIn(connection: pg.PoolConfig): Promise<boolean> {
  const client = new pg.Client(connection);
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch (error) {
    if (refusals.includes(String((error as { code?: unknown }).code))) return false;
    throw error;
  } finally {
    await client.end();
  }
}
