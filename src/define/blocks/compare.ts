/** A comparison: things side by side, their fields below each other. */

import type { RequiredBindings } from '../binding/binding.ts';
import type { AnyBindingScope, BindingScope, Block, WithRow } from '../binding/binding-scope.ts';
import type { ValueAt } from '../binding/paths.ts';
import type { Source } from '../contract/operation.ts';
import type { RowOf } from '../contract/rows.ts';
import type { Column, Showable, TextField } from '../fields/column.ts';
import type { Lookup } from '../fields/lookup.ts';
import type { Go } from './action.ts';

export interface CompareDefinition<Row, S extends AnyBindingScope, Key extends Showable<Row>> {
  /** The field with the name of a thing, over its column. */
  readonly of: Showable<Row>;
  /** The field with the id of a thing, by which the address names it. */
  readonly key: Key;
  /** What is compared, one below the other. */
  readonly fields: readonly Column<Row>[];
  /** The address of a picture, beside the name. */
  readonly image?: TextField<Row>;
  /** Makes the name a link. */
  readonly open?: Go<WithRow<S, Row>>;
  /** No more things than these beside each other. */
  readonly atMost: number;
  /** Lets people leave out what all of them have in common. */
  readonly differences?: true;
  /** Finds one more by its name. */
  readonly add?: Lookup<ValueAt<Row, Key>, S>;
  /** Where people choose what to compare, while there is nothing. */
  readonly choose?: Go<S>;
}

/** Things of a list call side by side. The input with their ids is bound to a parameter behind the `?` of the address: `ids: param('ids')`. */
export function compare<
  Input,
  Data,
  S extends AnyBindingScope = BindingScope,
  Bound extends keyof Input = never,
  const Key extends Showable<RowOf<Data>> = never,
>(
  source: Source<Input, Data, 'read'>,
  input: RequiredBindings<Input, Bound, S>,
  definition: CompareDefinition<RowOf<Data>, S, Key>,
): Block<S> {
  return { block: 'compare', source, input, ...definition } as never;
}
