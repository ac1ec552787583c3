/** What all rows of a table share, and what they tell the table. */
import type { ActionShape, ConditionShape } from '../../../define/shapes/element-shapes.ts';
import type { Runner } from '../../action/runner.tsx';
import type { Row } from '../../binding/answer-rows.ts';
import type { BindingValues } from '../../binding/resolve.ts';
import type { PlacedColumn } from '../columns/use-columns.ts';
import type { EditPlan } from '../editing/edit-plan.ts';
import type { Remark } from '../model/remarks.ts';
import type { RankContext } from '../rank/rank-context.ts';
import type { Picking } from '../selection/picking.ts';

/** What all rows of a table share. */
export interface RowContext {
  readonly columns: readonly PlacedColumn[];
  readonly tree: boolean;
  /** Names have a toggle, or room for it. */
  readonly stepped: boolean;
  /** Rows lead somewhere. */
  readonly opens: boolean;
  /** What stands below the name. */
  readonly remark: Remark;
  readonly icon: string | undefined;
  readonly ended: ConditionShape | undefined;
  readonly actions: readonly ActionShape[] | undefined;
  readonly selectable: boolean;
  /** How many rows can be selected, once as many are. */
  readonly full: number | undefined;
  readonly picking: Picking | undefined;
  readonly detail: boolean;
  /** The row at hand is shown beside the list. */
  readonly beside: boolean;
  readonly edit: EditPlan | undefined;
  readonly steps: EditPlan | undefined;
  readonly rank: RankContext | undefined;
  readonly locale: string;
  readonly handlers: RowHandlers;
  hrefFor(row: Row): string | undefined;
}

/** Where to go when typing into a cell ends; fill takes the text for the whole selected block. */
export type AfterEdit = 'stay' | 'leave' | 'down' | 'next' | 'before' | 'fill';

/** Always the same object, so that rows need not be drawn again; it answers with what is true at the moment. */
export interface RowHandlers {
  toggle(id: string): void;
  select(line: number, extend: boolean): void;
  /** Ends the editing of a cell: with a text it is taken over. */
  edited(line: number, column: number, text: string | undefined, then: AfterEdit): void;
  now(): { readonly runner: Runner; readonly scope: BindingValues };
}
