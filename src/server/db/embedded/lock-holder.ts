/** Who holds a lock, as the lock file tells it, and whether that holder still lives. */
import { randomBytes } from 'node:crypto';
import { readFileSync, readlinkSync, statSync } from 'node:fs';
import { hostname } from 'node:os';
import { isRunning, startOf } from './processes.ts';

export interface Holder {
  readonly pid: number;
  readonly started: string;
  /** Process ids mean something only on the same boot of the same machine, in the same container. */
  readonly machine: string;
  readonly token: string;
}

/** A holder whose process cannot be seen from here counts as gone when its lock was not touched for so long. */
export const silenceMilliseconds = 10_000;

export function thisHolder(): Holder {
  return {
    pid: process.pid,
    started: startOf(process.pid),
    machine: thisMachine(),
    token: randomBytes(8).toString('hex'),
  };
}

export function isHeld(holder: Holder, file: string): boolean {
  if (holder.machine === thisMachine()) return isRunning(holder.pid, holder.started);
  const touched = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  return touched !== undefined && Math.abs(Date.now() - touched) < silenceMilliseconds;
}

/** Undefined when there is no lock. A lock without sense (a power cut may empty it) has a holder that cannot be running. */
export function readHolder(file: string): Holder | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  const broken: Holder = { pid: 0, started: '', machine: thisMachine(), token: text };
  try {
    return { ...broken, ...(JSON.parse(text) as Partial<Holder>) };
  } catch {
    return broken;
  }
}

export function thisMachine(): string {
  try {
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
  }
}
