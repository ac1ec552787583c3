/** A timeline: what happened one after the other, each with its time, and what is behind it folded away. */

import type { RequiredBindings } from '../binding/binding.ts';
import type { AnyBindingScope, BindingScope, Block, WithRow } from '../binding/binding-scope.ts';
import type { Condition } from '../binding/condition.ts';
import type { Source } from '../contract/operation.ts';
import type { RowOf } from '../contract/rows.ts';
import type { Column, Showable, TextField } from '../fields/column.ts';
import type { Go } from './action.ts';

export interface TimelineDefinition<Row, S extends AnyBindingScope> {
  /** Over the timeline. */
  readonly title: string;
  /** When it happened, and how that is told. Rows stand in the order of the answer. */
  readonly at: Column<Row>;
  /** The field that says what happened. */
  readonly name: Showable<Row>;
  /** The state whose sign stands beside it; absent: a plain mark. */
  readonly state?: TextField<Row>;
  /** What was said of it, in lines of its own. */
  readonly note?: Showable<Row>;
  /** The field with the name of who did it. */
  readonly by?: TextField<Row>;
  /** Small below it, one after the other; one with a title of its own says it. */
  readonly facts?: readonly Column<Row>[];
  /** Makes what happened a link. */
  readonly open?: Go<WithRow<S, Row>>;
  /** Folded until somebody wants to see it. */
  readonly detail?: Block<WithRow<S, Row>>;
  /** What the button is called that unfolds it. Absent: Details. */
  readonly more?: string;
  /** What has a detail; absent: each. */
  readonly when?: Condition<Row>;
  /** Where all of it stands, when the answer has only the beginning. */
  readonly all?: Go<S>;
  /** Said when nothing happened. Absent: without rows the timeline is not there, nor is its title. */
  readonly empty?: string;
}

/** What became of something, row by row, the rows in the order in which the call answers them. */
export function timeline<Input, Data, S extends AnyBindingScope = BindingScope, Bound extends keyof Input = never>(
  source: Source<Input, Data, 'read'>,
  input: RequiredBindings<Input, Bound, S>,
  definition: TimelineDefinition<RowOf<Data>, S>,
): Block<S> {
  return { block: 'timeline', source, input, ...definition } as never;
}
