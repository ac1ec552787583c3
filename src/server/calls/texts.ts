/** Texts that the server writes, in the caller's language: the same catalogues as the browser's, English where one is missing. */

import type { MessageParameters } from '../../define/fields/field.ts';
import { saidParameters } from '../../rules/fields/said-problem.ts';
import type { Language } from '../../rules/limits.ts';
import { formatLocale } from '../../rules/text/language.ts';
import { inWords } from '../../rules/text/message-form.ts';

const catalogues = import.meta.glob<Record<string, string>>('../../locales/*/{sign-in,messages}.json', {
  eager: true,
  import: 'default',
});

const translationOf = (language: string, text: string): string | undefined =>
  catalogues[`../../locales/${language}/messages.json`]?.[text] ||
  catalogues[`../../locales/${language}/sign-in.json`]?.[text];

/** `text` in the language, with its parameters and plurals in words. */
export function translate(language: Language, text: string, parameters: MessageParameters = {}): string {
  const translated = translationOf(language, text) || text;
  const locale = formatLocale(language, [], '');
  return inWords(translated, saidParameters(parameters, locale), locale);
}
