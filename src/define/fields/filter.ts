/** Filters of a list: inputs of its call that the person may set. */
import type { AnyBindingScope } from '../binding/binding-scope.ts';
import type { Leaf, ValueAt } from '../binding/paths.ts';
import type { KindFor } from './field.ts';
import type { Options } from './form-fields.ts';
import type { Lookup } from './lookup.ts';

/** A value of those of a list, or the value itself. */
type Each<Value> = NonNullable<Value> extends readonly (infer One)[] ? One : NonNullable<Value>;

/** An input that the person may set above a list: its name alone, or an object that says more. */
export type FilterOf<Names extends string, Input, S extends AnyBindingScope> =
  | Names
  | {
      [P in Names]: {
        /** The input of the call. */
        readonly field: P;
        /** The field kind, which decides how it is set. Absent: what its schema says. */
        readonly as?: KindFor<ValueAt<Input, P>>;
        /** What it is called. Absent: its name in words. */
        readonly title?: string;
        /** toggles: all choices side by side; tabs: one of them at a time, the first where nothing is chosen; switch: on or off. Absent: behind a button. */
        readonly display?: 'toggles' | 'tabs' | 'switch';
        /** Of tabs: those that count what is wrong. One that `counts` leaves out of the answer is not there. */
        readonly faults?: readonly Each<ValueAt<Input, P>>[];
        /** In which order toggles stand, and which of them are one with a name of its own; those that are not named follow. */
        readonly segments?: readonly (
          | Each<ValueAt<Input, P>>
          | { readonly title: string; readonly of: readonly Each<ValueAt<Input, P>>[] }
        )[];
        /** There also over a handful of rows, which are otherwise read at a glance: what it asks is why people come. */
        readonly always?: true;
        /** The value is found by typing: an account, a service. */
        readonly lookup?: Lookup<NonNullable<ValueAt<Input, P>>, S>;
        /** The values to choose from, as rows of a call. */
        readonly options?: Options<S>;
      };
    }[Names];
/** An input that the person may set above a list. */
export type Filter<Input, S extends AnyBindingScope> = Input extends unknown ? FilterOf<Leaf<Input>, Input, S> : never;
