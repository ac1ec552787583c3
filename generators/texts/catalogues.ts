/**
 * The catalogues of translations: for each language what the sign-in page says, and all the rest, each sorted by the
 * English text.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../src/rules/limits.ts';
import { signInTexts } from './sign-in-texts.ts';

/** English text to translation; '' while there is none. */
export type Translations = Readonly<Record<string, string>>;
/** By language code. */
export type Catalogues = Readonly<Record<string, Translations>>;

/** Languages in which nothing may be missing: a text without translation is a problem of the check. */
export const completeLanguages: readonly Language[] = ['de', 'pl'];

const folder = 'src/locales';
/** `sign-in` is what the sign-in page says. */
const parts = ['sign-in', 'messages'] as const;
type Part = (typeof parts)[number];
export const catalogueFile = (language: string, part: Part = 'messages'): string =>
  `${folder}/${language}/${part}.json`;

export function readCatalogues(root: string): Catalogues {
  const languages = readdirSync(join(root, folder), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return Object.fromEntries(
    languages.map(({ name }) => [
      name,
      Object.assign({}, ...parts.map((part) => readPart(root, name, part))) as Translations,
    ]),
  );
}

export function writeCatalogue(root: string, language: string, messages: Translations): void {
  const ofPage = signInTexts(root);
  for (const part of parts) {
    const own = Object.entries(messages).filter(([text]) => ofPage.has(text) === (part === 'sign-in'));
    writeFileSync(join(root, catalogueFile(language, part)), `${JSON.stringify(sorted(own), null, 2)}\n`);
  }
}

/** Texts that stand in the other part than the sign-in page needs, by their file. */
export function misplaced(root: string, language: string): readonly { readonly file: string; readonly text: string }[] {
  const ofPage = signInTexts(root);
  return parts.flatMap((part) =>
    Object.keys(readPart(root, language, part))
      .filter((text) => ofPage.has(text) !== (part === 'sign-in'))
      .map((text) => ({ file: catalogueFile(language, part), text })),
  );
}

/** Of a language that is new there is only one file. */
function readPart(root: string, language: string, part: Part): Translations {
  const file = join(root, catalogueFile(language, part));
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Translations) : {};
}

/** By code units, so that every machine writes the same order. */
const sorted = (messages: readonly (readonly [string, string])[]): Translations =>
  Object.fromEntries([...messages].sort(([a], [b]) => (a < b ? -1 : 1)));
