/** The convention of list calls: any answer with a list gives its rows back, wherever they stand. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ListSchema, listAnswer, ofPage, pageSizeOf, rowOf, rowsIn, saysTotal } from './list-call.ts';

const row: ListSchema = { type: 'object', properties: { Name: { type: 'string' } } };
const list: ListSchema = { type: 'array', items: row };
const names: ListSchema = { type: 'array', items: { type: 'string' } };
const of = (properties: Readonly<Record<string, ListSchema>>): ListSchema => ({ type: 'object', properties });
const paged = of({ Items: list, TotalCount: { type: 'integer' } });

describe('a list', () => {
  it.each([
    ['the answer itself', list, ''],
    ['the only list', of({ Accounts: list, Name: { type: 'string' }, Tags: names }), 'Accounts'],
    ['Items among several', of({ Accounts: list, Items: list }), 'Items'],
    ['none of several', of({ Accounts: list, Users: list }), undefined],
    ['no list of plain values beside others', of({ Tags: names }), undefined],
    ['nothing', of({}), undefined],
  ])('%s', (_name, schema, place) => {
    expect(rowsIn(schema)).toBe(place);
    expect(rowOf(schema)).toBe(place === undefined ? undefined : row);
  });

  it('gives back the rows and the total that were put into it', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ Name: fc.string() })), fc.nat(), (rows, total) => {
        expect(listAnswer(list, rows)).toEqual({ rows, total: undefined });
        expect(listAnswer(paged, { Items: rows, TotalCount: total })).toEqual({ rows, total });
        expect(listAnswer(paged, { Items: rows, TotalCount: 0, AllCount: total })).toEqual({
          rows,
          total: 0,
          all: total,
        });
      }),
    );
  });

  it('has no rows where there is none', () => {
    for (const answer of [undefined, null, 7, 'text', {}, { Items: 7 }])
      expect(listAnswer(paged, answer).rows).toEqual([]);
  });

  it('says its total where it has one', () => {
    expect([saysTotal(paged), saysTotal(list), saysTotal(of({ Items: list }))]).toEqual([true, false, false]);
  });
});

describe('a page', () => {
  const offset = of({ offset: { type: 'integer' } });

  it('has a size where limit and offset are taken, never more than the most', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 5000 }), (maximum, most) => {
        expect(pageSizeOf(of({ limit: { maximum }, options: offset }), most)).toBe(Math.min(maximum, most));
      }),
    );
    expect(pageSizeOf(of({ limit: {}, options: offset }), 1000)).toBe(1000);
    expect(pageSizeOf(of({ limit: {} }), 1000)).toBeUndefined();
    expect(pageSizeOf(of({ options: offset }), 1000)).toBeUndefined();
  });

  it('is asked for with the same words', () => {
    expect(ofPage({ accountId: 1, options: { filter: 'a', offset: 20 } }, 40, 20)).toEqual({
      accountId: 1,
      limit: 20,
      options: { filter: 'a', offset: 40 },
    });
  });
});
