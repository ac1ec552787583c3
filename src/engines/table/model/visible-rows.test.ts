/** The lines of lists and trees, arranging in the browser, and keys. */
import { describe, expect, it } from 'vitest';
import { row } from '../../../define/binding/binding.ts';
import { table } from '../../../define/blocks/table.ts';
import type { TableShape } from '../../../define/shapes/block-shapes.ts';
import { blockOf, GetAllThings, GetParts, thing } from '../../testing/test-calls.ts';
import { keyResult } from '../keyboard/key-result.ts';
import { localPage } from '../local-data/local-page.ts';
import { planOf } from './plan.ts';
import { emptyState } from './state.ts';
import {
  type Branch,
  flatVisibleRows,
  hasSteps,
  openRows,
  treeVisibleRows,
  type VisibleItem,
  type VisibleRows,
} from './visible-rows.ts';

const whole = planOf(blockOf<TableShape>(table(GetAllThings, {}, { columns: ['DisplayName', 'Weight'] })), []);
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
const each = (lines: VisibleRows): readonly VisibleItem[] =>
  Array.from({ length: lines.count }, (_, at) => lines.at(at) as VisibleItem);
const shape = (lines: VisibleRows) => each(lines).map(({ kind, id, level }) => `${level} ${kind} ${id}`);

describe('a tree', () => {
  const roots = branch([1, 2]);

  it('opens a single root by itself, and otherwise what the address says', () => {
    expect([...openRows(tree, undefined, branch([1]).rows)]).toEqual(['1']);
    expect([...openRows(tree, undefined, roots.rows)]).toEqual([]);
    expect([...openRows(tree, [], branch([1]).rows)]).toEqual([]);
  });

  it('stands in order, with what is still to come', () => {
    const branches = only('1', branch([11], { more: true }));
    expect(shape(treeVisibleRows(tree, roots, new Set(['1', '2']), branches))).toEqual([
      '1 row 1',
      '2 row 11',
      '2 more 1/more',
      '1 row 2',
      '2 waiting 2/waiting',
    ]);
  });

  it('tells level, position and size', () => {
    const child = treeVisibleRows(tree, roots, new Set(['1']), only('1', branch([11, 12]))).at(1);
    expect(child).toMatchObject({ level: 2, position: 1, size: 2, parent: '1', expandable: false });
  });

  it('has room for toggles where something opens or stands below another one', () => {
    const closed = treeVisibleRows(tree, roots, new Set(), only('', branch([])));
    expect(hasSteps(closed)).toBe(true);
    expect(hasSteps(treeVisibleRows(tree, branch([11]), new Set(), only('', branch([]))))).toBe(false);
  });

  it('ends where a row stands below itself', () => {
    const lines = treeVisibleRows(tree, branch([1]), new Set(['1']), only('1', branch([1])));
    expect(shape(lines)).toEqual(['1 row 1', '2 row 1']);
  });
});

describe('arranging in the browser', () => {
  const rows = [3, 1, 20].map((id) => thing(id)).concat(thing(4, { Weight: undefined }));
  const ids = (state: object) =>
    localPage(whole, { ...emptyState, ...state }, { rows, total: undefined }, 'en').rows.map((each) => each['ThingId']);

  it('sorts numbers as numbers and texts by the language, empty values last', () => {
    expect(ids({ sort: { field: 'Weight', direction: 'ASC' } })).toEqual([1, 3, 20, 4]);
    expect(ids({ sort: { field: 'Weight', direction: 'DESC' } })).toEqual([20, 3, 1, 4]);
    expect(ids({ sort: { field: 'DisplayName', direction: 'ASC' } })).toEqual([1, 3, 4, 20]);
  });

  it('finds in what the columns show', () => {
    expect(ids({ find: 'THING 2' })).toEqual([20]);
  });

  it('has no pages, for only what is in sight is drawn', () => {
    const many = Array.from({ length: 45 }, (_, index) => thing(index));
    const page = localPage(whole, { ...emptyState, page: 3 }, { rows: many, total: undefined }, 'en');
    expect(page).toMatchObject({ first: 1, last: 45, total: 45, more: false });
  });
});

describe('lines of a plain list', () => {
  const rows = [3, 1, 20].map((id) => thing(id));

  it('are made when somebody looks at them', () => {
    const lines = flatVisibleRows(whole, rows);
    expect([lines.count, lines.at(2)?.id, lines.at(3), lines.find('1'), lines.find('9')]).toEqual([
      3,
      '20',
      undefined,
      1,
      -1,
    ]);
  });

  it('have the details of open rows below them', () => {
    const lines = flatVisibleRows(whole, rows, new Set(['3:detail', '20:detail']));
    expect(shape(lines)).toEqual(['1 row 3', '1 detail 3:detail', '1 row 1', '1 row 20', '1 detail 20:detail']);
    expect([lines.find('20'), lines.find('1')]).toEqual([3, 2]);
  });
});

describe('keys in rows', () => {
  const lines = treeVisibleRows(tree, branch([1, 2]), new Set(['1']), only('1', branch([11])));
  const grid = { lines, columns: 0, page: 2, across: 1 };
  const focus = (line: number, extend = false) => ({ does: 'focus', to: { line, column: -1 }, extend });
  it.each([
    [0, { key: 'ArrowDown' }, focus(1)],
    [0, { key: 'ArrowUp' }, focus(0)],
    [0, { key: 'ArrowDown', shift: true }, focus(1, true)],
    [0, { key: 'PageDown' }, focus(2)],
    [0, { key: 'ArrowRight' }, focus(1)],
    [0, { key: 'ArrowLeft' }, { does: 'toggle', line: 0 }],
    [1, { key: 'ArrowLeft' }, focus(0)],
    [1, { key: 'ArrowRight' }, undefined],
    [2, { key: 'ArrowRight' }, { does: 'toggle', line: 2 }],
    [0, { key: 'End' }, focus(2)],
    [2, { key: 'Home', ctrl: true }, focus(0)],
    [1, { key: 'Enter' }, { does: 'open', line: 1 }],
    [1, { key: ' ' }, { does: 'select', line: 1, extend: false }],
    [1, { key: ' ', shift: true }, { does: 'select', line: 1, extend: true }],
    [1, { key: 'a', ctrl: true }, { does: 'selectShown' }],
    [1, { key: 'Escape' }, { does: 'clear' }],
    [1, { key: 'x' }, undefined],
    [1, { key: 'c', ctrl: true }, undefined],
  ] as const)('at line %i, %o', (line, key, result) => {
    expect(keyResult(grid, { line, column: -1 }, key)).toEqual(result);
  });
});

describe('keys in cells and cards', () => {
  const lines = flatVisibleRows(
    whole,
    [1, 2, 3, 4, 5].map((id) => thing(id)),
  );
  const cells = { lines, columns: 3, page: 2, across: 1 };
  const cards = { lines, columns: 0, page: 1, across: 2 };
  const to = (result: ReturnType<typeof keyResult>) => (result?.does === 'focus' ? result.to : undefined);

  it.each([
    ['ArrowRight', { line: 1, column: 2 }],
    ['ArrowLeft', { line: 1, column: 0 }],
    ['ArrowDown', { line: 2, column: 1 }],
    ['Home', { line: 1, column: 0 }],
    ['End', { line: 1, column: 2 }],
  ])('%s goes to the cell beside', (key, cell) => {
    expect(to(keyResult(cells, { line: 1, column: 1 }, { key }))).toEqual(cell);
  });

  it('goes to the corners with Ctrl', () => {
    const at = { line: 1, column: 1 };
    expect(to(keyResult(cells, at, { key: 'Home', ctrl: true }))).toEqual({ line: 0, column: 0 });
    expect(to(keyResult(cells, at, { key: 'End', ctrl: true }))).toEqual({ line: 4, column: 2 });
  });

  it('walks cards along and across', () => {
    const from = (line: number, key: string) => to(keyResult(cards, { line, column: -1 }, { key }))?.line;
    expect([from(0, 'ArrowRight'), from(0, 'ArrowDown'), from(3, 'ArrowUp'), from(4, 'ArrowDown')]).toEqual([
      1, 2, 1, 4,
    ]);
  });
});
