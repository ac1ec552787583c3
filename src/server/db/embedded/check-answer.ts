/** Asks a running PostgreSQL, with the owner's password, whether it serves the cluster that we mean. */
import { realpathSync } from 'node:fs';
import pg from 'pg';
import type { Address } from './address.ts';
import { EmbeddedDatabaseError } from './errors.ts';
import { ownerRole, passwordFile } from './file-names.ts';

const wrongPassword = '28P01';

/** `ssl: false` because the variable PGSSLMODE, meant for other databases, must not reach a local socket. */
export function connectionTo(address: Address, role: string, database: string, password?: string): pg.PoolConfig {
  return {
    host: address.host,
    port: address.port,
    user: role,
    database,
    ssl: false,
    ...(password !== undefined && { password }),
  };
}

/** Throws when it does not answer, or answers for another folder: a copied cluster brings the address of the original along. */
export async function checkAnswer(address: Address, folder: string, password: string): Promise<void> {
  const client = new pg.Client({
    ...connectionTo(address, ownerRole, 'postgres', password),
    connectionTimeoutMillis: 5_000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ folder: string }>("select current_setting('data_directory') as folder");
    const served = realpathSync(rows[0]?.folder ?? '');
    if (served !== folder) throw new Error(`it serves ${served}`);
  } catch (error) {
    if ((error as pg.DatabaseError).code !== wrongPassword) throw error;
    throw new EmbeddedDatabaseError(
      `The database in ${folder} does not accept the password in ${passwordFile(folder)}.`,
      'Restore that file, or stop PostgreSQL and delete it: then a new password is set at the next start.',
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}
