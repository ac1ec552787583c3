/** Filters of a list: inputs of its call that the person may set. */
import type { AnyBindingScope } from '../binding/binding-scope.ts';
import type { Leaf, ValueAt } from '../binding/paths.ts';
import type { KindFor } from './column.ts';
import type { Lookup } from './lookup.ts';

export type FilterOf<Names extends string, Input, S extends AnyBindingScope> =
  | Names
  | {
      [P in Names]: {
        readonly field: P;
        readonly as?: KindFor<ValueAt<Input, P>>;
        readonly title?: string;
        readonly display?: 'toggles' | 'switch';
        /** The value is found by typing: an account, a service. */
        readonly lookup?: Lookup<NonNullable<ValueAt<Input, P>>, S>;
      };
    }[Names];
/** An input that the person may set above a list. */
export type Filter<Input, S extends AnyBindingScope> = Input extends unknown ? FilterOf<Leaf<Input>, Input, S> : never;
