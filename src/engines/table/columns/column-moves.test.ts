/** Columns shown, hidden, moved, pinned and made wider. */
import { expect, it } from 'vitest';
import { emptyState, type ListState } from '../model/state.ts';
import { entriesOf, moved, withOwn, withPlace, withShown } from './column-moves.ts';

const column = (field: string, hidden = false) => ({
  field,
  title: field,
  kind: 'Text',
  ...(hidden ? { hidden } : {}),
});
const plan = { columns: [column('Name'), column('A'), column('B'), column('C', true)] };
const text = (state: ListState) =>
  entriesOf(plan, state)
    .map(({ field, shown, pin, width }) => `${shown ? '' : '-'}${field}${width ?? ''}${pin ? ` ${pin}` : ''}`)
    .join(',');

it('lists what stands, then what does not', () => {
  expect(text(emptyState)).toBe('Name,A,B,-C');
});

it('shows a column where the manifest has it, and hides it again', () => {
  const without = withShown(plan, emptyState, 'A', false);
  expect(text(without)).toBe('Name,B,-A,-C');
  expect(withShown(plan, without, 'A', true)).toEqual(emptyState);
  expect(text(withShown(plan, emptyState, 'C', true))).toBe('Name,A,B,C');
});

it('never hides or moves the name', () => {
  expect(withShown(plan, emptyState, 'Name', false)).toEqual(emptyState);
  expect(withPlace(plan, emptyState, 'B', 0)).toEqual(moved(plan, emptyState, 'B', -1));
  expect(moved(plan, emptyState, 'Name', 1)).toEqual(emptyState);
});

it('moves step by step and not beyond the ends', () => {
  expect(text(moved(plan, emptyState, 'A', 1))).toBe('Name,B,A,-C');
  expect(moved(plan, emptyState, 'A', -1)).toEqual(emptyState);
  expect(moved(plan, emptyState, 'B', 1)).toEqual(emptyState);
});

it('pins and widens, and takes both back', () => {
  const wide = withOwn(plan, withOwn(plan, emptyState, 'A', { width: 200 }), 'A', { pin: 'end' });
  expect(text(wide)).toBe('Name,A200 end,B,-C');
  expect(withOwn(plan, wide, 'A', { width: undefined, pin: undefined })).toEqual(emptyState);
});
