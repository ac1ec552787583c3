/** A row is called by the text of its first column, whatever kind that is. */
import { expect, it } from 'vitest';
import { columnOf } from './column-plan.ts';
import { rowName } from './row-name.ts';

const called = (kind: string, value: unknown) =>
  rowName({ field: 'Owner.First', kind } as never, { Owner: { First: value } }, 'en');

it.each([
  ['Text', 'Donau-Schiff GmbH', 'Donau-Schiff GmbH'],
  ['AccountLink', { AccountId: 7, DisplayName: 'Ágnes Szőke', AccountType: 'User' }, 'Ágnes Szőke'],
  ['AccountLink', { AccountId: 7, DisplayName: '' }, '7'],
  ['Number', 1200, '1200'],
  ['Text', undefined, ''],
  ['AccountLink', null, ''],
])('%s %j is called %j', (kind, value, name) => {
  expect(called(kind, value)).toBe(name);
});

it('is called as a code is read in the language', () => {
  const country = columnOf({ field: 'Country', as: 'Country' }, {});
  expect(['en', 'de'].map((locale) => rowName(country, { Country: 'DE' }, locale))).toEqual(['Germany', 'Deutschland']);
});

it('has no name without a column', () => {
  expect(rowName(undefined, {}, 'en')).toBe('');
});
