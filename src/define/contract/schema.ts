/** The value type of a schema, in a third of the steps TypeBox takes. */
import type { Static as SlowStatic, TSchema } from 'typebox';

interface Simple {
  String: string;
  Integer: number;
  Number: number;
  Boolean: boolean;
  Null: null;
  Unknown: unknown;
}

type OptionalKey<P> = { [K in keyof P]: P[K] extends { '~optional': true } ? K : never }[keyof P];

/** The last conditional joins both halves into one object, so that messages show plain fields. */
type Properties<P> = { [K in Exclude<keyof P, OptionalKey<P>>]: Static<P[K]> } & {
  [K in OptionalKey<P>]?: Static<P[K]>;
} extends infer T
  ? { [K in keyof T]: T[K] }
  : never;

/** The common kinds by a look-up, the others by TypeBox: its own Static is the costliest part of checking all screens. */
export type Static<T> = T extends { '~kind': infer K }
  ? K extends keyof Simple
    ? Simple[K]
    : K extends 'Object'
      ? T extends { properties: infer P }
        ? Properties<P>
        : never
      : K extends 'Array'
        ? T extends { items: infer Item }
          ? Static<Item>[]
          : never
        : T extends TSchema
          ? SlowStatic<T>
          : never
  : unknown;
