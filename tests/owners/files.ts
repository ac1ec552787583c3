/** The files of the product, and which of them import which. */
import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sourceFiles } from '../../generators/product/source-files.ts';

export const root = fileURLToPath(new URL('../../', import.meta.url));
export const textOfFile = (file: string): string => readFileSync(join(root, file), 'utf8');

export const filesIn = (folder: string): readonly string[] =>
  sourceFiles(root, folder).filter((file) => !/\.test\.tsx?$/.test(file));

export const manifestFiles = filesIn('manifests');

/** Where an import of this file leads to, from the root. */
export const target = (file: string, path: string): string =>
  relative(root, resolve(root, dirname(file), path)).replaceAll('\\', '/');

const imports = new Map<string, readonly string[]>();

function importsOf(file: string): readonly string[] {
  const known = imports.get(file);
  if (known) return known;
  const text = textOfFile(file);
  const folders = [...text.matchAll(/import\.meta\.glob[^(]*\(\s*'(\.[^']+)\/\*\.ts'/g)].map(([, path = '']) =>
    target(file, path),
  );
  const found = [
    ...[...text.matchAll(/from '(\.[^']+)'/g)].map(([, path = '']) => target(file, path)),
    ...manifestFiles.filter((each) => folders.includes(dirname(each))),
  ];
  imports.set(file, found);
  return found;
}

/** All that import the file, and all that import those. */
export function dependentsOf(file: string, among: readonly string[], found = new Set<string>()): ReadonlySet<string> {
  for (const each of among) {
    if (found.has(each) || !importsOf(each).includes(file)) continue;
    found.add(each);
    dependentsOf(each, among, found);
  }
  return found;
}
