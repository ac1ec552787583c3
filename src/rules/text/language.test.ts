/** Whose formats a person gets (GEN-50, GEN-51, A-18). */
import { expect, it } from 'vitest';
import { formatLocale } from './language.ts';

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
