/** The files of TypeScript in a folder. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Paths from the root, in their order: 'manifests/shell.ts'. */
export const sourceFiles = (root: string, folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .sort();
