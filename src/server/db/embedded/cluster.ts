/** Makes the cluster on the first start, all or nothing, and keeps the owner's password beside it. */
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { EmbeddedDatabaseError } from './errors.ts';
import { draftPrefix, ownerRole } from './file-names.ts';
import { keepPassword, newPassword } from './owner-password.ts';
import { type Binaries, run } from './run-program.ts';

/** The first that the system knows: letters beyond ASCII count as letters in text search only with one of the first two. */
const characterTypes = ['C.UTF-8', 'en_US.UTF-8', 'C'];

export async function createCluster(folder: string, binaries: Binaries): Promise<void> {
  clearLeftovers(folder);
  // Not one fixed name: the initdb of a killed server may still be writing into its own.
  const draft = draftPrefix(folder) + randomBytes(4).toString('hex');
  const handedPassword = `${draft}.password`;
  const password = newPassword();
  try {
    mkdirSync(draft, { mode: 0o700 });
    writeFileSync(handedPassword, password, { mode: 0o600, flag: 'wx' });
    if (binaries.user)
      for (const path of [draft, handedPassword]) chownSync(path, binaries.user.uid, binaries.user.gid);
    await initialise(draft, handedPassword, binaries);
    keepPassword(folder, password);
    renameSync(draft, folder);
    sync(dirname(folder));
  } finally {
    for (const path of [draft, handedPassword]) rmSync(path, { recursive: true, force: true });
  }
}

async function initialise(draft: string, pwfile: string, binaries: Binaries): Promise<void> {
  const fixed = [
    '-D',
    draft,
    '-U',
    ownerRole,
    `--pwfile=${pwfile}`,
    '--auth=scram-sha-256',
    '-E',
    'UTF8',
    '--data-checksums',
  ];
  const locale = ['--locale-provider=icu', '--icu-locale=und', '--lc-messages=C'];
  let output = '';
  for (const characterType of characterTypes) {
    const outcome = await run(binaries, 'initdb', [...fixed, ...locale, `--locale=${characterType}`]);
    if (outcome.ok) return;
    output = outcome.output;
    if (!output.includes('invalid locale name')) break;
  }
  if (output.includes('could not look up effective user ID'))
    throw new EmbeddedDatabaseError(
      'PostgreSQL does not make a database for a user id without a name.',
      'Give this user a line in /etc/passwd, or set DATABASE_URL to use your own PostgreSQL.',
    );
  throw new EmbeddedDatabaseError(
    `A new database could not be made in ${dirname(draft)}: ${output}.`,
    'Mend that or choose another data folder, or set DATABASE_URL to use your own PostgreSQL.',
  );
}

function clearLeftovers(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new EmbeddedDatabaseError(
      `${folder} holds files but no PostgreSQL database.`,
      'Empty it or choose another data folder.',
    );
  for (const name of readdirSync(dirname(folder))) {
    if (!name.startsWith(basename(draftPrefix(folder)))) continue;
    rmSync(join(dirname(folder), name), { recursive: true, force: true, maxRetries: 5 });
  }
}

export function checkVersion(folder: string, binaries: Binaries): void {
  const found = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
  const major = binaries.version.split('.')[0];
  if (found === major) return;
  throw new EmbeddedDatabaseError(
    `The database in ${folder} was made by PostgreSQL ${found}, and this server brings PostgreSQL ${major}.`,
    `Restore a backup into a new data folder, or set DATABASE_URL to a PostgreSQL ${found} that serves this one.`,
  );
}

/** A rename survives a power cut once its folder is on the disk; Windows has no such call. */
function sync(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
