/** Finds and sorts rows in the browser, for calls that answer all rows at once, and counts those of a page. */
import type { ListAnswer } from '../../../rules/list-call.ts';
import type { Row } from '../../binding/answer-rows.ts';
import type { TablePlan } from '../model/plan.ts';
import type { ListState } from '../model/state.ts';
import { selectRows } from './select-rows.ts';

export interface RowPage {
  /** The rows of the page at hand; all that match when the browser has them all. */
  readonly rows: readonly Row[];
  /** The first row's number, from 1; 0 when there are none. */
  readonly first: number;
  readonly last: number;
  /** All rows that match; undefined when the server does not say. */
  readonly total: number | undefined;
  /** All rows, whether they match or not; undefined when the server does not say. */
  readonly all?: number | undefined;
  /** There is a page after this one. */
  readonly more: boolean;
}

export const localPage = (plan: TablePlan, state: ListState, answer: ListAnswer, locale: string): RowPage => ({
  ...matching(plan, state, answer, locale),
  all: answer.all,
});

type Matching = Omit<RowPage, 'all'>;

function matching(plan: TablePlan, state: ListState, { rows, total }: ListAnswer, locale: string): Matching {
  const { columns, paging } = plan;
  const find = plan.find === 'browser' ? state.find : '';
  const sort = plan.sorting === 'browser' ? (state.sort ?? plan.defaultSort) : undefined;
  const selected = selectRows(rows, { columns, find, sort, locale });
  if (paging === 'all') return range(selected, 0, total ?? selected.length, false);
  // Lists that are all here have no pages: only the rows in sight are drawn, however many there are.
  if (paging === 'browser') return range(selected, 0, selected.length, false);
  const offset = (state.page - 1) * state.size;
  const more = total === undefined ? selected.length >= state.size : offset + selected.length < total;
  return range(selected, offset, total, more);
}

const range = (rows: readonly Row[], offset: number, total: number | undefined, more: boolean): Matching => ({
  rows,
  first: rows.length === 0 ? 0 : offset + 1,
  last: offset + rows.length,
  total,
  more,
});
