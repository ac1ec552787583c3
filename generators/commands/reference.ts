/** `npm run reference`: writes the pages of `manifests/reference` from the vocabulary and its examples. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { folder, pagesOf } from '../reference/markdown.ts';
import { readVocabulary } from '../reference/vocabulary.ts';

const root = resolve(import.meta.dirname, '../..');

/** Pages that are not what they would be if they were written today, each with what it would say; undefined: it goes. */
export function stalePages(): ReadonlyMap<string, string | undefined> {
  const pages = pagesOf(readVocabulary(root));
  const files = new Set([...pages.keys(), ...filesThere()]);
  return new Map([...files].filter((file) => textOf(file) !== pages.get(file)).map((file) => [file, pages.get(file)]));
}

export async function run(): Promise<boolean> {
  const stale = stalePages();
  mkdirSync(join(root, folder), { recursive: true });
  for (const [file, text] of stale) {
    if (text === undefined) rmSync(join(root, file));
    else writeFileSync(join(root, file), text);
  }
  console.info(stale.size ? `${stale.size} pages of ${folder} are written anew.` : `${folder} is up to date.`);
  return false;
}

const textOf = (file: string): string | undefined =>
  existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined;

const filesThere = (): readonly string[] =>
  existsSync(join(root, folder)) ? readdirSync(join(root, folder)).map((name) => `${folder}/${name}`) : [];
