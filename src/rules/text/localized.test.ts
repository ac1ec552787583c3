/** Texts by language: what is there, what is missing, and what is read. */
import { expect, it } from 'vitest';
import localizedText from '../kinds/LocalizedText.ts';
import { languageRead, languagesOf, ownName, textsOf, withText } from './localized.ts';

it('the fallback stands first, and a language that the portal does not have last', () => {
  const languages = languagesOf('de', { ar: 'نص', de: 'Text' });
  expect([languages[0], languages.at(-1), languages.filter((each) => each === 'de').length]).toEqual(['de', 'ar', 1]);
});

it('what is empty is not there', () => {
  expect(textsOf({ en: 'Text', de: ' ', pl: '', fr: 3 })).toEqual({ en: 'Text' });
  expect(withText({ en: 'a' }, 'en', null)).toBeNull();
  expect(withText({ en: 'a', de: 'b' }, 'de', '')).toEqual({ en: 'a' });
  expect(withText(null, 'pl', 'c')).toEqual({ pl: 'c' });
});

it('a reader gets his own language, else the fallback, else what there is', () => {
  const read = (texts: object) => languageRead(texts as never, 'pl', 'en');
  expect([read({ pl: 'a', en: 'b' }), read({ de: 'a', en: 'b' }), read({ de: 'a' }), read({})]).toEqual([
    'pl',
    'en',
    'de',
    undefined,
  ]);
});

it('languages are called by their own names', () => {
  expect(['de', 'fr', 'ar', 'x!'].map(ownName)).toEqual(['Deutsch', 'Français', 'العربية', 'x!']);
});

it('a text in the fallback is asked for, and each is judged as one of its kind', () => {
  const check = (value: unknown, rule: object = {}) =>
    localizedText.check(value, { DisplayTemplate: 'LocalizedText', With: { fallback: 'en' }, ...rule });
  expect(check({ en: 'Text' })).toBeUndefined();
  expect(check({ de: 'Text' })).toMatchObject({ part: 'en', text: 'This field is required' });
  expect(check({ en: 'Text', de: 'x'.repeat(11) }, { MaxLength: 10 })).toMatchObject({
    part: 'de',
    parameters: { n: 10 },
  });
  for (const wrong of ['Text', ['en'], { english: 'Text' }, { en: 1 }])
    expect(check(wrong)).toMatchObject({ text: 'Invalid format' });
});
