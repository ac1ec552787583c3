/** One choice above a block: a month, a period, a version. What is chosen stands in the address. */

import type { RequiredBindings } from '../binding/binding.ts';
import type { AnyBindingScope, BindingScope, Block, WithRow } from '../binding/binding-scope.ts';
import type { Source } from '../contract/operation.ts';
import type { RowOf } from '../contract/rows.ts';
import type { Showable, TextField } from '../fields/column.ts';

export interface ChoosingDefinition<Row, S extends AnyBindingScope> {
  /** What is chosen: 'Month'. */
  readonly title: string;
  /** The field that tells one from another. */
  readonly value: Showable<Row>;
  /** The field that people read. */
  readonly of: Showable<Row>;
  /** Its name in the address. */
  readonly place: string;
  /** beside: all of them stand in a list beside the block, where there is room. */
  readonly display?: 'beside';
  /** In that list, the field whose values stand over those that have them. */
  readonly group?: TextField<Row>;
  /** The field with the name of an icon before each. */
  readonly icon?: TextField<Row>;
  /** The field with a number behind each; 0 says nothing. */
  readonly figure?: Showable<Row>;
  /** The field with what is to be known of the one that is chosen; where it is empty nothing is said. */
  readonly notice?: TextField<Row>;
  /** What is about the one that is chosen: row(…) is it. */
  readonly body: Block<WithRow<S, Row>>;
  /** Said when what can be chosen does not come: 'Error loading months'. */
  readonly failed?: string;
  /** Said when there is nothing to choose. */
  readonly empty?: string;
}

/** One row of a call is chosen, at first the first one, and the block below is about it. */
export function choosing<Input, Data, S extends AnyBindingScope = BindingScope, Bound extends keyof Input = never>(
  source: Source<Input, Data, 'read'>,
  input: RequiredBindings<Input, Bound, S>,
  definition: ChoosingDefinition<RowOf<Data>, S>,
): Block<S> {
  return { block: 'choosing', source, input, ...definition } as never;
}
