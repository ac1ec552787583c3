/** Which rows are selected: some by name, or all that match but for some. Kept while pages turn; knows nothing of React. */
import { createStore, type Store } from '../../../client/first/store.ts';
import type { Row } from '../../binding/answer-rows.ts';

export interface Selection {
  /** all: every row that matches, also those that are not here, except the `excepted`. */
  readonly mode: 'some' | 'all';
  /** In the mode `some`, the selected rows by their ids; what was not seen yet has no row. */
  readonly rows: ReadonlyMap<string, Row>;
  readonly excepted: ReadonlySet<string>;
}

export type SelectionStore = Store<Selection>;

const none: Selection = { mode: 'some', rows: new Map(), excepted: new Set() };

export const createSelection = (): SelectionStore => createStore(none);

export const isSelected = ({ mode, rows, excepted }: Selection, id: string): boolean =>
  mode === 'all' ? !excepted.has(id) : rows.has(id);

/** How many are selected; undefined when all are and nobody knows how many that is. */
export const countSelected = ({ mode, rows, excepted }: Selection, total: number | undefined): number | undefined =>
  mode === 'some' ? rows.size : total === undefined ? undefined : Math.max(0, total - excepted.size);

/** A row with the id that tells it apart. */
export type Named = readonly [id: string, row: Row];

/** Selects the rows, or takes them out. */
export function withRows(selection: Selection, named: readonly Named[], selected: boolean): Selection {
  if (selection.mode === 'all') {
    const excepted = new Set(selection.excepted);
    for (const [id] of named) selected ? excepted.delete(id) : excepted.add(id);
    return { ...selection, excepted };
  }
  const rows = new Map(selection.rows);
  for (const [id, row] of named) selected ? rows.set(id, row) : rows.delete(id);
  return { ...selection, rows };
}

/** No more than `most` of them: those that were there first stay. */
export const limited = (selection: Selection, most: number | undefined): Selection =>
  most === undefined || selection.rows.size <= most
    ? selection
    : { ...selection, rows: new Map([...selection.rows].slice(0, most)) };

/** Every row that matches what the list is narrowed by. */
export const everything: Selection = { ...none, mode: 'all' };

export const clearSelection = (store: SelectionStore): void => store.set(none);

/** After an action: only what it failed on stays selected. */
export const keepSelected = (store: SelectionStore, ids: ReadonlySet<string>): void =>
  store.set({ ...none, rows: new Map([...store.get().rows].filter(([id]) => ids.has(id))) });

/** all, some or none of the rows that are shown. */
export function shownSelected(selection: Selection, ids: readonly string[]): 'all' | 'some' | 'none' {
  const count = ids.filter((id) => isSelected(selection, id)).length;
  return count === 0 ? 'none' : count === ids.length ? 'all' : 'some';
}
