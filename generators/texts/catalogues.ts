/** The catalogues of translations: one file for each language, sorted by the English text. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../src/rules/limits.ts';

/** English text to translation; '' while there is none. */
export type Translations = Readonly<Record<string, string>>;
/** By language code. */
export type Catalogues = Readonly<Record<string, Translations>>;

/** Languages in which nothing may be missing: a text without translation is a problem of the check. */
export const completeLanguages: readonly Language[] = ['de', 'pl'];

const folder = 'src/locales';
export const catalogueFile = (language: string): string => `${folder}/${language}/messages.json`;

export function readCatalogues(root: string): Catalogues {
  const languages = readdirSync(join(root, folder), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return Object.fromEntries(
    languages.map(({ name }) => [
      name,
      JSON.parse(readFileSync(join(root, catalogueFile(name)), 'utf8')) as Translations,
    ]),
  );
}

export function writeCatalogue(root: string, language: string, messages: Translations): void {
  writeFileSync(join(root, catalogueFile(language)), `${JSON.stringify(sorted(messages), null, 2)}\n`);
}

/** By code units, so that every machine writes the same order. */
const sorted = (messages: Translations): Translations =>
  Object.fromEntries(Object.entries(messages).sort(([a], [b]) => (a < b ? -1 : 1)));
