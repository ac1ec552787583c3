/** What is said of a field wherever it stands: its kind, what the kind is told, and what its faces are handed. */

/** Field kinds and the value each takes. Every file of `src/rules/kinds` adds its own line by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging, one line per kind
export interface FieldKinds {}

/** What a kind may be told with `with`; a kind that can be told something adds its own line. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface FieldKindOptions {}

/** Field kinds that take values of type V; `infer` strips the alias, so that messages list the kinds. */
export type KindFor<V> = [V] extends [infer Value]
  ? { [K in keyof FieldKinds]: NonNullable<Value> extends FieldKinds[K] ? K : never }[keyof FieldKinds]
  : never;

/** What the kind K is told with `with`. */
export type OptionsOfKind<K> = K extends keyof FieldKindOptions ? FieldKindOptions[K] : unknown;

/** One of the kinds K and what it is told: `{ as: 'File', with: { accept: ['pdf'] } }`. */
export type KindChoice<K extends keyof FieldKinds> =
  | {
      /** The field kind: how the value is shown and asked for. Absent: what its schema says. */
      readonly as?: K;
      readonly with?: never;
    }
  | {
      [P in K & keyof FieldKindOptions]: {
        readonly as: P;
        /** What the kind can be told. */
        readonly with: FieldKindOptions[P];
      };
    }[K & keyof FieldKindOptions];

/** One value that may be chosen, with the text people read. */
export interface Choice {
  readonly value: string | number | boolean;
  readonly label: string;
  /** Tells choices of one name apart. */
  readonly note?: string;
}

/** What a column, a form schema or a server layout says about one field; all texts are already translated. */
export interface FieldOptions<W = unknown> {
  readonly label: string;
  readonly help?: string;
  readonly placeholder?: string;
  readonly required?: boolean;
  readonly readOnly?: boolean;
  /** Why a read-only field cannot be changed, when somebody may ask. */
  readonly reason?: string;
  readonly choices?: readonly Choice[];
  /** All choices in sight, each with its note. */
  readonly display?: 'cards';
  /** Values that may be taken as they are; any other may be typed as well. */
  readonly suggestions?: readonly (string | number)[];
  /** ISO 4217 code of an amount. */
  readonly currency?: string;
  /** The instant at which a state ends as planned. */
  readonly ends?: string;
  /** It stands behind its label as one line of words, and begins as words within a sentence do. */
  readonly inLine?: boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  /** What the kind is told. */
  readonly with?: W;
}

export interface ShowProps<V, W = unknown> {
  readonly value: V | null | undefined;
  readonly options: FieldOptions<W>;
  /** BCP 47 tag that numbers, dates and amounts follow. */
  readonly locale: string;
}

/** Choices that come from a call. */
export interface ChoiceSupply {
  /** waiting: for another field that the call needs. */
  readonly state: 'waiting' | 'loading' | 'failed' | 'ready';
  /** The last answer was a failure, also while it is asked for again. */
  readonly hasFailed: boolean;
  /** What whoever was asked says of the failure, in the person's language. */
  readonly problem?: string;
  /** The server searches by what somebody types. */
  readonly search?: (text: string) => void;
  readonly again: () => void;
}

export interface EditProps<V, W = unknown> extends ShowProps<V, W> {
  /** Id of the control; label and messages refer to it. */
  readonly id: string;
  readonly onChange: (value: V | null) => void;
  readonly onBlur?: () => void;
  /** What is wrong and how to mend it, in the user's language. */
  readonly error?: string;
  /** The same of parts of the value, by their names: of texts by language. */
  readonly errors?: Readonly<Record<string, string>>;
  readonly autoFocus?: boolean;
  readonly supply?: ChoiceSupply;
}

/** What everybody reads in his own language: a country (ISO 3166) by its name, a day, an instant and a time of day as he types them. */
export type SpokenValue =
  | { readonly region: string }
  | { readonly day: string }
  | { readonly instant: string }
  | { readonly time: string }
  | SpokenText;

/** A text inside of another one, translated as it is: what a field is called, or what is wrong with a part of a value. */
export interface SpokenText {
  readonly text: string;
  readonly parameters?: MessageParameters;
}

/** What stands in a message for `{name}`. */
export interface MessageParameters {
  readonly [name: string]: string | number | SpokenValue;
}

/** What typed text means: a value (null when empty), or what is wrong with it (an English text that is also the key). */
export type Parsed<V> =
  | { readonly value: V | null }
  | { readonly problem: string; readonly parameters?: MessageParameters };

/** How a list is narrowed by this kind; the table engine has one face for each. */
export type FilterControl = 'text' | 'numberRange' | 'dateRange' | 'choices' | 'boolean' | 'lookup' | 'tags';

export interface FieldExample<V, W = unknown> {
  readonly name: string;
  readonly value: V | null;
  readonly options?: Partial<FieldOptions<W>>;
  /** Shown as an error in the edit story. */
  readonly error?: string;
}
