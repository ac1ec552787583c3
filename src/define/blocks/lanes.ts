/** Lanes: what several records say of the same days, one below the other on one axis of time. */

import type { RequiredBindings } from '../binding/binding.ts';
import type { AnyBindingScope, BindingScope, Block, WithRow } from '../binding/binding-scope.ts';
import type { YesOrNo } from '../binding/paths.ts';
import type { Source } from '../contract/operation.ts';
import type { RowOf } from '../contract/rows.ts';
import type { Showable, TextField } from '../fields/column.ts';
import type { Go } from './action.ts';

export interface LanesDefinition<Row, S extends AnyBindingScope> {
  /** Over the lanes. */
  readonly title: string;
  /** Small beside the title: what a bar stands for. */
  readonly text?: string;
  /** The field with the name of the lane in which a row is a bar. */
  readonly lane: TextField<Row>;
  /** The field with what is said below the name of the lane. */
  readonly note?: TextField<Row>;
  /** The field with the first day of the bar. */
  readonly from: TextField<Row>;
  /** The field with its last day; where it is empty the bar goes on to this day. */
  readonly to: TextField<Row>;
  /** The field with what stands in the bar. */
  readonly label: Showable<Row>;
  /** The field with its colour: plain, run, done, wait or fail. */
  readonly tone?: TextField<Row>;
  /** The field that says that a bar is an estimate. */
  readonly estimate?: YesOrNo<Row>;
  /** The field that says that a row is a difference: a band through all lanes. */
  readonly across?: YesOrNo<Row>;
  /** Make bars links; of each the first for which it has all values. */
  readonly open?: readonly Go<WithRow<S, Required<Row>>>[];
  /** Said when there are no rows. */
  readonly empty?: string;
}

/** Rows of a call as bars from day to day, in lanes with one axis of time; the same as a table behind a button. */
export function lanes<Input, Data, S extends AnyBindingScope = BindingScope, Bound extends keyof Input = never>(
  source: Source<Input, Data, 'read'>,
  input: RequiredBindings<Input, Bound, S>,
  definition: LanesDefinition<RowOf<Data>, S>,
): Block<S> {
  return { block: 'lanes', source, input, ...definition } as never;
}
