/** `npm run locales`: brings every catalogue up to date with the texts of the product; with --check it only tells what is wrong. */

import { readProduct, root } from '../product/product.ts';
import { catalogueFolder, misplaced, readCatalogues, type Translations, writeCatalogue } from '../texts/catalogues.ts';
import { translationFaults } from '../texts/faults.ts';
import { glossaryFaults } from '../texts/glossary.ts';
import { partsOf } from '../texts/parts.ts';
import type { Texts } from '../texts/texts.ts';

export interface Difference {
  /** Used, without a translation. */
  readonly missing: readonly string[];
  /** Translated, and used nowhere. */
  readonly unused: readonly string[];
  /** Spelt as in English: right for some words, forgotten for others. */
  readonly same: readonly string[];
}

export const difference = (texts: Texts, messages: Translations): Difference => ({
  missing: [...texts.keys()].filter((text) => !messages[text]),
  unused: Object.keys(messages).filter((text) => !texts.has(text)),
  same: Object.keys(messages).filter((text) => messages[text] === text),
});

/** Translations stay, new texts come with an empty value, unused ones go. */
export const updated = (texts: Texts, messages: Translations): Translations =>
  Object.fromEntries([...texts.keys()].map((text) => [text, messages[text] ?? '']));

/** Answers true when --check finds a language that is not complete, or something wrong in it. */
export async function run(parameters: readonly string[]): Promise<boolean> {
  const checkOnly = parameters.includes('--check');
  const { texts } = readProduct();
  const parts = partsOf(root, texts);
  let problems = false;
  for (const [language, messages] of Object.entries(readCatalogues(root))) {
    const { missing, unused, same } = difference(texts, messages);
    if (checkOnly) {
      const folder = catalogueFolder(language);
      const found = [
        ...glossaryFaults(root, language),
        ...missing.map((text) => `missing: "${text}" (${texts.get(text)})`),
        ...unused.map((text) => `unused: "${text}"`),
        ...misplaced(root, language, parts).map(
          ({ file, text }) => `in the wrong file, ${file}: "${text}"; "npm run locales" moves it`,
        ),
        ...Object.entries(messages).flatMap(([text, translation]) =>
          translationFaults(text, translation, language).map(
            (fault) => `the translation of "${text}" ${fault} (${translation})`,
          ),
        ),
      ];
      problems ||= found.length > 0;
      for (const each of found) console.info(`${folder}  ${each}`);
    } else writeCatalogue(root, language, updated(texts, messages), parts);
    const facts = [
      `${texts.size - missing.length} of ${texts.size} texts are translated`,
      ...(same.length ? [`${same.length} of them spelt as in English`] : []),
      ...(unused.length ? [`${unused.length} unused ${checkOnly ? 'stand there' : 'taken away'}`] : []),
    ];
    console.info(`${language}: ${facts.join(', ')}.`);
  }
  return problems;
}
