/** Keeps a runnable copy of PostgreSQL's programs in a cache folder, for when the npm package's folder will not do. */
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { basename, dirname, isAbsolute, join } from 'node:path';
import { copyTree, restoreLinks } from './binary-tree.ts';
import { EmbeddedDatabaseError, reasonOf } from './errors.ts';
import { claimFolder, isRoot, type SystemUser } from './folder-access.ts';
import { type Binaries, faultOf } from './run-program.ts';

/** The npm package, the places for a copy of it, and who must be able to run it. */
export interface BinarySource {
  readonly packageFolder: string;
  readonly cacheFolders: readonly string[];
  readonly version: string;
  readonly user?: SystemUser;
}

const abandonedMilliseconds = 3_600_000;

/** In order of preference; the last is lost at the next clean-up of the system, which only costs another copy. */
export function defaultCacheFolders(): string[] {
  const temporary = join(tmpdir(), `portolan-${process.getuid?.() ?? 'cache'}`);
  if (isRoot()) return ['/var/cache/portolan', temporary];
  const configured = process.env['XDG_CACHE_HOME'];
  return [join(configured && isAbsolute(configured) ? configured : join(home(), '.cache'), 'portolan'), temporary];
}

export async function makeCopy(source: BinarySource, fault: string): Promise<Binaries> {
  const refusals: string[] = [];
  for (const cacheFolder of source.cacheFolders) {
    const folder = join(cacheFolder, `postgresql-${source.version}`);
    try {
      claimFolder(cacheFolder, 0o755);
      return (await usable(folder, source)) ?? (await build(folder, source));
    } catch (error) {
      refusals.push(`${folder}: ${reasonOf(error)}`);
    }
  }
  throw new EmbeddedDatabaseError(
    `PostgreSQL's programs in ${source.packageFolder} do not run (${fault}), and a copy does not help (${refusals.join('; ')}).`,
  );
}

async function usable(folder: string, source: BinarySource): Promise<Binaries | undefined> {
  if (!existsSync(folder)) return undefined;
  claimFolder(folder, 0o755);
  const copy = binariesIn(folder, source);
  return (await faultOf(copy)) ? undefined : copy;
}

async function build(folder: string, source: BinarySource): Promise<Binaries> {
  clearAbandoned(folder);
  rmSync(folder, { recursive: true, force: true }); // there is one only when it is broken
  const draft = `${folder}.building-${randomBytes(4).toString('hex')}`;
  try {
    claimFolder(draft, 0o755);
    await copyTree(join(source.packageFolder, 'native'), draft);
    await restoreLinks(source.packageFolder, draft);
    const fault = await faultOf(binariesIn(draft, source));
    if (fault) throw new Error(fault);
    renameSync(draft, folder);
    return binariesIn(folder, source);
  } catch (error) {
    // Another server may have finished the same copy in the meantime; then the rename meets a full folder.
    const faster = await usable(folder, source);
    if (faster) return faster;
    throw error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

function clearAbandoned(folder: string): void {
  for (const name of readdirSync(dirname(folder))) {
    const path = join(dirname(folder), name);
    if (!name.startsWith(`${basename(folder)}.building-`)) continue;
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > abandonedMilliseconds) rmSync(path, { recursive: true, force: true });
  }
}

const binariesIn = (folder: string, { version, user }: BinarySource): Binaries => ({
  folder,
  version,
  ...(user && { user }),
});

/** A user without a line in /etc/passwd and without HOME has none; the root folder then refuses and the next place is tried. */
function home(): string {
  try {
    return homedir();
  } catch {
    return '/';
  }
}
