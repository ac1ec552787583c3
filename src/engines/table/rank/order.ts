/** The order of rows while somebody arranges them, and what is sent of it. Knows nothing of the page. */
import type { RankShape } from '../../../define/shapes/block-shapes.ts';
import { valueAt, withValueAt } from '../../../rules/path.ts';
import { moved } from '../../../rules/placed.ts';
import type { Row } from '../../binding/answer-rows.ts';
import { holds } from '../../binding/condition.ts';
import type { Values } from '../../binding/schema.ts';
import type { TablePlan } from '../model/plan.ts';
import { rowId } from '../model/visible-rows.ts';

type Ranked = Pick<TablePlan, 'key'>;
export type Order = readonly string[];

export const orderOf = (plan: Ranked, rows: readonly Row[]): Order => rows.map((row, index) => rowId(plan, row, index));

export const sameOrder = (a: Order, b: Order): boolean => a.length === b.length && a.every((id, at) => id === b[at]);

/** Rows that the order names, in it; those that it does not know stand behind them, those that are gone are left out. */
export function inOrder(plan: Ranked, rows: readonly Row[], order: Order | undefined): readonly Row[] {
  if (order === undefined) return rows;
  const places = new Map(order.map((id, at) => [id, at]));
  const placeOf = (row: Row, index: number) => places.get(rowId(plan, row, index)) ?? order.length + index;
  const named = rows.map((row, index) => [placeOf(row, index), row] as const);
  return named.sort(([a], [b]) => a - b).map(([, row]) => row);
}

export const staysLast = ({ last }: RankShape, row: Row): boolean => last !== undefined && holds(last, row);

/** The rows with one of them at another place, as near as it may go: none comes behind those that stay last. The same rows: nothing moves. */
export function movedRows(shape: RankShape, rows: readonly Row[], from: number, to: number): readonly Row[] {
  const row = rows[from];
  if (!row || staysLast(shape, row)) return rows;
  const free = rows.filter((each) => !staysLast(shape, each)).length;
  return moved(rows, from, Math.max(0, Math.min(free - 1, to)));
}

/** Where a row stands that is let go over another one, on its upper or lower half. */
export function dropPlace(from: number, over: number, isBelow: boolean): number {
  const to = over + Number(isBelow);
  return to > from ? to - 1 : to;
}

/** What is sent: all rows as they shall stand. */
export function rankInput({ list, key, to }: RankShape, rows: readonly Row[], bound: Values): Values {
  const elements = rows.map((row, index) => {
    const element = Object.entries(key).reduce<Values>(
      (values, [field, name]) => withValueAt(values, name, valueAt(row, field)),
      {},
    );
    return to === undefined ? element : withValueAt(element, to, index + 1);
  });
  return withValueAt(bound, list, elements);
}
