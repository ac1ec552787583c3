/** Fields that hold a text for each language: one input for each, those that are missing marked. */
import type { FieldKindOptions, FieldKinds, KindChoice } from './field.ts';

type Told = FieldKindOptions extends { LocalizedText: infer Options } ? Options : never;

/** What is said of a field that holds a text for each language. */
export interface Languages {
  /** It stands first, and is read where there is no text in the reader's language. */
  readonly fallback: Told extends { fallback?: infer Code } ? NonNullable<Code> : never;
}

/** A field that holds a text for each language. */
export interface LanguagesChoice {
  /** It holds a text for each language. */
  readonly languages: Languages;
  /** The kind of each text. Absent: one line. */
  readonly as?: Told extends { as?: infer Kinds } ? Kinds : never;
  readonly with?: never;
  readonly items?: never;
}

/** One of the kinds K, neither by language nor item by item: a list says of what kind its `items` are. */
export type OneKind<K extends keyof FieldKinds> = KindChoice<Exclude<K, keyof { ValueList: true }>> & {
  readonly languages?: never;
  readonly items?: never;
};

/** A field that is asked for: of one of all kinds, or by language. */
export type AskedKind = OneKind<keyof FieldKinds> | LanguagesChoice;
