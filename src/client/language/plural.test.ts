/** Messages with parameters and plurals. */
import { expect, test, vi } from 'vitest';
import { inContext } from '../../define/in-context.ts';
import { format, icu, loadFormatter } from './plural.ts';

const accounts = '{count, plural, one {# account} other {# accounts}} in {place}';
const polish = '{count, plural, one {# konto} few {# konta} many {# kont} other {# konta}}';

test('simple parameters need no formatter', () => {
  expect(format('Copy {field}', { field: 'number' }, 'en')).toBe('Copy number');
  expect(format('100 %', {}, 'en')).toBe('100 %');
});

test('plurals follow the language', async () => {
  await loadFormatter();
  expect(format(accounts, { count: 1, place: 'Wien' }, 'en')).toBe('1 account in Wien');
  expect(format(accounts, { count: 1284, place: 'Wien' }, 'en')).toBe('1,284 accounts in Wien');
  expect([1, 3, 5, 22].map((count) => format(polish, { count }, 'pl'))).toEqual([
    '1 konto',
    '3 konta',
    '5 kont',
    '22 konta',
  ]);
});

test('a broken message is shown as it stands', async () => {
  await loadFormatter();
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(format('{count, plural, one {x}}', { count: 2 }, 'en')).toBe('{count, plural, one {x}}');
  expect(warned).toHaveBeenCalledOnce();
});

test('a text in a context is looked for with it, then without; in English its context is not read', () => {
  const keys = (text: string, options?: { context: string }) =>
    icu.addLookupKeys([text], text, 'de', 'messages', options);
  const mail = inContext('To', 'of a mail');
  expect(keys(mail).slice(1)).toEqual(['To', 'To_of a mail']);
  expect(keys('changed', { context: 'view' })).toEqual(['changed', 'changed_view']);
  expect(keys('To')).toEqual(['To']);
  expect(icu.parse(mail, {}, 'en')).toBe('To');
});
