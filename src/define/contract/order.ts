/** Inputs of a call that come one after the other: the end of a period after its begin. */
import type { Fitting, Path, ValueAt } from '../binding/paths.ts';

type Moment = string | null | undefined;

/** Moments inside a list of objects: 'charges[].ValidUntil'. */
type ListedMoment<Input> = {
  [P in Path<Input>]: NonNullable<ValueAt<Input, P>> extends readonly (infer Line extends object)[]
    ? `${P}[].${Extract<Fitting<Line, Moment>, string>}`
    : never;
}[Path<Input>];

/** Inputs that may hold a day, an instant or a time of day. */
export type MomentInput<Input> = Fitting<Input, Moment> | ListedMoment<Input>;

/** `title`: what people call the one that comes before; the server says it in its refusal. */
type Follows<Name extends string> = { readonly title: string } & (
  | { readonly after: Name }
  | { readonly notBefore: Name }
);

/** By the input that comes later, the one that comes before it. */
export type Order<Name extends string> = { readonly [P in Name]?: Follows<Exclude<Name, P>> };
export type OrderShape = Readonly<Record<string, Follows<string>>>;

/** It lies after the other input: what closes at the minute at which it opens is never open. `after('opens', 'Opens')` */
export const after = <const Name extends string>(name: Name, title: string) => ({ after: name, title }) as const;

/** It lies after the other input or is the same: the last day of a period may be its first. `notBefore('from', 'From')` */
export const notBefore = <const Name extends string>(name: Name, title: string) =>
  ({ notBefore: name, title }) as const;

export interface OrderedPair {
  readonly earlier: string;
  readonly later: string;
  /** What people call the earlier one. */
  readonly title: string;
  /** The later one must lie after the earlier one: the same is not enough. */
  readonly isAfter: boolean;
}

/** The inputs of a call that come one after the other. */
export const pairsOf = (order: OrderShape = {}): readonly OrderedPair[] =>
  Object.entries(order).map(([later, { title, ...follows }]) =>
    'after' in follows
      ? { earlier: follows.after, later, title, isAfter: true }
      : { earlier: follows.notBefore, later, title, isAfter: false },
  );
