/** Bindings: where the value of an input comes from. Plain one-key objects; the helpers are for reading and completion. */

import type { AnyBindingScope } from './binding-scope.ts';
import type { Fitting, OrHint, Path, RequiredKey, ValueAt } from './paths.ts';

/** The signed-in user, as far as bindings may use it: manifests/entities say which values there are. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the entity of the signed-in user
export interface SessionValues {}

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** What the text of an address can be read as. */
type Readable = string | number | readonly (string | number)[];
type ParamFor<Params, V> =
  Extract<V, Readable> extends never
    ? never
    : {
        [K in keyof Params & string]-?: {} extends Pick<Params, K> ? (undefined extends V ? K : never) : K;
      }[keyof Params & string];

type Selected<V, S extends AnyBindingScope> =
  Extract<V, readonly unknown[]> extends readonly (infer Element)[]
    ? [Element] extends [never]
      ? never
      : { readonly selected: OrHint<Fitting<S['row'], Element>, 'no field of the rows fits'> }
    : never;

/** Fields of the form around; the call waits until somebody has filled them. */
type InputFor<Inputs, V> = { [P in Path<Inputs>]: NonNullable<ValueAt<Inputs, P>> extends V ? P : never }[Path<Inputs>];

/** A field of the record whose head stands above the screen. */
export interface HeadField<V> {
  readonly head: string;
  readonly '~value'?: V;
}

/** Everything that fits an input of type V at a place with scope S. One key per kind keeps messages and completion apart. */
export type Bind<V, S extends AnyBindingScope> =
  | { readonly constant: Exclude<V, undefined> }
  | { readonly param: OrHint<ParamFor<S['params'], V>, 'no route parameter fits'> }
  | { readonly row: OrHint<Fitting<S['row'], V>, 'no field of the row fits'> }
  | { readonly session: OrHint<Fitting<SessionValues, V>, 'no field of the session fits'> }
  | { readonly step: OrHint<Fitting<S['steps'], V>, 'no value of an earlier step fits'> }
  | HeadField<V>
  | { readonly input: OrHint<InputFor<S['inputs'], V>, 'no field of the form fits'> }
  | Selected<V, S>;

/** A field of every selected row, for a parameter that holds a list of them. */
export interface SelectedParam<S extends AnyBindingScope> {
  readonly selected: OrHint<Fitting<S['row'], string | number>, 'no field of the rows fits'>;
}

/** Bindings of some inputs: a key that the input lacks, or a value that does not fit, does not compile. */
export type Bindings<Input, Bound extends keyof Input, S extends AnyBindingScope> = {
  readonly [K in Bound]: Bind<Input[K], S>;
};

/** Bindings of all required inputs, and of others as wished. */
export type RequiredBindings<Input, Bound extends keyof Input, S extends AnyBindingScope> = Bindings<
  Input,
  Bound,
  S
> & {
  readonly [K in Exclude<RequiredKey<Input>, Bound>]: Bind<Input[K], S>;
};

/** A parameter of the address. */
export const param = <const K extends string>(name: K) => ({ param: name });
/** A field of the row, the record or the reply at hand. */
export const row = <const K extends string>(field: K) => ({ row: field });
/** A field of every selected row, as a list. */
export const selected = <const K extends string>(field: K) => ({ selected: field });
/** A field of the signed-in user. */
export const session = <const K extends string>(field: K) => ({ session: field });
/** A value of an earlier step: `service.ProductName`. */
export const step = <const K extends string>(path: K) => ({ step: path });
/** What is typed in another field of the same form. */
export const input = <const P extends string>(field: P) => ({ input: field });
/** Always the same value; JSON only, a manifest holds no functions. */
export const constant = <const V extends Json>(value: V) => ({ constant: value });
