/** Texts that the server writes, in the caller's language: the same catalogues as the browser's, English where one is missing. */

import type { MessageParameters } from '../../define/fields/field.ts';
import { catalogueKey, contextOf } from '../../define/in-context.ts';
import { saidParameters } from '../../rules/fields/said-problem.ts';
import type { Language } from '../../rules/limits.ts';
import { formatLocale } from '../../rules/text/language.ts';
import { inWords } from '../../rules/text/message-form.ts';

const parts = import.meta.glob<Readonly<Record<string, string>>>('../../locales/*/*.json', {
  eager: true,
  import: 'default',
});

type Parts = typeof parts;

/** What is translated, by language, then by the English text. */
function cataloguesOf(found: Parts): Map<string, Map<string, string>> {
  const by = new Map<string, Map<string, string>>();
  for (const [file, texts] of Object.entries(found)) {
    const language = file.split('/').at(-2) ?? '';
    const all = by.get(language) ?? new Map<string, string>();
    for (const [text, translation] of Object.entries(texts)) if (translation) all.set(text, translation);
    by.set(language, all);
  }
  return by;
}

const catalogues = cataloguesOf(parts);

interface Untranslated {
  readonly language: string;
  readonly texts: number;
}

/** Texts that stand in English for whoever reads a language: the catalogue has its folder, and nothing for them (I18N-23). */
export function untranslated(found: Parts = parts): Untranslated[] {
  const known = new Set(Object.values(found).flatMap(Object.keys));
  return [...(found === parts ? catalogues : cataloguesOf(found))]
    .map(([language, texts]) => ({ language, texts: known.size - texts.size }))
    .filter(({ texts }) => texts > 0);
}

/** `text` in the language, with its parameters and plurals in words. */
export function translate(language: Language, text: string, parameters: MessageParameters = {}): string {
  const translated = catalogues.get(language)?.get(catalogueKey(text)) ?? contextOf(text).text;
  const locale = formatLocale(language, [], '');
  const said = saidParameters(parameters, locale, (part, more) => translate(language, part, more));
  return inWords(translated, said, locale);
}

/** What a text is called in each language that has a word for it; English is not among them. */
export const translations = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...catalogues].flatMap(([language, texts]) => {
      const translated = texts.get(catalogueKey(text));
      return translated === undefined ? [] : [[language, translated]];
    }),
  );
