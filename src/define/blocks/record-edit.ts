/** Editing a record where it is read: which input takes each field, and the write that takes the changes. */

import type { Bindings } from '../binding/binding.ts';
import type { AnyBindingScope, BindingScope, Scoped } from '../binding/binding-scope.ts';
import type { OrHint } from '../binding/paths.ts';
import type { Source } from '../contract/operation.ts';
import type { Covered } from '../fields/form-fields.ts';
import type { FieldInputs, ValuesOf } from './table-edit.ts';

/** For views: `editRecord(…)`. */
export interface RecordEdit<S extends AnyBindingScope> extends Scoped<S> {
  readonly edit: 'record';
}

/** Whom a change would concern at once: `{ source: GetUsersShutOut, text: '…: {count}' }`. */
export interface SavePreview<Input> {
  readonly source: Source<Partial<Input>, { readonly Count: number; readonly Names: readonly string[] }, 'read'>;
  /** The question; {count} is the number of those concerned. */
  readonly text: string;
}

/** Inputs that take names with values, whatever the names are. */
type OpenInput<Input> = OrHint<
  { [K in keyof Input & string]: string extends keyof NonNullable<Input[K]> ? K : never }[keyof Input & string],
  'no input takes names with values'
>;

/** The write that takes what is changed in a view, either field by field or as a whole. */
export function editRecord<
  Input,
  Data,
  S extends AnyBindingScope = BindingScope,
  Bound extends keyof Input = never,
  const F extends FieldInputs<S['row'], Omit<Input, Bound>> = {},
  const Changes extends OpenInput<Omit<Input, Bound>> = never,
>(
  source: Source<Input, Data, 'write'>,
  input: Bindings<Input, Bound, S>,
  definition: (
    | {
        /** Of each field that can be edited, the input that takes it. */
        readonly fields: F;
        readonly changes?: never;
      }
    | {
        /** For a layout of the server: the input that takes the changed fields by their own names. */
        readonly changes: Changes;
        readonly fields?: never;
      }
  ) & {
    /** Said when it is saved. */
    readonly message?: string;
    /** Asked before it is saved, with the same input: where it counts somebody, the person must agree. */
    readonly preview?: SavePreview<Input>;
  } & Covered<Input, Bound, ValuesOf<F> | Changes>,
): RecordEdit<S> {
  return { edit: 'record', source, input, ...definition } as never;
}
