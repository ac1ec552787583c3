/** Lookups: a value that is found by typing, in the rows of a read operation. */

import type { Bindings } from '../binding/binding.ts';
import type { AnyBindingScope, BindingScope, Scoped } from '../binding/binding-scope.ts';
import type { TextInput, ValueAt } from '../binding/paths.ts';
import type { Source } from '../contract/operation.ts';
import type { RowOf } from '../contract/rows.ts';
import type { Showable, TextField } from './column.ts';
import type { Covered } from './form-fields.ts';

/** Finds values of type V. */
export interface Lookup<V, S extends AnyBindingScope> extends Scoped<S> {
  readonly lookup: string;
  readonly '~value'?: V;
}

/** A value that is found by typing: the rows of a call, one of which is taken. */
export function lookup<
  Input,
  Data,
  S extends AnyBindingScope = BindingScope,
  Bound extends keyof Input = never,
  const Text extends TextInput<Omit<Input, Bound>> = never,
  const Value extends Showable<RowOf<Data>> = never,
>(
  source: Source<Input, Data, 'read'>,
  input: Bindings<Input, Bound, S>,
  definition: {
    /** The input that takes what is typed. */
    readonly text: Text;
    /** The field of the row that is taken. */
    readonly value: Value;
    /** The field that people read. */
    readonly label: NoInfer<Showable<RowOf<Data>>>;
    /** Shown before the label, for example an account type. */
    readonly icon?: NoInfer<TextField<RowOf<Data>>>;
  } & Covered<Input, Bound, Text>,
): Lookup<ValueAt<RowOf<Data>, Value>, S> {
  return { lookup: 'operation', source, input, ...definition } as never;
}
