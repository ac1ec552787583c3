/** Totals below columns. */
import { describe, expect, it } from 'vitest';
import type { Total } from '../../../define/fields/column.ts';
import { totalOf } from './totals.ts';

const rows = [
  { Price: 0.1, Currency: 'EUR', Name: 'a' },
  { Price: 5, Currency: 'USD' },
  { Price: 0.2, Currency: 'EUR', Name: '' },
  { Currency: 'EUR', Name: 'b' },
  { Price: null, Currency: 'CHF' },
];
const of = (total: Total, more: object = {}) =>
  totalOf(rows, { field: 'Price', title: '', kind: 'Money', total, ...more });

describe('a total', () => {
  it('never adds amounts of different currencies', () => {
    expect(of('sum', { currency: 'Currency' })).toEqual([
      { value: 0.3, currency: 'EUR' },
      { value: 5, currency: 'USD' },
    ]);
  });

  it('passes over rows without a value', () => {
    expect([of('average'), of('average', { kind: 'Number' })].flat().map(({ value }) => value)).toEqual([
      1.77,
      Number((5.3 / 3).toPrecision(15)),
    ]);
    expect([of('minimum'), of('maximum')].flat().map(({ value }) => value)).toEqual([0.1, 5]);
  });

  it('rounds an average of money to the coins of its currency', () => {
    const paid = ['JPY', 'KWD'].flatMap((Currency) => [1, 1, 2].map((Price) => ({ Price, Currency })));
    const column = { field: 'Price', title: '', kind: 'Money', currency: 'Currency', total: 'average' } as const;
    expect(totalOf(paid, column).map(({ value }) => value)).toEqual([1, 1.333]);
  });

  it('counts values of every kind', () => {
    expect(of('count', { field: 'Name' })).toEqual([{ value: 2, currency: undefined }]);
  });

  it('says nothing where there is nothing to add', () => {
    expect(totalOf([], { field: 'Price', title: '', kind: 'Number', total: 'sum' })).toEqual([]);
  });
});
