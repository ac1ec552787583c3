/** Selects rows of the lines at hand: one, a range, all that are shown. */
import { useRef } from 'react';
import { text } from '../../../client/first/language.ts';
import { showMessage } from '../../../client/first/messages.ts';
import { rowsAmong, type VisibleRow, type VisibleRows } from '../model/visible-rows.ts';
import { type Picking, picked } from './picking.ts';
import { clearSelection, isSelected, limited, type Named, type Selection, shownSelected, withRows } from './store.ts';
import { useSelection, useSelectionStore } from './use-selection.tsx';

const named = ({ id, row }: VisibleRow): Named => [id, row];

export interface Selectable {
  readonly selectable: boolean;
  /** No more than these at once. */
  readonly most?: number | undefined;
  readonly picking?: Picking | undefined;
}

export function useSelecting(lines: VisibleRows, { selectable, most, picking }: Selectable) {
  const store = useSelectionStore();
  const selection = useSelection();
  /** The line that was selected last: a range begins there. */
  const anchor = useRef<string | undefined>(undefined);

  const change = (before: Selection, rows: readonly Named[], selected: boolean) =>
    picking ? picked(before, rows, selected, picking) : within(withRows(before, rows, selected));

  /** Keys and ranges pass by the boxes that are closed, so it is said to them as well. */
  const within = (wanted: Selection): Selection => {
    const fitting = limited(wanted, most);
    if (fitting !== wanted) showMessage({ type: 'info', text: text('At most {count} at once', { count: most ?? 0 }) });
    return fitting;
  };

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
    /** How many it can hold, once it holds as many. */
    full: most !== undefined && selection.rows.size >= most ? most : undefined,
    isSelected: (id: string) => selectable && isSelected(selection, id),
    head: {
      shown: selectable ? shownIn(lines, selection) : ('none' as const),
      one: picking?.many === false || most !== undefined,
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
