/** Finds, sorts and pages rows in the browser, for calls that answer all rows at once. */
import { valueAt } from '../path.ts';
import type { Answer, Row } from '../rows.ts';
import type { TablePlan } from './plan.ts';
import type { ListState } from './state.ts';

export interface Arranged {
  /** The rows of the page at hand. */
  readonly rows: readonly Row[];
  /** The first row's number, from 1; 0 when there are none. */
  readonly first: number;
  readonly last: number;
  /** All rows that match; undefined when the server does not say. */
  readonly total: number | undefined;
  /** There is a page after this one. */
  readonly more: boolean;
}

export function arrange(plan: TablePlan, state: ListState, { rows, total }: Answer, locale: string): Arranged {
  const found = plan.find === 'browser' && state.find ? rows.filter((row) => contains(plan, row, state.find)) : rows;
  const sort = state.sort ?? plan.defaultSort;
  const sorted = plan.sorting === 'browser' && sort ? sortRows(found, sort.field, sort.direction, locale) : found;
  if (plan.paging === 'all') return range(sorted, 0, total ?? sorted.length, false);
  const offset = (state.page - 1) * state.size;
  if (plan.paging === 'browser') {
    const page = sorted.slice(offset, offset + state.size);
    return range(page, offset, sorted.length, offset + page.length < sorted.length);
  }
  const more = total === undefined ? sorted.length >= state.size : offset + sorted.length < total;
  return range(sorted, offset, total, more);
}

const range = (rows: readonly Row[], offset: number, total: number | undefined, more: boolean): Arranged => ({
  rows,
  first: rows.length === 0 ? 0 : offset + 1,
  last: offset + rows.length,
  total,
  more,
});

function contains(plan: TablePlan, row: Row, text: string): boolean {
  const wanted = text.toLocaleLowerCase();
  return plan.columns.some((column) => {
    const value = valueAt(row, column.field);
    const label = column.choices?.find((choice) => choice.value === value)?.label;
    return String(label ?? value ?? '')
      .toLocaleLowerCase()
      .includes(wanted);
  });
}

/** Rows without a value stand at the end, whichever way the list is sorted. */
export function sortRows(rows: readonly Row[], field: string, direction: 'ASC' | 'DESC', locale: string): Row[] {
  const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  const sign = direction === 'ASC' ? 1 : -1;
  const keyed = rows.map((row) => ({ row, key: valueAt(row, field) ?? undefined }));
  keyed.sort((a, b) => {
    if (a.key === undefined || b.key === undefined) return Number(a.key === undefined) - Number(b.key === undefined);
    if (typeof a.key === 'number' && typeof b.key === 'number') return sign * (a.key - b.key);
    return sign * compare(String(a.key), String(b.key));
  });
  return keyed.map(({ row }) => row);
}
