/** Tiles fill their rows; the open panel stands in the address; a count counts what fits. */

import fc from 'fast-check';
import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { count } from '../../define/blocks/arrangement.ts';
import { table } from '../../define/blocks/table.ts';
import type { BlockShape, CountShape, PanelShape } from '../../define/shapes/block-shapes.ts';
import {
  type Bar,
  barsIn,
  barsOf,
  currenciesOf,
  gridLinesFor,
  hasSeveralCurrencies,
  isFlat,
  isNamed,
  seriesOf,
} from '../chart/bars.ts';
import { countOf } from '../count/count-of.ts';
import { blockOf, GetAllThings, thing } from '../testing/test-calls.ts';
import { inOrder, moved } from './panel-order.ts';
import { currentPanel, endsOddly, panelKey, spansOf } from './panels.ts';

const things = table(GetAllThings, {}, { columns: ['Color'] }) as unknown as BlockShape;
const number = count(GetAllThings, {}, { title: 'Things' });
const panel = (width?: 1 | 2 | 3, body: BlockShape = things) => ({
  title: `Tile ${width}`,
  body,
  ...(width && { width }),
});
const tile = panel(undefined, number as unknown as BlockShape);

describe('a board', () => {
  it.each([
    [
      [tile, tile, tile, tile],
      [3, 3, 3, 3],
    ],
    [
      [tile, tile, tile],
      [4, 4, 4],
    ],
    [[tile], [4]],
    [Array(5).fill(tile), [4, 4, 4, 6, 6]],
    [Array(7).fill(tile), [3, 3, 3, 3, 4, 4, 4]],
    [Array(9).fill(tile), Array(9).fill(4)],
    [
      [panel(1), tile, tile, tile, panel(1), panel(1)],
      [6, 4, 4, 4, 6, 6],
    ],
    [
      [panel(2), panel(1), panel(1)],
      [6, 3, 3],
    ],
    [
      [panel(2), panel(1), panel(3)],
      [8, 4, 12],
    ],
    [
      [panel(), panel()],
      [6, 6],
    ],
    [[panel(1)], [6]],
    [[], []],
  ])('of %j is as wide as %j', (panels, spans) => {
    expect(spansOf(panels)).toEqual(spans);
  });
});

it.each([
  [[tile, tile, tile], [2]],
  [[tile, tile], []],
  [
    [tile, panel(1), tile, tile, tile, panel(2)],
    [0, 4],
  ],
])('of %j the last of an odd number of figures in a row stands alone on a phone', (panels, alone) => {
  expect(panels.flatMap((_each, index) => (endsOddly(panels, index) ? [index] : []))).toEqual(alone);
});

describe('an order of tiles', () => {
  const [a, b, c, d] = ['A', 'B', 'C', 'D'].map((title) => ({ title, body: things }));
  const all = [a, b, c, d] as PanelShape[];
  const titles = (order: readonly string[]) =>
    inOrder(all, order)
      .map(({ title }) => title)
      .join('');

  it('puts the named ones first, and new ones where the board has them', () => {
    expect([titles([]), titles(['c', 'a']), titles(['d', 'c', 'b', 'a']), titles(['gone', 'b'])]).toEqual([
      'ABCD',
      'CDAB',
      'DCBA',
      'ABCD',
    ]);
  });

  it('changes to any place, and a hidden one keeps its own', () => {
    const place = (of: unknown, to: number, shown = all) => moved(all, shown, of as PanelShape, to).join('');
    expect([place(b, 2), place(a, 3), place(d, 0), place(a, 9)]).toEqual(['acbd', 'bcda', 'dabc', 'bcda']);
    const shown = all.filter((each) => each !== b);
    expect([place(d, 1, shown), place(a, 1, shown)]).toEqual(['abdc', 'bcad']);
  });
});

describe('bars', () => {
  const at = (Day: string, Count = 1) => ({ Day, Count });
  const heights = (bars: readonly Bar[]) => bars.map(({ key, value }) => [key, value]);
  it('stand for a value of each row, as the rows stand', () => {
    const rows = [thing(1), thing(2, { Color: 'Blue' }), thing(3, { Color: 'Blue' })];
    expect(barsOf({ by: 'DisplayName', value: 'Weight' }, rows).map(({ value }) => value)).toEqual([2, 4, 6]);
  });

  it('are as high in all as the rows, whatever they are brought together by', () => {
    const rows = fc.array(
      fc.record({ Day: fc.constantFrom('2027-02-27', '2027-03-01', '2027-05-31'), Count: fc.nat(9) }),
    );
    fc.assert(
      fc.property(rows, fc.constantFrom('day', 'month', undefined), (all, per) => {
        const bars = barsOf({ by: 'Day', value: 'Count', ...(per && { per }) }, all);
        const sum = (values: readonly number[]) => values.reduce((one, other) => one + other, 0);
        expect(sum(bars.map(({ value }) => value))).toBe(sum(all.map(({ Count }) => Count)));
        expect(isFlat(bars)).toBe(all.every(({ Count }) => Count === 0));
      }),
    );
  });

  it('of amounts keep each its currency, and are not compared when there are several', () => {
    const paid = (Day: string, Count: number, Currency: string) => ({ Day, Count, Currency });
    const rows = [paid('2027-03-01', 5, 'EUR'), paid('2027-03-01', 800, 'JPY'), paid('2027-03-03', 7, 'EUR')];
    const chart = { by: 'Day', value: 'Count', currency: 'Currency', per: 'day' } as const;
    const mixed = barsOf(chart, rows);
    expect(mixed.map(({ value, currency }) => [value, currency])).toEqual([
      [5, 'EUR'],
      [800, 'JPY'],
      [7, 'EUR'],
    ]);
    const euros = barsOf(
      chart,
      rows.filter(({ Currency }) => Currency === 'EUR'),
    );
    expect(heights(euros)).toEqual([
      ['2027-03-01', 5],
      ['2027-03-02', 0],
      ['2027-03-03', 7],
    ]);
    expect([hasSeveralCurrencies(mixed), hasSeveralCurrencies(euros)]).toEqual([true, false]);
  });

  it('of months in several currencies are drawn in one at a time, the own first, and of the same parts', () => {
    const at = (Month: string, Currency: string, Series: string) => ({ Month, Currency, Series, Value: 1 });
    const rows = [
      at('2026-01', 'CHF', 'Monthly'),
      at('2026-01', 'TRY', 'Yearly'),
      at('2026-02', 'TRY', 'Monthly'),
      at('2026-03', 'CHF', 'Yearly'),
      at('2026-03', 'EUR', 'Monthly'),
      at('2026-04', 'TRY', 'Monthly'),
    ];
    const chart = { by: 'Month', value: 'Value', per: 'month', currency: 'Currency', series: 'Series' } as const;
    const bars = barsOf(chart, rows);
    expect(currenciesOf(bars, 'EUR')).toEqual(['EUR', 'TRY', 'CHF']);
    expect(currenciesOf(bars, 'PLN')).toEqual(['TRY', 'CHF', 'EUR']);
    expect(barsIn('CHF', bars, 'month').map(({ key, value }) => [key, value])).toEqual([
      ['2026-01', 1],
      ['2026-02', 0],
      ['2026-03', 1],
    ]);
    expect(seriesOf(chart, rows)).toEqual(['Monthly', 'Yearly']);
  });

  it('of instants stand in their order without a gap', () => {
    const rows = [at('2027-03-01', 2), at('2027-02-27')];
    expect(heights(barsOf({ by: 'Day', value: 'Count', per: 'day' }, rows))).toEqual([
      ['2027-02-27', 1],
      ['2027-02-28', 0],
      ['2027-03-01', 2],
    ]);
    const months = barsOf({ by: 'Day', value: 'Count', per: 'month' }, [...rows, at('2026-12-31')]);
    expect(heights(months)).toEqual([
      ['2026-12', 1],
      ['2027-01', 0],
      ['2027-02', 1],
      ['2027-03', 2],
    ]);
  });

  it.each([
    [[1], [0, 1]],
    [
      [7, 3],
      [0, 5, 10],
    ],
    [[14], [0, 5, 10, 15]],
    [[150_000], [0, 50_000, 100_000, 150_000]],
    [[0], [0, 1]],
  ])('as high as %j have lines at %j', (values, lines) => {
    expect(gridLinesFor(values.map((value) => ({ key: '', of: '', value })))).toEqual(lines);
  });

  it('have no more names than there is room for, and always the last one', () => {
    const named = (count: number) => Array.from({ length: count }, (_, index) => isNamed(index, count, 4));
    expect([named(4).filter(Boolean).length, named(30).filter(Boolean).length, named(30).at(-1)]).toEqual([4, 4, true]);
  });
});

describe('tabs', () => {
  it('name their panels in the address', () => {
    const panels = [panel(1), { ...panel(2), title: 'Pricing rules' }];
    expect(panelKey('Zwei & drei')).toBe('zwei-drei');
    expect(currentPanel(panels, 'pricing-rules')).toBe(panels[1]);
    expect(currentPanel(panels, 'gone')).toBe(panels[0]);
    expect(currentPanel([], undefined)).toBeUndefined();
  });
});

describe('a count', () => {
  const block = blockOf<CountShape>(number);
  it('is the total of the server, and never the rows of a page; of a whole list the rows', () => {
    const rows = [thing(1, { Color: 'Blue' }), thing(2)];
    expect([countOf(block, rows), countOf(block, [])]).toEqual([2, 0]);
    const paged = {
      source: {
        ...GetAllThings,
        data: Type.Object({ Items: Type.Array(Type.Object({ Id: Type.Integer() })), TotalCount: Type.Integer() }),
      },
    } as never;
    expect([
      countOf(paged, { Items: [{ Id: 1 }], TotalCount: 4711 }),
      countOf(paged, { Items: [], TotalCount: 0 }),
    ]).toEqual([4711, 0]);
  });
});
