/** Selects rows of the lines at hand: one, a range, all that are shown. */
import { useRef } from 'react';
import { rowsAmong, type VisibleRow, type VisibleRows } from '../model/visible-rows.ts';
import { type Picking, picked } from './picking.ts';
import { clearSelection, isSelected, type Named, type Selection, shownSelected, withRows } from './store.ts';
import { useSelection, useSelectionStore } from './use-selection.tsx';

const named = ({ id, row }: VisibleRow): Named => [id, row];

export function useSelecting(lines: VisibleRows, selectable: boolean, picking?: Picking) {
  const store = useSelectionStore();
  const selection = useSelection();
  /** The line that was selected last: a range begins there. */
  const anchor = useRef<string | undefined>(undefined);

  const change = (before: Selection, rows: readonly Named[], selected: boolean) =>
    picking ? picked(before, rows, selected, picking) : withRows(before, rows, selected);

  const select = (at: number, extend: boolean) => {
    const line = lines.at(at);
    if (!selectable || line?.kind !== 'row') return;
    const began = extend && anchor.current !== undefined ? lines.find(anchor.current) : -1;
    if (began < 0) {
      anchor.current = line.id;
      const before = store.get();
      const isOne = picking?.many === false;
      return store.set(change(before, [named(line)], isOne || !isSelected(before, line.id)));
    }
    const between: Named[] = [];
    for (let index = Math.min(began, at); index <= Math.max(began, at); index += 1) {
      const each = lines.at(index);
      if (each?.kind === 'row') between.push(named(each));
    }
    store.set(change(store.get(), between, true));
  };
  const setShown = (selected: boolean) => {
    if (selectable && picking?.many !== false)
      store.set(change(store.get(), [...rowsAmong(lines)].map(named), selected));
  };
  return {
    select,
    selectShown: () => setShown(true),
    clear: () => (picking?.many === false ? undefined : clearSelection(store)),
    isSelected: (id: string) => selectable && isSelected(selection, id),
    head: {
      shown: selectable ? shownIn(lines, selection) : ('none' as const),
      one: picking?.many === false,
      onChange: setShown,
    },
  };
}

/** Nothing is selected most of the time, and then a hundred thousand rows need not be asked. */
function shownIn(lines: VisibleRows, selection: ReturnType<typeof useSelection>) {
  if (selection.mode === 'some' && selection.rows.size === 0) return 'none';
  return shownSelected(
    selection,
    [...rowsAmong(lines)].map(({ id }) => id),
  );
}
