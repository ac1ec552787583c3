/** Conditions: what a row, the inputs of a form or the values of earlier steps must say. */
import type { Json } from './binding.ts';
import type { Leaf, OrHint, ValueAt } from './paths.ts';

/** What can be compared; lists and records cannot. */
type Scalar = string | number | boolean | null;

/** Dotted names of the values that can be compared. */
type Comparable<Row> = OrHint<
  { [P in Leaf<Row>]: [Exclude<ValueAt<Row, P>, undefined>] extends [Scalar] ? P : never }[Leaf<Row>],
  'no field can be compared'
>;

/** The value of the field, one of several, or none of these. */
type Test<V> = V | readonly V[] | { readonly not: V | null | readonly V[] };
type Tests<Row> = { readonly [P in Comparable<Row>]?: Test<Exclude<ValueAt<Row, P>, undefined>> };

/** All of the tests hold. */
export interface Where<Row> {
  /** The names that were written: a wrong one beside right ones does not compile. */
  readonly '~fields'?: Comparable<Row>;
  readonly where: Tests<Row>;
}
/** At least one of the conditions holds. */
export interface Either<Row> {
  readonly either: readonly Where<Row>[];
}
export type Condition<Row> = Where<Row> | Either<Row>;

/**
 * Each field is there and has the value, or one of them: `where({ IsOwn: true, State: ['Queued', 'Running'] })`. A field that is not there passes no test, not even `not(…)`: nothing is known of it.
 */
export const where = <const T extends Readonly<Record<string, unknown>>>(
  tests: T,
): { readonly '~fields'?: keyof T & string; readonly where: T } => ({ where: tests });

/** The field is there and has another value than this one, or than each of these; `not(null)`: it is there and not empty. */
export const not = <const V extends Json>(value: V) => ({ not: value });

/** At least one of the conditions holds. */
export const either = <const C extends readonly { readonly where: object }[]>(...conditions: C) => ({
  either: conditions,
});
