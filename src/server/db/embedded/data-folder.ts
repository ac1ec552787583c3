/** Decides where the cluster lives and which system user runs PostgreSQL there. */
import { existsSync, mkdirSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { EmbeddedDatabaseError } from './errors.ts';
import { shortHash } from './file-names.ts';
import { blockedAt, claimFolder, isRoot, nobody, type SystemUser } from './folder-access.ts';

export interface DataFolder {
  readonly folder: string;
  /** Set when we are root and PostgreSQL must run as somebody else. */
  readonly user?: SystemUser;
  /** What the operator should know about the choice. */
  readonly note?: string;
}

/** Clusters of servers that root starts from folders which PostgreSQL's user cannot enter. */
const systemFolder = '/var/lib/portolan';

export const hasCluster = (folder: string): boolean => existsSync(join(folder, 'PG_VERSION'));

export function chooseDataFolder(wanted: string): DataFolder {
  const folder = realFolder(wanted);
  if (!isRoot()) return folderOfOrdinaryUser(folder);
  if (hasCluster(folder)) return folderOfExistingCluster(folder);
  const elsewhere = join(systemFolder, shortHash(folder));
  const blocked = blockedAt(dirname(folder), nobody);
  // Looked for even when nothing blocks any more: the data stays where it was first put.
  if (!blocked && !hasCluster(elsewhere)) return { folder, user: nobody };
  claimFolder(systemFolder, 0o755);
  const because = blocked
    ? `user id ${nobody.uid}, as which root must run PostgreSQL, cannot enter ${blocked}`
    : 'it was first put there';
  return {
    folder: elsewhere,
    user: hasCluster(elsewhere) ? ownerOf(elsewhere) : nobody,
    note: `The database is kept in ${elsewhere} instead of ${folder}, because ${because}.`,
  };
}

/** PostgreSQL runs only as the owner of its files. */
function folderOfOrdinaryUser(folder: string): DataFolder {
  const us = process.getuid?.();
  if (us === undefined || !existsSync(folder) || ownerOf(folder).uid === us) return { folder };
  throw new EmbeddedDatabaseError(
    `The data folder ${folder} belongs to user id ${ownerOf(folder).uid}, and this server runs as user id ${us}.`,
    'Start the server as root or as that user, or choose another data folder.',
  );
}

function folderOfExistingCluster(folder: string): DataFolder {
  const user = ownerOf(folder);
  const blocked = blockedAt(dirname(folder), user);
  if (user.uid === 0)
    throw new EmbeddedDatabaseError(
      `The database in ${folder} belongs to root, and PostgreSQL refuses to run as root.`,
      `Give it to nobody: chown -R ${nobody.uid}:${nobody.gid} ${folder}`,
    );
  if (!blocked) return { folder, user };
  throw new EmbeddedDatabaseError(
    `The database in ${folder} belongs to user id ${user.uid}, which cannot enter ${blocked}.`,
    'Let others pass that folder (chmod o+x), or move the data.',
  );
}

function ownerOf(folder: string): SystemUser {
  const { uid, gid } = statSync(folder);
  return { uid, gid };
}

/** The path without links, so that two ways to one folder mean one database. */
function realFolder(wanted: string): string {
  const folder = resolve(wanted);
  mkdirSync(dirname(folder), { recursive: true });
  return existsSync(folder) ? realpathSync(folder) : join(realpathSync(dirname(folder)), basename(folder));
}
