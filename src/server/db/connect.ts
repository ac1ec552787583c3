/** Connections: where the database is and as whom the server and its owner log in. */
import { createHmac } from 'node:crypto';
import pg from 'pg';
import { limits } from '../../rules/limits.ts';
import { type DatabaseTimeouts, databaseTimeouts } from './timeouts.ts';

/** The schema that holds everything of the product. */
export const schema = 'portolan';

// Ids are safe integers, so 64-bit integers arrive as numbers.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
const int8Array = 1016 as Parameters<typeof pg.types.setTypeParser>[0];
const textsOfArray = pg.types.getTypeParser(int8Array) as (text: string) => readonly (string | null)[];
pg.types.setTypeParser(int8Array, (text) => textsOfArray(text).map((id) => (id === null ? null : Number(id))));
// Amounts have at most fifteen digits, which numbers carry unharmed.
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

/** A database as this process reaches it: as owner (migrations, seed), and as the restricted role that the server logs in with. */
export interface DatabaseAccess {
  readonly owner: pg.PoolConfig;
  /** A login role of the operator's own; absent: the owner makes one. */
  readonly server: pg.PoolConfig | undefined;
  /** What the password of a made role is derived from. */
  readonly secret: string | undefined;
  readonly patience: DatabaseTimeouts;
}

// Temporary tables last: where they are not named, they are looked for first, and could stand in for ours.
const session = {
  options: `-c search_path=${schema},public,pg_temp -c timezone=UTC`,
  application_name: 'portolan',
  keepAlive: true,
  keepAliveInitialDelayMillis: limits.databaseKeepAlive,
};

interface Given {
  readonly server?: pg.PoolConfig | undefined;
  /** Used when the owner logs in without a password. */
  readonly secretKey?: string | undefined;
  readonly patience?: DatabaseTimeouts;
}

/** Every process that knows the same secret derives the same password of the server's role. */
export function accessFrom(owner: pg.PoolConfig, given: Given = {}): DatabaseAccess {
  const { server, secretKey, patience: waits = databaseTimeouts } = given;
  const secret = typeof owner.password === 'string' && owner.password ? owner.password : secretKey;
  const every = { ...session, connectionTimeoutMillis: waits.connect };
  return { owner: { ...owner, ...every }, server: server && { ...server, ...every }, secret, patience: waits };
}

/** @throws without a secret: a password that anybody could derive is none. */
export function derivedPassword({ secret }: DatabaseAccess, role: string): string {
  if (!secret)
    throw new Error('Without a password of the owner and a secret key, the server’s role cannot have a password');
  return createHmac('sha256', secret).update(role).digest('base64url');
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
