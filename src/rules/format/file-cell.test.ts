/** Cells of files: numbers and days stay what they are, everything else is text that no program runs. */
import { describe, expect, it } from 'vitest';
import { kindFor } from '../kinds/registry.ts';
import { fileCell } from './file-cell.ts';

describe('cells', () => {
  it.each([
    ['Number', -1234.5, {}, '-1234,5', -1234.5, '#,##0.0'],
    ['Number', 7, {}, '7', 7, '#,##0'],
    ['Money', -1234.5, { currency: 'EUR' }, '-1234,50 EUR', -1234.5, '#,##0.00 "EUR"'],
    ['Money', 128_000, { currency: 'JPY' }, '128000 JPY', 128_000, '#,##0 "JPY"'],
    ['Money', 0.0042, { currency: 'USD' }, '0,0042 USD', 0.0042, '#,##0.0000 "USD"'],
    ['Percent', 12.5, {}, '12,5 %', 0.125, '0.0%'],
    ['Date', '2026-11-21', {}, '2026-11-21', new Date('2026-11-21'), 'yyyy-mm-dd'],
    ['Date', '2026-11-21T08:55:00Z', {}, '2026-11-21T08:55:00Z', new Date('2026-11-21'), 'yyyy-mm-dd'],
    [
      'DateTimeUtc',
      '2026-11-21T08:55:00Z',
      {},
      '2026-11-21T08:55:00Z',
      new Date('2026-11-21T08:55:00Z'),
      'yyyy-mm-dd hh:mm:ss',
    ],
  ] as const)('%s %s', (kind, value, options, text, typed, format) => {
    const cell = fileCell(kindFor(kind), value, options, 'de');
    expect({ ...cell, text: cell.text.replace(/\u00a0/g, ' ') }).toEqual({ text, value: typed, format });
  });

  it.each([
    ['Text', '=1+1', "'=1+1"],
    ['MultilineText', '\t=cmd', "'\t=cmd"],
    ['Text', '+SUM(A1)', "'+SUM(A1)"],
    ['Combobox', '@name', "'@name"],
    ['Tags', ['=1', 'b'], "'=1, b"],
    ['AccountLink', { AccountId: 1, DisplayName: '-2+3' }, "'-2+3"],
    ['Date', 'soon', 'soon'],
    ['Date', null, ''],
    ['Number', Number.NaN, 'NaN'],
    ['Money', 'no amount', 'no amount'],
    ['Text', { odd: true }, '{"odd":true}'],
    ['Password', 'secret', ''],
  ] as const)('%s %j is the text %j', (kind, value, text) => {
    expect(fileCell(kindFor(kind), value, {}, 'en')).toEqual({ text });
  });
});
