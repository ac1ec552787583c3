/** Conditions: JSON Schema over the row at hand, only its known keys and their values. */
import type { LeafValue } from './paths.ts';

type Bounds<V> =
  NonNullable<V> extends number
    ? { readonly minimum?: number; readonly maximum?: number }
    : NonNullable<V> extends string
      ? { readonly pattern?: string; readonly minLength?: number }
      : {};

type Test<V> = { readonly const?: V; readonly enum?: readonly V[]; readonly not?: Test<V> } & Bounds<V>;

export interface Condition<Row> {
  readonly properties?: {
    readonly [K in keyof Row]?: NonNullable<Row[K]> extends LeafValue ? Test<Row[K]> : Condition<NonNullable<Row[K]>>;
  };
  readonly required?: readonly (keyof Row)[];
  readonly anyOf?: readonly Condition<Row>[];
  readonly allOf?: readonly Condition<Row>[];
  readonly not?: Condition<Row>;
}
