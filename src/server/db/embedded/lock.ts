/** One portal server per data folder: a lock file that outlives no server, however that server ended. */
import { linkSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { EmbeddedDatabaseError } from './errors.ts';
import { lockFile } from './file-names.ts';
import { isHeld, readHolder, silenceMilliseconds, thisHolder, thisMachine } from './lock-holder.ts';

const beatMilliseconds = 2_000;

export class DataFolderInUse extends EmbeddedDatabaseError {
  override readonly name = 'DataFolderInUse';
  readonly folder: string;
  readonly pid: number;

  constructor(folder: string, pid: number, elsewhere: boolean) {
    const where = elsewhere
      ? ', on another machine or in another container'
      : pid === process.pid
        ? ', this very process'
        : '';
    const patience = elsewhere ? ` If it was killed, wait ${silenceMilliseconds / 1000} seconds and start again.` : '';
    super(
      `The data folder ${folder} is in use by another Portolan server (process ${pid}${where}).`,
      `Stop that server first, or start this one with another data folder.${patience}`,
    );
    this.folder = folder;
    this.pid = pid;
  }
}

/** Takes the folder for this process or throws `DataFolderInUse`; the result gives it back. */
export function acquireLock(folder: string): () => void {
  const file = lockFile(folder);
  const release = take(file, folder);
  const beat = setInterval(() => touch(file), beatMilliseconds).unref();
  return () => {
    clearInterval(beat);
    release();
  };
}

function take(file: string, folder: string): () => void {
  const own = thisHolder();
  // Written aside and then linked: the lock appears with its whole content or not at all, and only for one of many.
  const aside = `${file}.${own.token}`;
  writeFileSync(aside, JSON.stringify(own), { flag: 'wx' });
  try {
    while (!linked(aside, file)) clearIfStale(file, folder);
  } finally {
    rmSync(aside, { force: true });
  }
  return () => {
    if (readHolder(file)?.token === own.token) rmSync(file, { force: true });
  };
}

function linked(aside: string, file: string): boolean {
  try {
    linkSync(aside, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Between judging a lock stale and deleting it, another server may have replaced it by its own. So deleting needs a lock
 * too, and a second look under it; that lock may be stale for the same reasons and is cleared in the same way.
 */
function clearIfStale(file: string, folder: string): void {
  const holder = readHolder(file);
  if (!holder) return;
  if (isHeld(holder, file)) throw new DataFolderInUse(folder, holder.pid, holder.machine !== thisMachine());
  const release = take(`${file}.takeover`, folder);
  try {
    if (readHolder(file)?.token === holder.token) rmSync(file, { force: true });
  } finally {
    release();
  }
}

function touch(file: string): void {
  try {
    const now = new Date();
    utimesSync(file, now, now);
  } catch {
    // A lock that somebody deleted by hand cannot be kept fresh.
  }
}
