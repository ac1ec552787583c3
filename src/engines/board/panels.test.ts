/** Tiles fill their rows; the open panel stands in the address; a count counts what fits. */

import { describe, expect, it } from 'vitest';
import { where } from '../../define/binding/condition.ts';
import { count } from '../../define/blocks/arrangement.ts';
import { table } from '../../define/blocks/table.ts';
import type { BlockShape, CountShape, PanelShape } from '../../define/shapes/block-shapes.ts';
import { barsOf, gridLinesFor, isNamed } from '../chart/bars.ts';
import { countOf } from '../count/count-of.ts';
import { blockOf, GetAllThings, thing } from '../testing/test-calls.ts';
import { inOrder, moved } from './panel-order.ts';
import { currentPanel, panelKey, spansOf } from './panels.ts';

const things = table(GetAllThings, {}, { columns: ['Color'] }) as unknown as BlockShape;
const number = count(GetAllThings, {}, { title: 'Things', of: where({ Color: 'Blue' }) });
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

  it('changes by one place, and not beyond the ends', () => {
    expect(moved(all, b as PanelShape, 1)).toEqual(['a', 'c', 'b', 'd']);
    expect(moved(all, a as PanelShape, -1)).toEqual(['a', 'b', 'c', 'd']);
  });
});

describe('bars', () => {
  const at = (Day: string, More: object = {}) => ({ Day, ...More });
  it('count rows, the most first, or stand for a value of each', () => {
    const rows = [thing(1), thing(2, { Color: 'Blue' }), thing(3, { Color: 'Blue' })];
    expect(barsOf({ by: 'Color' }, rows).map(({ key, value }) => [key, value])).toEqual([
      ['Blue', 2],
      ['Red', 1],
    ]);
    expect(barsOf({ by: 'DisplayName', value: 'Weight' }, rows).map(({ value }) => value)).toEqual([2, 4, 6]);
  });

  it('of instants stand in their order without a gap', () => {
    const rows = [at('2027-03-01T23:59:59Z'), at('2027-02-27T00:00:00Z'), at('2027-03-01T01:00:00Z')];
    expect(barsOf({ by: 'Day', per: 'day' }, rows).map(({ key, value }) => [key, value])).toEqual([
      ['2027-02-27', 1],
      ['2027-02-28', 0],
      ['2027-03-01', 2],
    ]);
    const months = barsOf({ by: 'Day', per: 'month' }, [...rows, at('2026-12-31T00:00:00Z')]);
    expect(months.map(({ key, value }) => [key, value])).toEqual([
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
  it('counts the rows that fit, else the total, else the rows', () => {
    const rows = [thing(1, { Color: 'Blue' }), thing(2)];
    const { of: _, ...all } = block;
    expect([countOf(block, rows), countOf(all, rows), countOf(all, [])]).toEqual([1, 2, 0]);
  });
});
