/** The password of the cluster's owner, in a file beside the cluster that only the server's user can read. */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { EmbeddedDatabaseError } from './errors.ts';
import { ownerRole, passwordFile } from './file-names.ts';
import { type Binaries, run } from './run-program.ts';

export function readPassword(folder: string): string | undefined {
  return existsSync(passwordFile(folder)) ? readFileSync(passwordFile(folder), 'utf8').trim() : undefined;
}

/** Sets a new password in a cluster that lost its file; whoever can start PostgreSQL on the files is its owner anyway. */
export async function renewPassword(folder: string, binaries: Binaries): Promise<string> {
  const password = newPassword();
  const statement = `ALTER ROLE ${ownerRole} PASSWORD '${password}'\n`;
  const outcome = await run(binaries, 'postgres', ['--single', '-D', folder, 'postgres'], statement);
  if (!outcome.ok || outcome.output.includes('ERROR:'))
    throw new EmbeddedDatabaseError(
      `${passwordFile(folder)} is missing and a new password could not be set: ${outcome.output}.`,
      'Restore that file from a backup.',
    );
  keepPassword(folder, password);
  return password;
}

export const newPassword = (): string => randomBytes(24).toString('base64url');

export function keepPassword(folder: string, password: string): void {
  rmSync(passwordFile(folder), { force: true });
  writeFileSync(passwordFile(folder), password, { mode: 0o600, flag: 'wx', flush: true });
}
