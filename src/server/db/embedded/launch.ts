/** Starts PostgreSQL on a cluster and waits until it is ready. */
import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Address } from './address.ts';
import { EmbeddedDatabaseError } from './errors.ts';
import { isOccupied, type Postmaster, readPostmaster, stopPostmaster } from './postmaster.ts';
import { type Binaries, lastWords, programFile, programOptions } from './run-program.ts';

/** A crash under load leaves up to a gigabyte of log to replay. */
const patienceMilliseconds = 120_000;
const orphanMilliseconds = 15_000;
/** Children of a killed postmaster hold its memory until they notice that it is gone. */
const orphansRemain = /pre-existing shared memory block|lock file "postmaster\.pid" already exists/;

const settings: Readonly<Record<string, string>> = {
  cluster_name: 'portolan',
  shared_buffers: '64MB',
  max_connections: '60',
  jit: 'off',
  log_min_messages: 'warning',
  timezone: 'UTC',
  log_timezone: 'UTC',
};

export async function launch(
  folder: string,
  binaries: Binaries,
  address: Address,
  flags: readonly string[],
): Promise<Postmaster> {
  const parameters = [
    '-D',
    folder,
    '-p',
    String(address.port),
    ...asFlags({ ...settings, ...listening(address) }),
    ...flags,
  ];
  for (const end = Date.now() + orphanMilliseconds; ; await sleep(100)) {
    if (!isOccupied(folder)) clearSocket(address);
    const child = spawn(programFile(binaries, 'postgres'), parameters, {
      ...programOptions(binaries),
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true, // Ctrl-C in a terminal is for the portal, which then stops PostgreSQL in order
    });
    const words = await untilReady(child, folder, binaries);
    if (words === undefined) return readyPostmaster(child, folder);
    if (orphansRemain.test(words) && Date.now() < end) continue;
    throw new EmbeddedDatabaseError(
      `PostgreSQL did not start on ${folder}: ${words}.`,
      'Mend what it says, or set DATABASE_URL to use your own PostgreSQL.',
    );
  }
}

function listening({ host }: Address): Record<string, string> {
  if (process.platform === 'win32') return { listen_addresses: host, unix_socket_directories: '' };
  return {
    listen_addresses: '',
    unix_socket_directories: `"${host.replaceAll('"', '""')}"`, // it is a list: a comma in the path must not part it
    unix_socket_permissions: '0700',
    client_connection_check_interval: '2s', // a killed server's long queries end instead of holding their locks
  };
}

/** As PostgreSQL's command line takes settings. */
export const asFlags = (values: Readonly<Record<string, string>>): string[] =>
  Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

/** Beside the socket lies the same kind of claim as in the cluster, and PostgreSQL believes it in the same wrong cases. */
function clearSocket({ host, port }: Address): void {
  if (process.platform !== 'win32') rmSync(join(host, `.s.PGSQL.${port}.lock`), { force: true });
}

/** Undefined when it is ready, else what it said before it ended. */
async function untilReady(child: ChildProcess, folder: string, binaries: Binaries): Promise<string | undefined> {
  let words = '';
  let ended: string | undefined;
  child.stderr?.on('data', (chunk: Buffer) => {
    words = lastWords(words + chunk);
  });
  child.once('error', (error) => {
    ended = error.message;
  });
  child.once('exit', (code, signal) => {
    ended = `it ended with ${signal ?? code}`;
  });
  for (const end = Date.now() + patienceMilliseconds; Date.now() < end; await sleep(10)) {
    if (ended !== undefined) {
      await sleep(50); // its last words may come after its end
      return words.trim() || ended;
    }
    const found = readPostmaster(folder);
    if (found?.ready && found.pid === child.pid) return undefined;
  }
  if (child.pid) await stopPostmaster(child.pid, binaries);
  return `it was not ready after ${patienceMilliseconds / 1000} seconds. ${words.trim()}`;
}

/** The portal's process may end without waiting for this child; the next start then adopts it. */
function readyPostmaster(child: ChildProcess, folder: string): Postmaster {
  child.unref();
  (child.stderr as (NodeJS.ReadableStream & { unref?: () => void }) | null)?.unref?.();
  const found = readPostmaster(folder);
  if (found) return found;
  throw new EmbeddedDatabaseError(`PostgreSQL on ${folder} ended right after its start.`);
}
