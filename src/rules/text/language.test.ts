/** Whose formats a person gets (GEN-50, GEN-51, A-18). */
import { expect, it } from 'vitest';
import { acceptedLanguage, chooseLanguage, formatLocale, languageOf, languagesWith } from './language.ts';

it.each([
  ['en', ['en-US'], 'US', 'en-US'],
  ['en', ['en-US'], 'AT', 'en-GB'],
  ['en', ['en-US'], undefined, 'en-US'],
  ['en', ['en-AU', 'en-US'], 'AT', 'en-AU'],
  ['en', ['de-AT'], 'AT', 'en-GB'],
  ['en', ['de-AT'], 'US', 'en'],
  ['de', ['en-US', 'de-CH'], 'AT', 'de-CH'],
  ['pl', ['en-US'], 'PL', 'pl'],
] as const)('%s in a browser of %j at a company in %s reads %s', (language, browser, country, locale) => {
  expect(formatLocale(language, browser, country)).toBe(locale);
});

it('Swedish is a language where the branding lists it, and nowhere else (I18N-12, I18N-17, AMB-01, AMB-02)', () => {
  const plain = languagesWith(undefined);
  const listed = languagesWith(['sv', 'tlh', 'de']);
  expect([plain.length, listed.length]).toEqual([14, 15]);
  expect([languageOf('sv-SE', plain), languageOf('sv-SE', listed), languageOf('tlh', listed)]).toEqual([
    undefined,
    'sv',
    undefined,
  ]);
  expect([
    chooseLanguage('sv', 'de', plain),
    chooseLanguage('sv', 'de', listed),
    chooseLanguage(null, 'sv-SE', listed),
  ]).toEqual(['de', 'sv', 'sv']);
  expect([acceptedLanguage('sv, fi;q=0.8', plain), acceptedLanguage('sv, fi;q=0.8', listed)]).toEqual(['fi', 'sv']);
  expect(languagesWith('sv' as never)).toEqual(plain);
});
