/** The order of a table's rows as people arrange it: by drag, by keys or from a menu, and the write that keeps it. */

import type { Bindings } from '../binding/binding.ts';
import type { AnyBindingScope, BindingScope, Scoped } from '../binding/binding-scope.ts';
import type { Condition } from '../binding/condition.ts';
import type { Fitting, Leaf } from '../binding/paths.ts';
import type { Source } from '../contract/operation.ts';
import type { Covered } from '../fields/form-fields.ts';
import type { Confirm } from './action.ts';
import type { ElementOf, FieldInputs, ListOf, ValuesOf } from './table-edit.ts';

/** For tables: `rank(…)`. */
export interface TableRank<S extends AnyBindingScope> extends Scoped<S> {
  readonly rank: string;
}

/** Rows that people put in order, for lists that are answered as a whole: `rank(Save, { id: param('id') }, { list: 'prices', key: { Id: 'priceId' }, to: 'Place' })`. */
export function rank<
  Input,
  Data,
  S extends AnyBindingScope = BindingScope,
  Bound extends keyof Input = never,
  const List extends ListOf<Omit<Input, Bound>> = never,
  const K extends FieldInputs<S['row'], ElementOf<Input, List>> = {},
  const To extends Fitting<ElementOf<Input, List>, number | undefined> = never,
>(
  source: Source<Input, Data, 'write'>,
  input: Bindings<Input, Bound, S>,
  definition: {
    /** The input that takes all rows in their new order, as a list of records. */
    readonly list: List;
    /** What tells the rows apart, and the names under which the list wants it. */
    readonly key: K & { readonly [Name in Exclude<keyof K, Leaf<S['row']>>]: never };
    /** The name under which the list takes the place of a row, from 1. Absent: the list stands in its order. */
    readonly to?: To;
    /** Rows that stay behind all others, where they are. */
    readonly last?: Condition<S['row']>;
    /** The question before an order is saved. */
    readonly confirm?: Confirm;
    /** Said once an order is saved. Absent: nothing, as rows stand where they were put. */
    readonly message?: string;
  } & Covered<Input, Bound, List> &
    Covered<ElementOf<Input, List>, never, ValuesOf<K> | To>,
): TableRank<S> {
  return { rank: 'list', source, input, ...definition } as never;
}
