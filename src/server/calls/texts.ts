/** Texts that the server writes, in the caller's language: the same catalogues as the browser's, English where one is missing. */
import type { Language } from '../../rules/limits.ts';

const catalogues = import.meta.glob<Record<string, string>>('../../locales/*/{sign-in,messages}.json', {
  eager: true,
  import: 'default',
});

const translationOf = (language: string, text: string): string | undefined =>
  catalogues[`../../locales/${language}/messages.json`]?.[text] ||
  catalogues[`../../locales/${language}/sign-in.json`]?.[text];

/** `text` in the language, with `{name}` replaced by its parameter. */
export function translate(
  language: Language,
  text: string,
  parameters: Readonly<Record<string, string | number>> = {},
): string {
  const translated = translationOf(language, text) || text;
  return translated.replace(/\{(\w+)\}/g, (whole, name: string) =>
    name in parameters ? String(parameters[name]) : whole,
  );
}
