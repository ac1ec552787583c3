/** Lists of plain values: of what kind each item is. */
import type { FieldKindOptions, FieldKinds, KindChoice, KindFor } from './field.ts';

type Told = FieldKindOptions extends { ValueList: infer Options } ? Options : never;

/** Kinds of which the items of a list may be. */
type ItemKind = (Told extends { as: infer Kinds } ? Kinds : never) & keyof FieldKinds;

/** What is said of the items of a list. */
export type Items<K extends keyof FieldKinds> = KindChoice<K> & {
  /** The kind of each item: a day, an e-mail address. */
  readonly as: K;
  /** So many items at most. Absent: as many as the call takes. */
  readonly most?: number;
};

/** A list of plain values of type V, each item shown and edited as its kind does; no other value has items. */
export type ItemsChoice<V> = [NonNullable<V>] extends [readonly (infer Item extends string | number)[]]
  ? {
      /** The kind of each item of the list. */
      readonly items: Items<KindFor<Item> & ItemKind>;
      readonly as?: never;
      readonly with?: never;
      readonly languages?: never;
    }
  : never;
