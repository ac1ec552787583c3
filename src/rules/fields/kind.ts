/** A field kind: all that browser and server both know of one kind of value. Its faces stand in `src/fields` under the same name. */
import type { TSchema } from 'typebox';
import type {
  FieldExample,
  FieldKinds,
  FieldOptions,
  FilterControl,
  OptionsOfKind,
  Parsed,
} from '../../define/fields/field.ts';
import type { Problem } from './problem.ts';

/** What a schema of the contract says when it means a kind; all that stands here must hold, and the hint that says most wins. */
export interface SchemaHint {
  readonly type?: 'string' | 'number' | 'integer' | 'boolean' | 'array';
  readonly format?: string;
  /** What the text must look like, word for word. */
  readonly pattern?: string;
  /** Its values are members of an enumeration. */
  readonly enum?: true;
  readonly items?: 'enum' | 'object';
  /** A record whose names are not known beforehand. */
  readonly open?: true;
  /** What the name of the value looks like. */
  readonly name?: RegExp;
}

/** What a layout of the server asks of a field. */
export interface FieldRule {
  readonly DisplayTemplate: string;
  readonly IsRequired?: boolean;
  readonly MinLength?: number;
  readonly MaxLength?: number;
  readonly Minimum?: number;
  readonly Maximum?: number;
  /** What a text must look like, as `rules/text/pattern.ts` reads it. */
  readonly Pattern?: string;
  /** What the kind is told. */
  readonly With?: unknown;
  /** Name of the field beside it that holds the country to whose rules the value keeps. */
  readonly CountryField?: string;
  /** What stands in that field. */
  readonly Country?: unknown;
}

/** What a spreadsheet calculates with. */
export interface TypedCell {
  readonly value: number | Date;
  /** How a workbook writes the value. */
  readonly format: string;
}

export interface Kind<V = unknown, W = unknown> {
  /** The DisplayTemplate of server layouts and the `as` of manifests; equals the file name. */
  readonly kind: keyof FieldKinds & string;
  /** Other DisplayTemplates that mean this kind (VIEW-9 names used by foreign servers). */
  readonly aliases?: readonly string[];
  /** Of its values as JSON; records: a list of them; any: the field decides. */
  readonly type: 'string' | 'number' | 'boolean' | 'array' | 'object' | 'records' | 'any';
  /** Schemas that mean this kind where nobody names one. */
  readonly means?: readonly SchemaHint[];
  /** Names by which a schema's hints for rjsf ask for it. */
  readonly widgets?: readonly string[];
  /** The schema of what `with` says. */
  readonly options?: TSchema;

  /** Usual column width in pixels. */
  readonly width?: number;
  /** Numbers and amounts line up at the end. */
  readonly align?: 'start' | 'end';
  /** In a cell it is a line of its text, or of the one that its files have, beside marks of so many pixels: the column can be as wide as it needs. */
  readonly beside?: number;
  /** Amounts and counts stand out in a list. */
  readonly figure?: true;
  /** A count: it says nothing without the name of its field, as an amount or a date does. */
  readonly count?: true;
  /** How things stand: where there is room for one value more, it comes before a count. */
  readonly state?: true;
  /** It leads somewhere by itself, so inside of a link it is plain words. */
  readonly link?: true;
  /** Its values are nothing but text: a cell needs no component. */
  readonly plain?: true;
  /** In a list it shares the room that the other columns leave. */
  readonly flexible?: true;
  /** Among the fields of a record it takes the whole line. */
  readonly wide?: true;
  /** People carry it to other programs: a copy button stands beside it where one record is read. */
  readonly copy?: true;
  /** People may define fields of it: what it is called in their choice, and what they may say of one. */
  readonly definable?: {
    readonly title: string;
    readonly takes: readonly ('length' | 'pattern' | 'range' | 'whole' | 'choices' | 'country')[];
  };
  /** Its values are kept on no device. */
  readonly secret?: true;
  /** Its values are never changed. */
  readonly readOnly?: true;

  /** What typed text means. */
  readonly parse: (text: string, options: FieldOptions<W>, locale: string) => Parsed<V>;
  /** What is wrong with a value that somebody sent. `allowed`: the members of the field's enumeration, if it has one. */
  readonly check: (value: unknown, rule: FieldRule, allowed?: readonly string[]) => Problem | undefined;
  /** The enumeration of the server that lists its values where the field names none. */
  readonly enumeration?: string;
  readonly filter?: FilterControl;
  /** The kind whose values narrow a list of its values, where that is another. */
  readonly narrowedAs?: keyof FieldKinds & string;
  /** An outcome of arithmetic as a value of this kind. */
  readonly rounded?: (value: number, currency: string | undefined) => number;

  /** The value as text for files and the clipboard; '' when empty, and a value of another form as it is. */
  readonly export: (value: unknown, options: Partial<FieldOptions<W>>, locale: string) => string;
  /** The number or day with which a spreadsheet calculates; absent: text. */
  readonly cell?: (value: unknown, options: Partial<FieldOptions<W>>) => TypedCell | undefined;
  /** Its values are instants, which files hold in UTC. */
  readonly instant?: true;
  /** The value inside a sentence for people; absent: as in files. */
  readonly text?: (value: V, options: FieldOptions<W>, locale: string) => string;
  readonly examples: readonly FieldExample<V, W>[];
}

/** Declares a field kind. Each file of `src/rules/kinds` exports one as default; its name is the kind. */
export function kind<const K extends keyof FieldKinds & string>(
  name: K,
  rules: Omit<Kind<FieldKinds[K], OptionsOfKind<K>>, 'kind'>,
): Kind<FieldKinds[K], OptionsOfKind<K>> {
  return { kind: name, ...rules };
}
