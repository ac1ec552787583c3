/** A short list: names that lead somewhere, with what is said of each at its end. */

import type { RequiredBindings } from '../binding/binding.ts';
import type { AnyBindingScope, BindingScope, Block, WithRow } from '../binding/binding-scope.ts';
import type { YesOrNo } from '../binding/paths.ts';
import type { Source } from '../contract/operation.ts';
import type { RowOf } from '../contract/rows.ts';
import type { Column, Showable, TextField } from '../fields/column.ts';
import type { Action, Go } from './action.ts';

export interface ListDefinition<Row, S extends AnyBindingScope> {
  /** Over the list. */
  readonly title: string;
  /** The field with the name. */
  readonly name: Showable<Row>;
  /** The address of a picture, or the path of a stored image, before the name. */
  readonly image?: TextField<Row>;
  /** The name of an icon before each name. */
  readonly icon?: string;
  /** Small behind the name, one after the other; one with a title of its own says it. */
  readonly facts?: readonly Column<Row>[];
  /** Makes the name a link. */
  readonly open?: Go<WithRow<S, Row>>;
  /** Makes the name a button that does this, such as `show(…)`. */
  readonly action?: Action<WithRow<S, Row>>;
  /** The field that says that something is wrong with a row: the list is tinted then. */
  readonly fault?: YesOrNo<Row>;
  /** Said when there are no rows. Absent: without rows the list is not there, nor is its title. */
  readonly empty?: string;
}

/** A few rows that need no columns: beside a record, or in a panel. */
export function list<Input, Data, S extends AnyBindingScope = BindingScope, Bound extends keyof Input = never>(
  source: Source<Input, Data, 'read'>,
  input: RequiredBindings<Input, Bound, S>,
  definition: ListDefinition<RowOf<Data>, S>,
): Block<S> {
  return { block: 'list', source, input, ...definition } as never;
}
