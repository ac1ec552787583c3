/** Dotted names of the values inside a type, and the types they lead to. */

/** Types that paths do not look into; lists are one value. */
export type LeafValue = string | number | boolean | null | undefined | readonly unknown[];

/** Counts the levels that are left, so that recursive types stay finite. */
type Less = [never, 0, 1, 2];

/** Open records count as leaves: their keys are not known. */
export type IsLeaf<T> = [T] extends [LeafValue] ? true : string extends keyof T ? true : false;

/** Dotted names of the values inside T, three levels deep: 'Event', 'Payer.DisplayName'. */
export type Leaf<T, Depth extends number = 2> = T extends LeafValue
  ? never
  : {
      [K in keyof T & string]: IsLeaf<NonNullable<T[K]>> extends true
        ? K
        : [Depth] extends [0]
          ? K
          : `${K}.${Leaf<NonNullable<T[K]>, Less[Depth]>}`;
    }[keyof T & string];

/** As Leaf, and the objects on the way too: a binding may hand over a whole object. */
export type Path<T, Depth extends number = 2> = T extends LeafValue
  ? never
  : {
      [K in keyof T & string]:
        | K
        | (IsLeaf<NonNullable<T[K]>> extends true
            ? never
            : [Depth] extends [0]
              ? never
              : `${K}.${Path<NonNullable<T[K]>, Less[Depth]>}`);
    }[keyof T & string];

/** The type of the value a path leads to; optional on the way means optional at the end. */
export type ValueAt<T, P> = P extends keyof T
  ? T[P]
  : P extends `${infer K}.${infer Rest}`
    ? K extends keyof T
      ? ValueAt<NonNullable<T[K]>, Rest> | Extract<T[K], undefined | null>
      : never
    : never;

/** Paths of T whose value may stand where V is wanted. */
export type Fitting<T, V> = T extends unknown
  ? { [P in Path<T>]: ValueAt<T, P> extends V ? P : never }[Path<T>]
  : never;

/** The names K, or a hint that says why there is none: a bare `never` explains nothing. */
export type OrHint<K, Hint> = [K] extends [never] ? Hint : K;

export type RequiredKey<T> = { [K in keyof T]-?: {} extends Pick<T, K> ? never : K }[keyof T];

/** Paths of T, two levels deep, that must have a value. */
export type RequiredLeaf<T> = {
  [K in RequiredKey<T> & string]: IsLeaf<NonNullable<T[K]>> extends true
    ? K
    : RequiredKey<T[K]> extends never
      ? K
      : `${K}.${RequiredKey<T[K]> & string}`;
}[RequiredKey<T> & string];

/** Inputs that take any text. */
export type TextInput<Input> = { [P in Path<Input>]: string extends ValueAt<Input, P> ? P : never }[Path<Input>];

/** A field that is yes or no, where the row says it. */
export type YesOrNo<Row> = Fitting<Row, boolean | undefined>;
