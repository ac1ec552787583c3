/** Orders of rows: what moves where, what stays last, and what is sent. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { where } from '../../../define/binding/condition.ts';
import type { RankShape } from '../../../define/shapes/block-shapes.ts';
import { placed } from '../../../rules/placed.ts';
import { dropPlace, inOrder, movedRows, orderOf, rankInput } from './order.ts';

const plan = { key: 'Id' };
const shape = {
  list: 'set.Rows',
  key: { Id: 'rowId', 'Mark.Version': 'Version' },
  to: 'Place',
  last: where({ IsLast: true }),
} as unknown as RankShape;
const row = (Id: number, IsLast = false) => ({ Id, IsLast, Mark: { Version: 'a' } });
const rows = [row(1), row(2), row(3), row(4, true)];
const idsOf = (some: readonly object[]) => orderOf(plan, some as never).join('');

describe('rows in an order', () => {
  it('move to any place but behind those that stay last, which move nowhere', () => {
    const arranged = (from: number, to: number) => idsOf(movedRows(shape, rows, from, to));
    expect([arranged(0, 2), arranged(2, 0), arranged(0, 9), arranged(1, -5)]).toEqual(['2314', '3124', '2314', '2134']);
    expect([movedRows(shape, rows, 3, 0), movedRows(shape, rows, 0, 0), movedRows(shape, rows, 7, 0)]).toEqual([
      rows,
      rows,
      rows,
    ]);
  });

  it('stand as somebody has put them, with what has come since behind', () => {
    expect(idsOf(inOrder(plan, rows, ['3', '9', '1']))).toBe('3124');
    expect(inOrder(plan, rows, undefined)).toBe(rows);
  });

  it('are let go above or below another one', () => {
    expect([dropPlace(0, 2, true), dropPlace(0, 2, false), dropPlace(3, 1, true), dropPlace(3, 1, false)]).toEqual([
      2, 1, 2, 1,
    ]);
  });

  it('are sent whole, with what tells them apart and their places', () => {
    expect(rankInput(shape, movedRows(shape, rows, 2, 0), { of: 7 })).toEqual({
      of: 7,
      set: { Rows: [3, 1, 2, 4].map((rowId, index) => ({ rowId, Version: 'a', Place: index + 1 })) },
    });
  });
});

describe('a list with some at named places', () => {
  it('has them there and the rest as it was', () => {
    expect(placed(['a', 'b', 'c', 'd'], [['d', 1]])).toEqual(['d', 'a', 'b', 'c']);
    expect(placed(['a', 'b', 'c'], [['a', 99]])).toEqual(['b', 'c', 'a']);
  });

  it('keeps each once, and is in full as it was asked for', () => {
    const lists = fc.uniqueArray(fc.integer(), { maxLength: 12 });
    fc.assert(
      fc.property(lists, fc.infiniteStream(fc.integer()), (list, draws) => {
        const wanted = [...list].sort(() => (draws.next().value as number) % 2);
        expect(
          placed(
            list,
            wanted.map((each, index) => [each, index + 1] as const),
          ),
        ).toEqual(wanted);
        const some = list.slice(0, 3).map((each) => [each, (((draws.next().value as number) >>> 0) % 20) + 1] as const);
        expect([...placed(list, some)].sort()).toEqual([...list].sort());
      }),
    );
  });
});
