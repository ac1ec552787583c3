/** Copies the folder of PostgreSQL's programs so that every user can run them, with the links that npm cannot carry. */
import { constants } from 'node:fs';
import { chmod, copyFile, mkdir, readdir, readFile, readlink, symlink } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

interface Link {
  readonly source: string;
  readonly target: string;
}

export async function copyTree(from: string, to: string, executable = false): Promise<void> {
  await mkdir(to, { recursive: true });
  await chmod(to, 0o755); // whatever the umask said
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await copyTree(source, target, executable || entry.name === 'bin');
    else if (entry.isSymbolicLink()) await symlink(await readlink(source), target);
    else if (!entry.name.endsWith('.a')) {
      await copyFile(source, target, constants.COPYFILE_FICLONE);
      await chmod(target, executable ? 0o755 : 0o644);
    }
  }
}

/** npm packages hold no links; the package lists them and makes them in an install script, which may have been switched off. */
export async function restoreLinks(packageFolder: string, to: string): Promise<void> {
  const listed = await readFile(join(packageFolder, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(listed) as Link[]) {
    const place = join(to, relative('native', target));
    await symlink(relative(dirname(target), source), place).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}
