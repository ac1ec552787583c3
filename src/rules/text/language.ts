/** Which language and which number formats a person gets (I18N-12 to I18N-16, GEN-50, GEN-51, A-18, AMB-05). */
import { defaultLanguage, type Language, supportedLanguages } from '../limits.ts';

/** The supported language of a code such as `de`, `de-CH` or `pt_BR`; undefined when there is none. */
export function languageOf(code: string | null | undefined): Language | undefined {
  const base = code?.trim().toLowerCase().split(/[-_]/)[0];
  return supportedLanguages.find((language) => language === base);
}

/** Texts: stored locale, then default_locale of the branding, then English. */
export const chooseLanguage = (stored: string | null | undefined, branding: string | null | undefined): Language =>
  languageOf(stored) ?? languageOf(branding) ?? defaultLanguage;

/** The first supported language of an Accept-Language header. */
export function acceptedLanguage(header: string | undefined): Language {
  const wanted = (header ?? '')
    .split(',')
    .map((part) => {
      const [code = '', ...parameters] = part.trim().split(';');
      const quality = parameters.find((parameter) => parameter.trim().startsWith('q='));
      return { code, quality: quality ? Number(quality.trim().slice(2)) : 1 };
    })
    .sort((a, b) => b.quality - a.quality);
  for (const { code } of wanted) {
    const language = languageOf(code);
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
  const own = browser.find((tag) => languageOf(tag) === language) ?? language;
  const american = own === 'en-US' || own === 'en';
  return american && companyCountry !== undefined && companyCountry !== 'US' ? 'en-GB' : own;
}
