/** Tells whether a process still runs and when it started, so that a reused process id is not taken for the old process. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

interface Seen {
  /** `Z` is a zombie: dead, only not yet collected by its parent. */
  readonly state: string;
  readonly started: string;
}

function fromPs(pid: number, columns: string): string {
  const listed = spawnSync('ps', ['-o', columns, '-p', String(pid)], {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
  });
  return (listed.stdout ?? '').trim();
}

/** Undefined when the system does not show the process, which does not prove that it is gone. */
function look(pid: number): Seen | undefined {
  if (process.platform === 'win32') return undefined;
  if (process.platform !== 'linux') {
    const [state, ...started] = fromPs(pid, 'stat=,lstart=').split(/\s+/);
    return state ? { state: state.charAt(0), started: started.join(' ') } : undefined;
  }
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program's name stands in brackets and may hold anything, so count from the last bracket: field 3 comes first.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? '', started: fields[19] ?? '' };
  } catch {
    return undefined;
  }
}

/** When the process started, in the system's own words; empty when the system does not tell. */
export function startOf(pid: number): string {
  return look(pid)?.started ?? '';
}

/** With `started`, only the process that started then counts. */
export function isRunning(pid: number, started = ''): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const seen = look(pid);
  if (!seen) return true;
  return !['Z', 'X'].includes(seen.state) && (!started || !seen.started || seen.started === started);
}

/** The command line of a process; empty when the system does not show it. */
export function commandOf(pid: number): string {
  if (process.platform === 'win32') return '';
  if (process.platform !== 'linux') return fromPs(pid, 'command=');
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}
