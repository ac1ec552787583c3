/** The project's own source files, as git knows them. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

/** Paths from the root, of tracked files and of new ones that are not ignored; one that was just removed is gone. */
export const files: readonly string[] = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard'],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)))
  .sort();

export const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

/** `generators/new` holds skeletons: text of files that are not written yet. */
export const sourceFiles = files.filter(
  (file) => /^(src|manifests|generators|\.storybook)\/.*\.tsx?$/.test(file) && !file.startsWith('generators/new/'),
);
