/** Which folders a system user can reach, and folders that only we may write: the two questions PostgreSQL's own user raises. */
import { chmodSync, chownSync, lstatSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { EmbeddedDatabaseError } from './errors.ts';

/** A user of the operating system. */
export interface SystemUser {
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL refuses to run as root; this user exists everywhere and owns nothing else. */
export const nobody: SystemUser = { uid: 65534, gid: 65534 };

export const isRoot = (): boolean => process.getuid?.() === 0;

/** The outermost folder on the way into `folder` that `user` may not pass; judged by mode bits, groups beside the main one do not count. */
export function blockedAt(folder: string, user: SystemUser): string | undefined {
  const parent = dirname(folder);
  const outer = parent === folder ? undefined : blockedAt(parent, user);
  if (outer) return outer;
  const { uid, gid, mode } = statSync(folder);
  const passable = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
  return mode & passable ? undefined : folder;
}

/**
 * Makes sure that `folder` exists, belongs to us (or to `owner`) and can be written by nobody else. Needed wherever others may
 * write beside it, as in /tmp: they could have put it there before us.
 */
export function claimFolder(folder: string, mode: number, owner?: SystemUser): void {
  mkdirSync(dirname(folder), { recursive: true });
  try {
    mkdirSync(folder, { mode: 0o700 });
    if (owner) chownSync(folder, owner.uid, owner.gid);
    chmodSync(folder, mode);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  if (process.getuid) checkOurs(folder, owner?.uid ?? process.getuid());
}

function checkOurs(folder: string, uid: number): void {
  const found = lstatSync(folder);
  if (found.isDirectory() && found.uid === uid && !(found.mode & 0o022)) return;
  throw new EmbeddedDatabaseError(
    `${folder} is not safe to use: it must be a folder that belongs to user id ${uid} and that nobody else may write.`,
    'Remove it and start again.',
  );
}
