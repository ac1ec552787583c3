/** Gives new texts their place in the catalogues. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readCatalogues, translatedLanguages, writeUnsorted } from '../texts/catalogues.ts';
import type { Answers } from './skeleton.ts';

/**
 * The first text takes the translation that was given, such as `--de "Rollen"`; the others wait
 * for a translator, and the screen shows them in English till then. Answers which.
 */
export function translate(root: string, texts: readonly string[], given: Answers): readonly string[] {
  if (!existsSync(join(root, 'src/locales'))) return [];
  const catalogues = readCatalogues(root);
  const waiting = new Map<string, string[]>();
  for (const language of translatedLanguages(root)) {
    const known = catalogues[language] ?? {};
    const own = (text: string) => (text === texts[0] ? (given[language] ?? '') : '');
    const added = [...new Set(texts)].filter((text) => !known[text]).map((text) => [text, own(text)] as const);
    if (added.length === 0) continue;
    writeUnsorted(root, language, Object.fromEntries(added));
    const list = added.flatMap(([text, said]) => (said ? [] : [`"${text}"`])).join(', ');
    if (list) waiting.set(list, [...(waiting.get(list) ?? []), language]);
  }
  return [...waiting].map(([list, languages]) => `src/locales waits for ${list} in ${languages.join(', ')}.`);
}
