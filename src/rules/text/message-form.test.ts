/** Messages in ICU form say what the library of the browser says, in every text of the catalogues. */
import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';
import { inWords } from './message-form.ts';

const catalogues = import.meta.glob<Record<string, string>>('../../locales/*/*.json', {
  eager: true,
  import: 'default',
});
const isForm = (text: string) => /\{\s*\w+\s*,/.test(text);
const namesIn = (text: string) => new Set([...text.matchAll(/\{\s*(\w+)\s*[,}]/g)].map(([, name = '']) => name));

test('plurals and choices of every text are worded as the browser words them', () => {
  let compared = 0;
  for (const [path, texts] of Object.entries(catalogues)) {
    const language = path.split('/').at(-2) ?? '';
    for (const [message, locale] of Object.entries(texts).flatMap(([english, own]) => [
      [english, 'en'] as const,
      [own, language] as const,
    ])) {
      if (!isForm(message)) continue;
      for (const count of [0, 1, 2, 5, 1284]) {
        const values = Object.fromEntries([...namesIn(message)].map((name) => [name, count]));
        const browser = new IntlMessageFormat(message, locale, undefined, { ignoreTag: true });
        expect(inWords(message, values, locale)).toBe(String(browser.format(values)));
        compared += 1;
      }
    }
  }
  expect(compared).toBeGreaterThan(100);
});

test('what is no message stays as it stands', () => {
  const said = (text: string, values = {}) => inWords(text, values, 'en');
  expect(said('Nothing in braces')).toBe('Nothing in braces');
  expect(said('{missing} and {n, plural, one {x}', { n: 2 })).toBe('{missing} and {n, plural, one {x}');
  expect(said('# {n, plural, one {# line} other {# lines}} #1', { n: 2 })).toBe('# 2 lines #1');
  expect(said('{n, ordinal, other {x}}', { n: 2 })).toBe('{n, ordinal, other {x}}');
});

test('a sentence ends once where its last value ends with a full stop', () => {
  const text = 'Bis {day}. Danach {name}.pdf, {day}';
  expect(inWords(text, { day: '14 нояб. 2026 г.', name: 'a.' }, 'ru')).toBe(
    'Bis 14 нояб. 2026 г. Danach a..pdf, 14 нояб. 2026 г.',
  );
  expect(inWords('Bis {day}.', { day: '14.11.2026' }, 'de')).toBe('Bis 14.11.2026.');
});
