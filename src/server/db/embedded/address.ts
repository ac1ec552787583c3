/** Where PostgreSQL listens: a socket that only its own user can open, never a network address (except on Windows). */
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmbeddedDatabaseError, reasonOf } from './errors.ts';
import { shortHash } from './file-names.ts';
import { blockedAt, claimFolder, type SystemUser } from './folder-access.ts';

export interface Address {
  /** The folder of the socket, or a network address on Windows. */
  readonly host: string;
  /** With a socket only part of its name. */
  readonly port: number;
}

const socketPort = 5432;
/** The kernel's limit for a socket's path is 107 bytes on Linux and 103 on macOS. */
const longestPath = 103;

export async function chooseAddress(folder: string, user?: SystemUser): Promise<Address> {
  // Node reaches no socket files on Windows; the password keeps strangers out there.
  if (process.platform === 'win32') return { host: '127.0.0.1', port: await freePort() };
  return { host: fits(folder) ? folder : shortFolder(folder, user), port: socketPort };
}

const fits = (folder: string): boolean => Buffer.byteLength(join(folder, `.s.PGSQL.${socketPort}`)) <= longestPath;

function shortFolder(folder: string, user?: SystemUser): string {
  const refusals: string[] = [];
  for (const parent of [process.env['XDG_RUNTIME_DIR'], tmpdir(), '/tmp']) {
    const candidate = join(parent ?? '', `portolan-${shortHash(folder)}`);
    if (!parent || !fits(candidate)) continue;
    try {
      const blocked = user && blockedAt(parent, user);
      if (blocked) throw new Error(`user id ${user.uid} cannot enter ${blocked}`);
      claimFolder(candidate, 0o700, user);
      return candidate;
    } catch (error) {
      refusals.push(`${candidate}: ${reasonOf(error)}`);
    }
  }
  throw new EmbeddedDatabaseError(
    `The path ${folder} is too long for a socket, and there is no short folder for it (${refusals.join('; ')}).`,
    'Choose a data folder with a shorter path, or set DATABASE_URL to use your own PostgreSQL.',
  );
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
