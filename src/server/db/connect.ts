/** Connections: where the database is and as whom the server and its owner log in. */
import { createHmac } from 'node:crypto';
import pg from 'pg';

/** The schema that holds everything of the product. */
export const schema = 'portolan';
/** The login role of the server: it owns nothing and cannot bypass a row level security policy. */
export const serverRole = 'portolan_server';

// Ids are safe integers, so 64-bit integers arrive as numbers.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** A database as this process reaches it: once as owner (migrations, seed), once as the restricted server role. */
export interface DatabaseAccess {
  readonly owner: pg.PoolConfig;
  readonly server: pg.PoolConfig;
  readonly serverPassword: string;
}

// Temporary tables last: where they are not named, they are looked for first, and could stand in for ours.
const session = { options: `-c search_path=${schema},public,pg_temp -c timezone=UTC`, application_name: 'portolan' };

/** Both connections from one secret: every process that knows the owner's password derives the same server password. */
export function accessFrom(owner: pg.PoolConfig, server?: pg.PoolConfig): DatabaseAccess {
  const secret = typeof owner.password === 'string' && owner.password ? owner.password : schema;
  const serverPassword = createHmac('sha256', secret).update(serverRole).digest('base64url');
  return {
    owner: { ...owner, ...session },
    server: { ...(server ?? { ...owner, user: serverRole, password: serverPassword }), ...session },
    serverPassword,
  };
}

/** Connection parameters of a `postgres://` address. */
export function addressParameters(address: string): pg.PoolConfig {
  const url = new URL(address);
  const parameter = (name: string) => url.searchParams.get(name) ?? undefined;
  const host = parameter('host') ?? decodeURIComponent(url.hostname);
  return {
    host,
    port: Number(url.port || 5432),
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    database: decodeURIComponent(url.pathname.slice(1)),
    ...(parameter('sslmode') && parameter('sslmode') !== 'disable'
      ? { ssl: { rejectUnauthorized: parameter('sslmode') !== 'no-verify' } }
      : {}),
  };
}
