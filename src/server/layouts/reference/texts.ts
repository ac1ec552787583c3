/** Texts of reference data: English is the key, and the catalogues have the words of every other language (src/locales). */
import { catalogueKey, contextOf } from '../../../define/in-context.ts';
import { inWords } from '../../../rules/text/message-form.ts';
import { translations } from '../../calls/texts.ts';

/** An English text, alone or with its parameters. */
export type Words = string | readonly [text: string, parameters: Readonly<Record<string, string>>];

const used = new Set<string>();

/** What layouts and enumerations say, as catalogues spell it: known once they are loaded. */
export const referenceTexts = (): readonly string[] => [...used];

/** As it is kept in the database: by language; one that has no word for it reads the English one. */
export function texts(words: Words): { readonly en: string } & Readonly<Record<string, string>> {
  const [text, parameters] = typeof words === 'string' ? [words, {}] : words;
  used.add(catalogueKey(text));
  const filled = Object.entries(translations(text)).map(([language, said]) => [
    language,
    inWords(said, parameters, language),
  ]);
  return { ...Object.fromEntries(filled), en: inWords(contextOf(text).text, parameters, 'en') };
}
