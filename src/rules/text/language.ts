/** Which language and which number formats a person gets (I18N-12 to I18N-16, GEN-50, GEN-51, A-18, AMB-05). */
import { additionalLanguages, allLanguages, defaultLanguage, type Language, supportedLanguages } from '../limits.ts';

/** The languages of an installation: the supported ones, and further ones that the branding's list has. */
export const languagesWith = (listed: readonly string[] | undefined): readonly Language[] => [
  ...supportedLanguages,
  ...additionalLanguages.filter((language) => Array.isArray(listed) && listed.includes(language)),
];

/** The language of a code such as `de`, `de-CH` or `pt_BR`; undefined when there is none among those that are accepted: all that somebody may have chosen, unless fewer are. */
export function languageOf(
  code: string | null | undefined,
  accepted: readonly Language[] = allLanguages,
): Language | undefined {
  const base = code?.trim().toLowerCase().split(/[-_]/)[0];
  return accepted.find((language) => language === base);
}

/** Texts: stored locale, then default_locale of the branding, then English. */
export const chooseLanguage = (
  stored: string | null | undefined,
  branding: string | null | undefined,
  accepted: readonly Language[] = supportedLanguages,
): Language => languageOf(stored, accepted) ?? languageOf(branding, accepted) ?? defaultLanguage;

/** The first of an Accept-Language header that is accepted. */
export function acceptedLanguage(
  header: string | undefined,
  accepted: readonly Language[] = supportedLanguages,
): Language {
  const wanted = (header ?? '')
    .split(',')
    .map((part) => {
      const [code = '', ...parameters] = part.trim().split(';');
      const quality = parameters.find((parameter) => parameter.trim().startsWith('q='));
      return { code, quality: quality ? Number(quality.trim().slice(2)) : 1 };
    })
    .sort((a, b) => b.quality - a.quality);
  for (const { code } of wanted) {
    const language = languageOf(code, accepted);
    if (language) return language;
  }
  return defaultLanguage;
}

/**
 * Formats of dates and numbers: the browser's own region when it speaks the chosen language, else the language itself;
 * an en-US browser of a company outside the United States gets en-GB, and so does English of no region, which would write
 * dates as Americans do.
 */
export function formatLocale(
  language: Language,
  browser: readonly string[],
  companyCountry: string | undefined,
): string {
  const own = browser.find((tag) => languageOf(tag, [language])) ?? language;
  const american = own === 'en-US' || own === 'en';
  return american && companyCountry !== undefined && companyCountry !== 'US' ? 'en-GB' : own;
}
