/** What is selected, over pages and ranges. */
import { describe, expect, it } from 'vitest';
import {
  clearSelection,
  countSelected,
  createSelection,
  everything,
  isSelected,
  keepSelected,
  limited,
  type Named,
  shownSelected,
  withRows,
} from './store.ts';

const named = (...ids: string[]): Named[] => ids.map((id) => [id, { Id: id }]);

describe('a selection', () => {
  it('keeps rows of other pages', () => {
    const store = createSelection();
    store.set(withRows(store.get(), named('1', '2'), true));
    store.set(withRows(store.get(), named('9'), true));
    store.set(withRows(store.get(), named('2'), false));
    expect([...store.get().rows.keys()]).toEqual(['1', '9']);
    expect([shownSelected(store.get(), ['1', '2']), shownSelected(store.get(), ['1', '9'])]).toEqual(['some', 'all']);
    clearSelection(store);
    expect(countSelected(store.get(), 100)).toBe(0);
  });

  it('can be everything that matches but for some', () => {
    const but = withRows(everything, named('3', '4'), false);
    expect([isSelected(but, '3'), isSelected(but, '77'), countSelected(but, 1284)]).toEqual([false, true, 1282]);
    expect(countSelected(withRows(but, named('3'), true), 1284)).toBe(1283);
    expect(countSelected(but, undefined)).toBeUndefined();
  });

  it('is no larger than it may be', () => {
    const some = withRows(createSelection().get(), named('1', '2', '3'), true);
    expect([...limited(withRows(some, named('9'), true), 3).rows.keys()]).toEqual(['1', '2', '3']);
    expect([limited(some, 3), limited(some, undefined)]).toEqual([some, some]);
  });

  it('keeps what an action failed on', () => {
    const store = createSelection();
    store.set(withRows(store.get(), named('1', '2', '3'), true));
    keepSelected(store, new Set(['2']));
    expect([...store.get().rows.keys()]).toEqual(['2']);
  });
});
