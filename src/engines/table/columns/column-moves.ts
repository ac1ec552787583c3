/** What can be done to the columns of a list: shown, hidden, moved, pinned, made wider. */

import type { TablePlan } from '../model/plan.ts';
import type { ListState } from '../model/state.ts';
import { type ChosenColumn, chosenColumns, columnWidths, soundColumns } from './column-choice.ts';
import type { ColumnPlan } from './column-plan.ts';

type Plan = Pick<TablePlan, 'columns'>;

export interface Entry extends ChosenColumn {
  readonly plan: ColumnPlan;
  readonly shown: boolean;
}

/** All columns that the person may see: those that stand, in their order, then the others. */
export function entriesOf(plan: Plan, { columns }: Pick<ListState, 'columns'>): readonly Entry[] {
  const chosen = chosenColumns(plan, columns);
  const planOf = (field: string) => plan.columns.find((column) => column.field === field);
  const shown = chosen.flatMap((column) => {
    const own = planOf(column.field);
    return own ? [{ ...column, plan: own, shown: true }] : [];
  });
  const others = plan.columns.filter(({ field }) => !chosen.some((column) => column.field === field));
  return [...shown, ...others.map((own) => ({ field: own.field, plan: own, shown: false }))];
}

const withColumns = (plan: Plan, state: ListState, columns: readonly ChosenColumn[]): ListState => ({
  ...state,
  columns: soundColumns(plan, columns),
});

/** A column that is shown again stands behind the one that the manifest puts before it. */
export function withShown(plan: Plan, state: ListState, field: string, shown: boolean): ListState {
  const chosen = chosenColumns(plan, state.columns);
  const others = chosen.filter((column) => column.field !== field);
  if (!shown) return withColumns(plan, state, others);
  const order = plan.columns.map((column) => column.field);
  const before = order.slice(0, order.indexOf(field));
  const at = others.findLastIndex((column) => before.includes(column.field)) + 1;
  return withColumns(plan, state, [...others.slice(0, at), { field }, ...others.slice(at)]);
}

/** Before or after: to the place that another column has now; the first place belongs to the name. */
export function withPlace(plan: Plan, state: ListState, field: string, place: number): ListState {
  const chosen = chosenColumns(plan, state.columns);
  const moved = chosen.find((column) => column.field === field);
  if (!moved) return state;
  const others = chosen.filter((column) => column !== moved);
  const at = Math.max(1, Math.min(others.length, place));
  return withColumns(plan, state, [...others.slice(0, at), moved, ...others.slice(at)]);
}

export function moved(plan: Plan, state: ListState, field: string, by: 1 | -1): ListState {
  const at = chosenColumns(plan, state.columns).findIndex((column) => column.field === field);
  return at < 1 ? state : withPlace(plan, state, field, at + by);
}

type Own = Omit<ChosenColumn, 'field'>;

/** What holds for one column; undefined takes it away. */
export function withOwn(plan: Plan, state: ListState, field: string, own: { [K in keyof Own]?: Own[K] | undefined }) {
  const columns = chosenColumns(plan, state.columns).map((column) => {
    if (column.field !== field) return column;
    const given = Object.entries({ ...column, ...own }).filter(([, value]) => value !== undefined);
    return Object.fromEntries(given) as unknown as ChosenColumn;
  });
  return withColumns(plan, state, columns);
}

export const fittingWidth = (width: number): number =>
  Math.round(Math.max(columnWidths.least, Math.min(columnWidths.most, width)));
