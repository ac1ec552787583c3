/** PostgreSQL's main process as its own file in the cluster describes it: whether it lives, where it listens, how it is stopped. */
import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Address } from './address.ts';
import { EmbeddedDatabaseError } from './errors.ts';
import { commandOf, isRunning, startOf } from './processes.ts';
import { type Binaries, run } from './run-program.ts';

export interface Postmaster extends Address {
  readonly pid: number;
  readonly ready: boolean;
}

const patienceMilliseconds = 60_000;

const pidFile = (folder: string): string => join(folder, 'postmaster.pid');

/** Undefined when no postmaster claims the cluster. An empty file, as a power cut may leave it, has process id 0. */
export function readPostmaster(folder: string): Postmaster | undefined {
  let lines: string[];
  try {
    lines = readFileSync(pidFile(folder), 'utf8').split('\n');
  } catch {
    return undefined;
  }
  const [pid = '', , , port = '', socketFolder = '', networkAddress = '', , status = ''] = lines.map((line) =>
    line.trim(),
  );
  // A negative number is a single-user backend.
  return {
    pid: Math.abs(Number(pid)) || 0,
    port: Number(port),
    host: socketFolder || networkAddress,
    ready: status === 'ready',
  };
}

/**
 * PostgreSQL refuses to start when its file names any living process: also a zombie that nobody collects, or a stranger
 * that got the old number. Such a file is removed; true when a real postmaster stays.
 */
export function isOccupied(folder: string): boolean {
  const found = readPostmaster(folder);
  if (found && isPostmasterOf(folder, found.pid)) return true;
  rmSync(pidFile(folder), { force: true });
  return false;
}

function isPostmasterOf(folder: string, pid: number): boolean {
  if (!isRunning(pid)) return false;
  try {
    // A postmaster works inside its cluster; this holds for moved and for copied folders too.
    const [work, cluster] = [statSync(`/proc/${pid}/cwd`), statSync(folder)];
    return work.dev === cluster.dev && work.ino === cluster.ino;
  } catch {
    const command = commandOf(pid);
    return command === '' || command.includes('postgres');
  }
}

/** Fast shutdown: clients are cut off, everything is written. */
export async function stopPostmaster(pid: number, binaries: Binaries): Promise<void> {
  const started = startOf(pid);
  for (const signal of ['INT', 'QUIT'] as const) {
    if (!isRunning(pid, started)) return;
    await send(pid, signal, binaries);
    if (await gone(pid, started)) return;
  }
  throw new EmbeddedDatabaseError(
    `PostgreSQL (process ${pid}) does not stop.`,
    'End it by hand; nothing acknowledged is lost.',
  );
}

async function send(pid: number, signal: 'INT' | 'QUIT', binaries: Binaries): Promise<void> {
  if (process.platform === 'win32') {
    // Node would end the process at once; this program hands the signal to PostgreSQL's own handler.
    await run(binaries, 'pg_ctl', ['kill', signal, String(pid)]);
    return;
  }
  try {
    process.kill(pid, `SIG${signal}`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

async function gone(pid: number, started: string): Promise<boolean> {
  for (const end = Date.now() + patienceMilliseconds; Date.now() < end; await sleep(10))
    if (!isRunning(pid, started)) return true;
  return false;
}
