/** `npm run reference`: writes the pages of `manifests/reference` from the vocabulary and its examples. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { folder, pagesOf } from '../reference/markdown.ts';
import { readVocabulary } from '../reference/vocabulary.ts';

const root = resolve(import.meta.dirname, '../..');

/** Pages that are not what they would be if they were written today. */
export function stalePages(): readonly string[] {
  const pages = pagesOf(readVocabulary(root));
  const wrong = [...pages].filter(([file, text]) => textOf(file) !== text).map(([file]) => file);
  return [...wrong, ...filesThere().filter((file) => !pages.has(file))];
}

export async function run(): Promise<boolean> {
  const stale = stalePages();
  const pages = pagesOf(readVocabulary(root));
  mkdirSync(join(root, folder), { recursive: true });
  for (const file of stale) {
    const text = pages.get(file);
    if (text === undefined) rmSync(join(root, file));
    else writeFileSync(join(root, file), text);
  }
  console.info(stale.length ? `${stale.length} pages of ${folder} are written anew.` : `${folder} is up to date.`);
  return false;
}

const textOf = (file: string): string | undefined =>
  existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined;

const filesThere = (): readonly string[] =>
  existsSync(join(root, folder)) ? readdirSync(join(root, folder)).map((name) => `${folder}/${name}`) : [];
