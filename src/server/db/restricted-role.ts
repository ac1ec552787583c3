/** Refuses a login of the server that could see past the policies. */
import pg from 'pg';
import { schema } from './connect.ts';

/** The server's login role cannot be used as it is; the message says what the operator can do. */
export class WrongServerRole extends Error {}

interface Found {
  readonly name: string;
  readonly superuser: boolean;
  readonly bypass: boolean;
  readonly owned: number;
}

/** @returns the name of the role. @throws WrongServerRole when it, or a role that it could become, owns a table of the product. */
export async function assertRestricted(connection: pg.PoolConfig): Promise<string> {
  const client = new pg.Client(connection);
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<Found>(
      `select current_user as name, r.rolsuper as superuser, r.rolbypassrls as bypass,
        (select count(*)::int from pg_class c join pg_namespace n on n.oid = c.relnamespace
          where n.nspname = $1 and pg_has_role(current_user, c.relowner, 'MEMBER')) as owned
      from pg_roles r where r.rolname = current_user`,
      [schema],
    );
    const [role] = rows;
    if (role && !role.superuser && !role.bypass && role.owned === 0) return role.name;
    throw new WrongServerRole(
      `The server logs in to the database as "${role?.name}", which can see past row level security. ` +
        'Use a login role that is not a superuser, has no BYPASSRLS and owns no table of the product.',
    );
  } finally {
    await client.end();
  }
}
