/** `npm run locales`: brings every catalogue up to date with the texts of the product; with --check it only tells what is missing. */

import { readProduct, root } from '../product/product.ts';
import {
  catalogueFile,
  completeLanguages,
  misplaced,
  readCatalogues,
  type Translations,
  writeCatalogue,
} from '../texts/catalogues.ts';
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

/** Answers true when --check finds something missing in a complete language, or something unused in any. */
export async function run(parameters: readonly string[]): Promise<boolean> {
  const checkOnly = parameters.includes('--check');
  const { texts } = readProduct();
  let problems = false;
  for (const [language, messages] of Object.entries(readCatalogues(root))) {
    const { missing, unused, same } = difference(texts, messages);
    if (checkOnly) {
      const elsewhere = misplaced(root, language);
      problems ||=
        unused.length > 0 ||
        elsewhere.length > 0 ||
        (missing.length > 0 && completeLanguages.some((each) => each === language));
      for (const text of missing) console.info(`${catalogueFile(language)}  missing: "${text}" (${texts.get(text)})`);
      for (const text of unused) console.info(`${catalogueFile(language)}  unused: "${text}"`);
      for (const { file, text } of elsewhere)
        console.info(`${file}  in the wrong file: "${text}"; "npm run locales" moves it`);
    } else writeCatalogue(root, language, updated(texts, messages));
    const facts = [
      `${texts.size - missing.length} of ${texts.size} texts are translated`,
      ...(same.length ? [`${same.length} of them spelt as in English`] : []),
      ...(unused.length ? [`${unused.length} unused ${checkOnly ? 'stand there' : 'taken away'}`] : []),
    ];
    console.info(`${language}: ${facts.join(', ')}.`);
  }
  return problems;
}
