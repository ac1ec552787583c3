/** Texts stand where they belong, wherever they came from; what is wrong with a translation is said. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { readProduct, root } from '../product/product.ts';
import { catalogueFile, misplaced, readCatalogue, translatedLanguages, writeCatalogue } from './catalogues.ts';
import { translationFaults } from './faults.ts';
import { missingTerms } from './glossary.ts';
import { partsOf } from './parts.ts';

const place = mkdtempSync(join(tmpdir(), 'catalogues-'));
afterAll(() => rmSync(place, { recursive: true }));
const put = (file: string, texts: object) => {
  mkdirSync(join(place, 'src/locales/de'), { recursive: true });
  writeFileSync(join(place, `src/locales/de/${file}.json`), JSON.stringify(texts));
};
const read = (file: string) => JSON.parse(readFileSync(join(place, `src/locales/de/${file}.json`), 'utf8')) as object;
const parts = new Map([
  ['Sign in', 'first-page'],
  ['Save', 'shared'],
  ['Order', 'orders'],
]);

it('puts the texts of any file where they belong; what has no place yet is newer, and an empty one takes nothing away', () => {
  put('orders', { Order: 'Bestellung', Save: 'Sichern' });
  put('messages', { Save: 'Speichern', 'Sign in': 'Anmelden', Order: '' });
  put('gone', { Order: 'Auftrag' });
  expect(misplaced(place, 'de', parts).map(({ file, text }) => `${file} ${text}`)).toEqual([
    'src/locales/de/gone.json Order',
    'src/locales/de/orders.json Save',
    'src/locales/de/messages.json Save',
    'src/locales/de/messages.json Sign in',
    'src/locales/de/messages.json Order',
  ]);
  writeCatalogue(place, 'de', readCatalogue(place, 'de'), parts);
  expect(readdirSync(join(place, 'src/locales/de')).sort()).toEqual([
    'first-page.json',
    'index.ts',
    'orders.json',
    'shared.json',
  ]);
  expect([read('first-page'), read('shared'), read('orders')]).toEqual([
    { 'Sign in': 'Anmelden' },
    { Save: 'Speichern' },
    { Order: 'Bestellung' },
  ]);
  expect(misplaced(place, 'de', parts)).toEqual([]);
});

it('reads both sides of a merge that nobody has mended, and further files of texts that wait', () => {
  put('orders', { Order: 'Bestellung' });
  put('messages-of-a-branch', { Order: 'Auftrag' });
  writeFileSync(
    join(place, 'src/locales/de/messages.json'),
    '{\n<<<<<<< ours\n  "Save": "Sichern",\n  "Say \\\\ it": "Sag \\\\ es"\n=======\n  "Sign in": "Anmelden"\n>>>>>>> theirs\n}\n',
  );
  expect(readCatalogue(place, 'de')).toMatchObject({
    Order: 'Auftrag',
    Save: 'Sichern',
    'Say \\ it': 'Sag \\ es',
    'Sign in': 'Anmelden',
  });
});

const all = partsOf(root, readProduct().texts);

it('what several areas say is shared, what one says is its own, and what only the server says no browser loads', () => {
  expect(['Username', 'Save', 'Audit log', 'Limited liability company ({short})'].map((text) => all.get(text))).toEqual(
    ['first-page', 'shared', 'shared', 'reference'],
  );
  expect(new Set(all.values())).toContain('marketplace');
  expect([...all.values()].filter((part) => part === 'server').length).toBeGreaterThan(300);
});

it.each(translatedLanguages(root))('%s: the first page loads at most 4 KiB of texts', (language) => {
  const file = readFileSync(join(root, catalogueFile(language, 'first-page')));
  expect(brotliCompressSync(file).length).toBeLessThanOrEqual(3 * 1024);
});

it.each([
  ['{n} of {total}', '{n} von {sum}', 'de', 'has {n}, {sum} where the text has {n}, {total}.'],
  ['Press <b>Save</b>', 'Drücken Sie <i>Speichern</i>', 'de', 'has </i> <i> where the text has </b> <b>.'],
  ['Press <b>Save</b>', 'Drücken Sie Speichern', 'de', 'has no tag where the text has </b> <b>.'],
  ['“{name}” is new', '"{name}" ist neu', 'de', 'has straight quotes where its language has its own.'],
  ['The order', "L'ordine", 'it', 'has straight quotes where its language has its own.'],
  ['Press ‘Save’', "Drücken Sie 'Speichern'", 'de', 'has straight quotes where its language has its own.'],
  ['and', ' und', 'de', 'begins or ends with other white space than the text.'],
  [
    '{n, plural, one {# row} other {# rows}}',
    '{n, plural, one {# ligne} other {# lignes}}',
    'fr',
    'counts by {n} without "many", which this language tells apart.',
  ],
])('of "%s" the translation "%s" (%s) %s', (text, translation, language, fault) => {
  expect(translationFaults(text, translation, language)).toEqual([fault]);
  expect(translationFaults(text, text, 'en')).toEqual([]);
});

it('a glossary has a word for each term', () => {
  const glossary = readFileSync(join(root, 'src/locales/de/glossary.md'), 'utf8');
  expect(missingTerms(glossary)).toEqual([]);
  expect(missingTerms(glossary.replace('| VAT | USt. |', '| VAT |  |'))).toEqual(['VAT']);
  expect(missingTerms('').length).toBe(120);
});
