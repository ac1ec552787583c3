/**
 * The folder of one run. Every user can enter it, so that PostgreSQL works inside of it also where root runs the tests and
 * leaves nothing elsewhere; what killed runs have left is taken away by the next one.
 */
import { chmodSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isOccupied, readPostmaster, stopPostmaster } from '../../src/server/db/embedded/postmaster.ts';

const mark = 'portolan-run-';
/** Names the process whose folder it is. */
const owner = 'process';
const clusterIn = (folder: string): string => join(folder, 'postgresql');

export interface RunFolder {
  readonly folder: string;
  /** Where its database goes. */
  readonly cluster: string;
  remove(): void;
}

/** @param parent only its own test wants another one. */
export async function runFolder(parent: string = tmpdir()): Promise<RunFolder> {
  await clearAbandoned(parent);
  const folder = realpathSync(mkdtempSync(join(parent, mark)));
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, owner), String(process.pid));
  return { folder, cluster: clusterIn(folder), remove: () => rmSync(folder, { recursive: true, force: true }) };
}

async function clearAbandoned(parent: string): Promise<void> {
  const folders = readdirSync(parent).filter((name) => name.startsWith(mark));
  for (const folder of folders.map((name) => join(parent, name))) {
    if (!isAbandoned(folder)) continue;
    const cluster = clusterIn(folder);
    const left = isOccupied(cluster) ? readPostmaster(cluster) : undefined;
    // Its programs are asked for on Windows only, where a killed run takes its database along.
    if (left) await stopPostmaster(left.pid, { folder: '', version: '' });
    rmSync(folder, { recursive: true, force: true });
  }
}

/** One that is being made names nobody yet. */
function isAbandoned(folder: string): boolean {
  try {
    process.kill(Number(readFileSync(join(folder, owner), 'utf8')), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
