/** Gives new texts their place in the catalogues that must be complete. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { catalogueFile, completeLanguages, readCatalogues, writeCatalogue } from '../texts/catalogues.ts';
import type { Answers } from './skeleton.ts';

/**
 * The first text takes the translation that was given, such as `--de "Rollen"`; the others wait
 * for a translator, and the screen shows them in English till then. Answers which.
 */
export function translate(root: string, texts: readonly string[], given: Answers): readonly string[] {
  if (!existsSync(join(root, 'src/locales'))) return [];
  const catalogues = readCatalogues(root);
  return completeLanguages.flatMap((language) => {
    const messages = catalogues[language] ?? {};
    const added = [...new Set(texts)].filter((text) => !messages[text]);
    const own = (text: string) => (text === texts[0] ? given[language] : undefined);
    if (added.length === 0) return [];
    writeCatalogue(root, language, {
      ...messages,
      ...Object.fromEntries(added.map((text) => [text, own(text) ?? ''])),
    });
    const waiting = added.filter((text) => own(text) === undefined);
    return waiting.length
      ? [`${catalogueFile(language)} waits for ${waiting.map((text) => `"${text}"`).join(', ')}.`]
      : [];
  });
}
