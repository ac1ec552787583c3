/** The names of the languages in themselves; written down, because asking the browser for each delays the first page. */
import type { Language } from '../../rules/limits.ts';

export const languageTitles: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  hu: 'Magyar',
  it: 'Italiano',
  nl: 'Nederlands',
  pl: 'Polski',
  ro: 'Română',
  ru: 'Русский',
  fi: 'Suomi',
  tr: 'Türkçe',
  bg: 'Български',
  pt: 'Português',
  sv: 'Svenska',
};
