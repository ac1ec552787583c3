/** Rows that are picked for something: one or many, of those that may be; the table shows no more than that. */
import type { ConditionShape } from '../../../define/shapes/element-shapes.ts';
import type { Row } from '../../binding/answer-rows.ts';
import { holds } from '../../binding/condition.ts';
import { isSelected, type Named, type Selection, type SelectionStore, withRows } from './store.ts';

export interface Picking {
  readonly many: boolean;
  readonly when?: ConditionShape | undefined;
  /** English: what a row that may not be picked lacks. */
  readonly whenNot?: string | undefined;
  /** Name of the field that tells rows apart, where it is known. */
  readonly key?: string | undefined;
  /** Keeps what is picked while the table is not there. */
  readonly store: SelectionStore;
  /** Told of the one row that may be picked where the list has no other. */
  readonly onOnly?: (only: Named) => void;
}

export const mayPick = ({ when }: Pick<Picking, 'when'>, row: Row): boolean => holds(when, row);

/** One row takes the place of the one before; what is picked already stays so. */
export function picked(selection: Selection, named: readonly Named[], selected: boolean, picking: Picking): Selection {
  const fitting = named.filter(([, row]) => mayPick(picking, row));
  if (picking.many) return withRows(selection, fitting, selected);
  const [first] = fitting;
  if (!first || (selected && isSelected(selection, first[0]))) return selection;
  return { mode: 'some', rows: new Map([first]), excepted: new Set() };
}
