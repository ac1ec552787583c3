/** The lines of lists and trees, arranging in the browser, and keys. */
import { describe, expect, it } from 'vitest';
import { row } from '../../define/binding.ts';
import type { TableShape } from '../../define/block-shapes.ts';
import { table } from '../../define/table.ts';
import { blockOf, GetAllThings, GetParts, thing } from '../test-calls.ts';
import { arrange } from './arrange.ts';
import { keyResult } from './keys.ts';
import { type Branch, openRows, treeLines } from './lines.ts';
import { planOf } from './plan.ts';
import { emptyState } from './state.ts';

const all = planOf(blockOf<TableShape>(table(GetAllThings, {}, { columns: ['DisplayName', 'Weight'] })), []);
const tree = planOf(
  blockOf<TableShape>(
    table(
      GetParts,
      {},
      {
        columns: ['DisplayName'],
        tree: { children: { thingId: row('ThingId') }, more: 'HasParts' },
      },
    ),
  ),
  [],
);
const branch = (ids: number[], more: Partial<Branch> = {}): Branch => ({
  rows: ids.map((id) => thing(id, { HasParts: id < 10 })),
  state: 'ready',
  more: false,
  ...more,
});
const waiting: Branch = { rows: [], state: 'waiting', more: false };
const only =
  (parent: string, found: Branch) =>
  (id: string): Branch =>
    id === parent ? found : waiting;
const shape = (lines: readonly { kind: string; id: string; level: number }[]) =>
  lines.map(({ kind, id, level }) => `${level} ${kind} ${id}`);

describe('a tree', () => {
  const roots = branch([1, 2]);

  it('opens a single root by itself, and otherwise what the address says', () => {
    expect([...openRows(tree, undefined, branch([1]).rows)]).toEqual(['1']);
    expect([...openRows(tree, undefined, roots.rows)]).toEqual([]);
    expect([...openRows(tree, [], branch([1]).rows)]).toEqual([]);
  });

  it('stands in order, with what is still to come', () => {
    const branches = only('1', branch([11], { more: true }));
    expect(shape(treeLines(tree, roots, new Set(['1', '2']), branches))).toEqual([
      '1 row 1',
      '2 row 11',
      '2 more 1/more',
      '1 row 2',
      '2 waiting 2/waiting',
    ]);
  });

  it('tells level, position and size', () => {
    const [, child] = treeLines(tree, roots, new Set(['1']), only('1', branch([11, 12])));
    expect(child).toMatchObject({ level: 2, position: 1, size: 2, parent: '1', expandable: false });
  });

  it('ends where a row stands below itself', () => {
    const lines = treeLines(tree, branch([1]), new Set(['1']), only('1', branch([1])));
    expect(shape(lines)).toEqual(['1 row 1', '2 row 1']);
  });
});

describe('arranging in the browser', () => {
  const rows = [3, 1, 20].map((id) => thing(id)).concat(thing(4, { Weight: undefined }));
  const ids = (state: object) =>
    arrange(all, { ...emptyState, ...state }, { rows, total: undefined }, 'en').rows.map((each) => each['ThingId']);

  it('sorts numbers as numbers and texts by the language, empty values last', () => {
    expect(ids({ sort: { field: 'Weight', direction: 'ASC' } })).toEqual([1, 3, 20, 4]);
    expect(ids({ sort: { field: 'Weight', direction: 'DESC' } })).toEqual([20, 3, 1, 4]);
    expect(ids({ sort: { field: 'DisplayName', direction: 'ASC' } })).toEqual([1, 3, 4, 20]);
  });

  it('finds in what the columns show', () => {
    expect(ids({ find: 'THING 2' })).toEqual([20]);
  });

  it('counts the range', () => {
    const many = Array.from({ length: 45 }, (_, index) => thing(index));
    const page = arrange(all, { ...emptyState, page: 3 }, { rows: many, total: undefined }, 'en');
    expect(page).toMatchObject({ first: 41, last: 45, total: 45, more: false });
  });
});

describe('keys', () => {
  const lines = treeLines(tree, branch([1, 2]), new Set(['1']), only('1', branch([11])));
  it.each([
    [0, 'ArrowDown', { does: 'focus', index: 1 }],
    [0, 'ArrowUp', { does: 'focus', index: 0 }],
    [0, 'ArrowRight', { does: 'focus', index: 1 }],
    [0, 'ArrowLeft', { does: 'toggle', index: 0 }],
    [1, 'ArrowLeft', { does: 'focus', index: 0 }],
    [1, 'ArrowRight', undefined],
    [2, 'ArrowRight', { does: 'toggle', index: 2 }],
    [0, 'End', { does: 'focus', index: 2 }],
    [1, 'Enter', { does: 'open', index: 1 }],
    [1, 'x', undefined],
  ] as const)('at line %i, %s', (at, key, result) => {
    expect(keyResult(lines, at, key)).toEqual(result);
  });
});
