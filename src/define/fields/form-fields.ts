/** What a form or a dialog asks for: the inputs that are not bound, each with its choices, checks or server layout. */
import type { Bind, RequiredBindings } from '../binding/binding.ts';
import type { AnyBindingScope, BindingScope, Scoped, WithInputs } from '../binding/binding-scope.ts';
import type { Condition } from '../binding/condition.ts';
import type { Path, RequiredLeaf, TextInput, ValueAt } from '../binding/paths.ts';
import type { Needs } from '../contract/capability.ts';
import type { Source } from '../contract/operation.ts';
import type { RowOf } from '../contract/rows.ts';
import type { Showable } from './column.ts';
import type { ItemsChoice } from './items.ts';
import type { AskedKind } from './languages.ts';

/** Choices of a field, from a read operation. */
export interface Options<S extends AnyBindingScope> extends Scoped<S> {
  readonly options: string;
}

/** The choices of a field: rows of a call. */
export function options<Input, Data, S extends AnyBindingScope = BindingScope, Bound extends keyof Input = never>(
  source: Source<Input, Data, 'read'>,
  input: RequiredBindings<Input, Bound, S>,
  definition: {
    /** The field of the row that is taken. */
    readonly value: NoInfer<Showable<RowOf<Data>>>;
    /** The field that people read. */
    readonly label: NoInfer<Showable<RowOf<Data>>>;
    /** Tells choices of one name apart. */
    readonly note?: NoInfer<Showable<RowOf<Data>>>;
    /** The input that takes what is typed: the server searches, for lists too long to send. */
    readonly text?: NoInfer<TextInput<Input>>;
    /** The input that takes a value and finds it alone: what stands in the field at first is called by its name, wherever it is in the list. */
    readonly chosen?: NoInfer<Exclude<keyof Input & string, Bound>>;
    /** cards: all of them in sight, each with its note. For a few that people weigh against each other. */
    readonly display?: 'cards';
    /** Rows that may be chosen; the others are not offered. */
    readonly when?: NoInfer<Condition<RowOf<Data>>>;
    /** The row that is chosen when the form opens, if the list has one like it. */
    readonly start?: NoInfer<Condition<RowOf<Data>>>;
  },
): Options<S> {
  return { options: 'operation', source, input, ...definition } as never;
}

/** The server's word on a value while it is typed (VAL-55 to VAL-57). */
export interface Check<S extends AnyBindingScope> extends Scoped<S> {
  readonly check: string;
}
interface Verdict {
  IsValid: boolean;
  Message?: string;
}

/** The server's word on a value while it is typed: asked when the inputs it is bound to change. */
export function check<Input, S extends AnyBindingScope = BindingScope, Bound extends keyof Input = never>(
  source: Source<Input, Verdict, 'read'>,
  input: RequiredBindings<Input, Bound, S>,
): Check<S> {
  return { check: 'operation', source, input } as never;
}

/** A layout that the server sends (GetViewLayout); in a form it fills an input that is an open record. */
export interface ServerLayout<S extends AnyBindingScope> extends Scoped<S> {
  readonly layout: string;
}

/** The names of the fields are the server's own, so nothing can be said of them here. */
type OpenInputs = Record<string, string>;

/** Fields that the server lays out, by the inputs that the call is bound to. */
export function layout<Input, Data, S extends AnyBindingScope = BindingScope, Bound extends keyof Input = never>(
  source: Source<Input, Data, 'read'>,
  input: RequiredBindings<Input, Bound, S>,
  /** Checks of its fields by name; input(…) means a field of the layout there. */
  checks?: Readonly<Record<string, Check<WithInputs<S, OpenInputs>>>>,
  /** Choices of the fields of which the server says that they are asked for elsewhere. */
  choices?: FieldChoices<WithInputs<S, OpenInputs>>,
): ServerLayout<S> {
  return { layout: 'server', source, input, ...(checks && { checks }), ...(choices && { choices }) } as never;
}

/** Choices of any field that a server lays out, asked for by its name. */
export interface FieldChoices<S extends AnyBindingScope> extends Scoped<S> {
  readonly options: string;
  readonly name: string;
}

/** The choices of fields that a server lays out: one call for all of them, which takes the name of the field. */
export function fieldChoices<
  Input,
  Data,
  const Name extends keyof Input & string,
  S extends AnyBindingScope = BindingScope,
  Bound extends keyof Omit<Input, Name> = never,
>(
  source: Source<Input, Data, 'read'>,
  /** The input that takes the name of the field. */
  name: Name,
  input: RequiredBindings<Omit<Input, Name>, Bound, S>,
  definition: {
    /** The field of the row that is taken. */
    readonly value: NoInfer<Showable<RowOf<Data>>>;
    /** The field that people read. */
    readonly label: NoInfer<Showable<RowOf<Data>>>;
    /** The input that takes what is typed. */
    readonly text?: NoInfer<TextInput<Input>>;
  },
): FieldChoices<S> {
  return { options: 'operation', source, name, input, ...definition } as never;
}

/** Inputs that may be asked for: what is bound is not asked again. */
export type UnboundInput<Input, Bound extends keyof Input> = Path<Omit<Input, Bound>>;

export interface FormFieldOptions<Input, S extends AnyBindingScope> {
  /** What it is called. Absent: its name in words. */
  readonly title?: string;
  /** A sentence under the field. */
  readonly help?: string;
  /** Columns of its section that it spans. */
  readonly width?: 1 | 2;
  /** Choices that come from a call. */
  readonly options?: Options<WithInputs<S, Input>>;
  /** Fields that the server lays out, for an input that is an open record. */
  readonly layout?: ServerLayout<WithInputs<S, Input>>;
  /** A call that judges the value while it is typed. */
  readonly check?: Check<WithInputs<S, Input>>;
  /** Where the currency code of this amount comes from: of the row, another field of the form, always the same. */
  readonly currency?: NoInfer<Bind<string | null | undefined, WithInputs<S, Input>>>;
  /** Asked only while this holds of the inputs; the call must do without the field. */
  readonly when?: Condition<Input>;
  /** The right without which it is not asked; the call must do without the field. */
  readonly needs?: Needs;
  /** Required while this holds, though the call would do without it. */
  readonly requiredWhen?: Condition<Input>;
}

/** What is asked: the name of an input alone, or an object that says more. */
export type FormField<Name extends string, S extends AnyBindingScope, Input = {}> =
  | Name
  | ({
      /** The input, with dots for what is inside: `insurance.Company`. */
      readonly field: Name;
    } & FormFieldOptions<Input, S> &
      AskedKind)
  | AskedItems<Name, S, Input>;

/** A list of plain values that is asked for item by item. */
type AskedItems<Name extends string, S extends AnyBindingScope, Input> = {
  [P in Name]: { readonly field: P } & FormFieldOptions<Input, S> &
    ItemsChoice<ValueAt<Input, P>> & {
      /** What is chosen of a list has no items of its own. */
      readonly options?: never;
    };
}[Name];

/** 'role.Name' is asked for inside of 'role'. */
export type Outer<P extends string> = P extends `${infer K}.${string}` ? K : P;

/** What stands in the fields at first, such as the present name of what is renamed; an object may be handed over as a whole. */
export type InitialValues<Input, Asked extends string, S extends AnyBindingScope> = {
  readonly [P in Asked | (keyof Input & Outer<Asked>)]?: Bind<ValueAt<Input, P> | null | undefined, S>;
};

type Uncovered<Input, Bound extends keyof Input, Asked extends string> = {
  [P in RequiredLeaf<Omit<Input, Bound>>]: P extends Asked | `${Asked}.${string}`
    ? never
    : [Extract<Asked, `${P}.${string}`>] extends [never]
      ? P
      : never;
}[RequiredLeaf<Omit<Input, Bound>>];

/** Required inputs that are neither bound nor asked for make this a type nobody satisfies, which names them. */
export type Covered<Input, Bound extends keyof Input, Asked extends string> = [Uncovered<Input, Bound, Asked>] extends [
  never,
]
  ? unknown
  : { readonly 'neither bound nor asked for': Uncovered<Input, Bound, Asked> };
