/**
 * The catalogues of translations: a folder for each language, in it a file for each part (`parts.ts`), each sorted by the
 * English text. A text that stands in another file counts as well, until `npm run locales` has put it where it belongs.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { supportedLanguages } from '../../src/rules/limits.ts';
import { type Part, serverParts } from './parts.ts';

/** English text to translation; '' while there is none. */
export type Translations = Readonly<Record<string, string>>;
/** By language code. */
export type Catalogues = Readonly<Record<string, Translations>>;

const folder = 'src/locales';
/** Where texts wait that nobody has put in their place yet. */
const unsorted: Part = 'messages';
export const catalogueFolder = (language: string): string => `${folder}/${language}`;
export const catalogueFile = (language: string, part: Part = unsorted): string =>
  `${catalogueFolder(language)}/${part}.json`;

/** Languages that have a folder, in the order of the product: in each of them nothing may be missing. */
export function translatedLanguages(root: string): readonly string[] {
  const found = readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const order = (language: string) => (supportedLanguages as readonly string[]).indexOf(language) >>> 0;
  return found.sort((a, b) => order(a) - order(b));
}

/** 'messages', and 'messages-of-somebody' beside it. */
const isUnsorted = (part: Part): boolean => part.startsWith(unsorted);

/** Of a file in which a merge has left both sides, each line is read that is a text. */
function readTexts(content: string): Translations {
  if (!/^(<{7}|={7}|>{7})/m.test(content)) return JSON.parse(content) as Translations;
  const lines = content.matchAll(/^\s*("(?:[^"\\]|\\.)*"): *("(?:[^"\\]|\\.)*"),?\s*$/gm);
  return Object.fromEntries([...lines].map(([, text = '""', said = '""']) => [JSON.parse(text), JSON.parse(said)]));
}

/** What is not in its place yet is newer than what is. */
function readParts(root: string, language: string): ReadonlyMap<Part, Translations> {
  const names = readdirSync(join(root, folder, language))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .sort((a, b) => Number(isUnsorted(a)) - Number(isUnsorted(b)));
  return new Map(
    names.map((part) => [part, readTexts(readFileSync(join(root, catalogueFile(language, part)), 'utf8'))]),
  );
}

export const readCatalogue = (root: string, language: string): Translations => {
  const all: Record<string, string> = {};
  for (const texts of readParts(root, language).values())
    for (const [text, translation] of Object.entries(texts)) all[text] = translation || (all[text] ?? '');
  return all;
};

export const readCatalogues = (root: string): Catalogues =>
  Object.fromEntries(translatedLanguages(root).map((language) => [language, readCatalogue(root, language)]));

/** What a browser loads of a language, the same for each. */
const indexOfParts = `/** What the first page says in this language, and where its other parts are; written by "npm run locales". */
import firstPage from './first-page.json';

export const catalogue = {
  firstPage,
  parts: import.meta.glob(['./*.json', '!./{first-page,${serverParts.join(',')}}.json'], { import: 'default' }),
};
`;

/** Each text in its part. */
export function writeCatalogue(
  root: string,
  language: string,
  messages: Translations,
  parts: ReadonlyMap<string, Part>,
): void {
  const wanted = new Map<Part, (readonly [string, string])[]>();
  for (const entry of Object.entries(messages)) {
    const part = parts.get(entry[0]) ?? unsorted;
    wanted.set(part, [...(wanted.get(part) ?? []), entry]);
  }
  mkdirSync(join(root, folder, language), { recursive: true });
  writeFileSync(join(root, catalogueFolder(language), 'index.ts'), indexOfParts);
  for (const part of readParts(root, language).keys())
    if (!wanted.has(part)) rmSync(join(root, catalogueFile(language, part)));
  for (const [part, texts] of wanted)
    writeFileSync(join(root, catalogueFile(language, part)), `${JSON.stringify(sorted(texts), null, 2)}\n`);
}

/** New texts of a manifest that was written this moment: they wait for their place. */
export function writeUnsorted(root: string, language: string, added: Translations): void {
  const file = join(root, catalogueFile(language));
  const kept = readParts(root, language).get(unsorted) ?? {};
  writeFileSync(file, `${JSON.stringify(sorted(Object.entries({ ...kept, ...added })), null, 2)}\n`);
}

/** Texts that stand in another file than they belong to. */
export const misplaced = (
  root: string,
  language: string,
  parts: ReadonlyMap<string, Part>,
): readonly { readonly file: string; readonly text: string }[] =>
  [...readParts(root, language)].flatMap(([part, texts]) =>
    Object.keys(texts)
      .filter((text) => parts.has(text) && parts.get(text) !== part)
      .map((text) => ({ file: catalogueFile(language, part), text })),
  );

export const catalogueFiles = (root: string): readonly string[] =>
  translatedLanguages(root).flatMap((language) =>
    [...readParts(root, language).keys()].map((part) => catalogueFile(language, part)),
  );

/** By code units, so that every machine writes the same order. */
const sorted = (messages: readonly (readonly [string, string])[]): Translations =>
  Object.fromEntries([...messages].sort(([a], [b]) => (a < b ? -1 : 1)));
