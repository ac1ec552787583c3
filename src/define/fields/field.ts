/** A field kind: one kind of value with all its faces (show, edit, parse, filter, export, examples) in one file. */
import type { ComponentType } from 'react';
import type { useTranslation } from 'react-i18next';

type Translate = ReturnType<typeof useTranslation>['t'];

/** Field kinds and the value each takes. Every file of `src/fields` adds its own line by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging, one line per field file
export interface FieldKinds {}

/** One value that may be chosen, with the text people read. */
export interface Choice {
  readonly value: string | number | boolean;
  readonly label: string;
  /** Tells choices of one name apart. */
  readonly note?: string;
}

/** What a column, a form schema or a server layout says about one field; all texts are already translated. */
export interface FieldOptions {
  readonly label: string;
  readonly help?: string;
  readonly placeholder?: string;
  readonly required?: boolean;
  readonly readOnly?: boolean;
  /** Why a read-only field cannot be changed, when somebody may ask. */
  readonly reason?: string;
  readonly choices?: readonly Choice[];
  /** ISO 4217 code of an amount. */
  readonly currency?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
}

export interface ShowProps<V> {
  readonly value: V | null | undefined;
  readonly options: FieldOptions;
  /** BCP 47 tag that numbers, dates and amounts follow. */
  readonly locale: string;
}

/** Choices that come from a call. */
export interface ChoiceSupply {
  /** waiting: for another field that the call needs. */
  readonly state: 'waiting' | 'loading' | 'failed' | 'ready';
  /** The server searches by what somebody types. */
  readonly search?: (text: string) => void;
  readonly again: () => void;
}

export interface EditProps<V> extends ShowProps<V> {
  /** Id of the control; label and messages refer to it. */
  readonly id: string;
  readonly onChange: (value: V | null) => void;
  readonly onBlur?: () => void;
  /** What is wrong and how to mend it, in the user's language. */
  readonly error?: string;
  readonly autoFocus?: boolean;
  readonly supply?: ChoiceSupply;
}

/** What typed text means: a value (null when empty), or what is wrong with it (an English text that is also the key). */
export type Parsed<V> =
  | { readonly value: V | null }
  | { readonly problem: string; readonly parameters?: Record<string, string | number> };

/** How a list is narrowed by this kind; the table engine has one face for each. */
export type FilterControl = 'text' | 'numberRange' | 'dateRange' | 'choices' | 'boolean' | 'account' | 'tags';

export interface FieldExample<V> {
  readonly name: string;
  readonly value: V | null;
  readonly options?: Partial<FieldOptions>;
  /** Shown as an error in the edit story. */
  readonly error?: string;
}

export interface Field<V = unknown> {
  /** The DisplayTemplate of server layouts and the `as` of manifests; equals the file name. */
  readonly kind: keyof FieldKinds & string;
  /** Other DisplayTemplates that mean this kind (VIEW-9 names used by foreign servers). */
  readonly aliases?: readonly string[];
  /** Numbers and amounts line up at the end. */
  readonly align?: 'start' | 'end';
  /** Usual column width in pixels. */
  readonly width?: number;
  /** People carry it to other programs: a copy button stands beside it where one record is read. */
  readonly copy?: true;
  readonly Show: ComponentType<ShowProps<V>>;
  /** Absent: the kind cannot be edited. */
  readonly Edit?: ComponentType<EditProps<V>>;
  readonly parse: (text: string, options: FieldOptions, locale: string) => Parsed<V>;
  readonly filter?: FilterControl;
  /** What the kind itself calls its values where a field names no choices; files carry these words too. */
  readonly words?: (t: Translate) => readonly Choice[];
  /** The value as text for files and the clipboard; '' when empty. */
  readonly export: (value: V | null | undefined, options: FieldOptions, locale: string) => string;
  /** The value inside a sentence for people; absent: as in files. */
  readonly text?: (value: V, options: FieldOptions, locale: string) => string;
  readonly examples: readonly FieldExample<V>[];
}

/** Declares a field kind. Each file of `src/fields` exports one as default; its name is the kind. */
export function field<const K extends keyof FieldKinds & string>(
  kind: K,
  faces: Omit<Field<FieldKinds[K]>, 'kind'>,
): Field<FieldKinds[K]> {
  return { kind, ...faces };
}
