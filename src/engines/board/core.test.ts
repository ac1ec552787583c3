/** Tiles fill their rows; the open panel stands in the address; a count counts what fits. */
import { describe, expect, it } from 'vitest';
import { type BlockShape, type CountShape, shapeOf } from '../../define/block-shapes.ts';
import { count } from '../../define/layout.ts';
import { table } from '../../define/table.ts';
import { blockOf, GetAllThings, thing } from '../test-calls.ts';
import { currentPanel, panelKey, spansOf } from './core.ts';
import { countOf } from './number.ts';

const things = table(GetAllThings, {}, { columns: ['Color'] }) as unknown as BlockShape;
const number = count(GetAllThings, {}, { title: 'Things', of: { properties: { Color: { const: 'Blue' } } } });
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
  const block = shapeOf(blockOf(number)) as CountShape;
  it('counts the rows that fit, else the total, else the rows', () => {
    const rows = [thing(1, { Color: 'Blue' }), thing(2)];
    const { of: _, ...all } = block;
    expect([countOf(block, rows), countOf(all, rows), countOf(all, [])]).toEqual([1, 2, 0]);
  });
});
