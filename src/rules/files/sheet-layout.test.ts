/** Names and widths of sheets. */
import { expect, it } from 'vitest';
import { contentWidths, instantTitle, sheetName } from './sheet-layout.ts';

it('a sheet is named as its list, as far as programs allow it', () => {
  expect(sheetName('Accounts')).toBe('Accounts');
  expect(sheetName("'Prices: 2027/2028 [draft]*'")).toBe('Prices 2027 2028 draft');
  expect(sheetName('Donaudampfschifffahrtselektrizitätenhauptbetriebswerk')).toHaveLength(31);
  expect(sheetName('///')).toBe('Sheet1');
});

it('columns are as wide as what is in them, within limits', () => {
  const rows = [[{ text: 'a' }, { text: 'x'.repeat(300) }, { text: 'one\nand a longer line' }]];
  expect(contentWidths(['A', 'B', 'C', 'Last sign-in (UTC)'], rows)).toEqual([8, 60, 19, 20]);
});

it('heads of instants say UTC once', () => {
  expect([instantTitle('Created'), instantTitle('Time UTC')]).toEqual(['Created (UTC)', 'Time UTC']);
});
