/** Actions: what a button does. Its gate is the `needs` of the operation it calls. */

import type { Bind, Bindings, RequiredBindings, SelectedParam } from '../binding/binding.ts';
import type {
  AnyBindingScope,
  BindingScope,
  Block,
  Scoped,
  WithInputs,
  WithRow,
  WithStep,
} from '../binding/binding-scope.ts';
import type { Condition } from '../binding/condition.ts';
import type { Fitting, OrHint, YesOrNo } from '../binding/paths.ts';
import type { PathParams } from '../binding/route.ts';
import type { Source } from '../contract/operation.ts';
import type { Showable, TextField } from '../fields/column.ts';
import type { Covered, FormField, InitialValues, UnboundInput } from '../fields/form-fields.ts';

/** The address of another screen, with the values that it needs. */
export interface Go<S extends AnyBindingScope> extends Scoped<S> {
  readonly go: string;
}

/** The address of another screen, with a value for each of its parameters; `selected(…)` gives those of all selected rows. */
export function go<const P extends `/${string}`, S extends AnyBindingScope = BindingScope>(
  path: P,
  params: { readonly [K in keyof PathParams<P>]: Bind<PathParams<P>[K] | number, S> | SelectedParam<S> },
): Go<S> {
  return { go: path, params } as never;
}

export interface Action<S extends AnyBindingScope> extends Scoped<S> {
  readonly action: string;
}

/** The question before the deed: a text, or a text with sentences that must be ticked. */
export type Confirm<Row = {}> =
  | string
  | {
      /** What will happen; in it the names of values in braces, and plurals: '{count, plural, one {# order goes} other {# orders go}}'. */
      readonly text: string;
      /** The field of each name in the text. */
      readonly values?: Readonly<Record<string, Showable<Row>>>;
      /** Sentences that must each be ticked before. */
      readonly checks?: readonly string[];
      /** The button that leaves everything as it is. Absent: Cancel. */
      readonly reject?: string;
    };

/** The control stands there, cannot be used, and says why: a state of the row, or a policy from further up. */
export interface Lock<Row> {
  /** Locked while this holds. */
  readonly while: Condition<Row>;
  /** What is the matter, and what would mend it. */
  readonly reason: string;
  /** The field that names whose policy it is. */
  readonly from?: TextField<Row>;
}

type Letter =
  | ('a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h' | 'i' | 'j' | 'k' | 'l' | 'm')
  | ('n' | 'o' | 'p' | 'q' | 'r' | 's' | 't' | 'u' | 'v' | 'w' | 'x' | 'y' | 'z');
/** Letters that are typed one after the other, outside of inputs. */
export type KeySequence = Letter | `${Letter} ${Letter}`;

/** Fields in which the server says yes or no; a `may` that it leaves out means that the question does not arise. */
type Decision<Row> = OrHint<YesOrNo<Row>, 'no field of the row says yes or no'>;

/** Whether the server lets the action be done to this row: `may: 'MayCancel', reason: 'It has ended already.'`. */
type Permission<Row> =
  | { readonly may?: never; readonly reason?: never }
  | {
      /** The field of the server's answer that says whether it may be done: offered where it is true, and nowhere else; the screen follows the rule of the server and knows none of its own. */
      readonly may: Decision<Row>;
      /** Where it is false, the control stays, cannot be used and says this; without it, it is not there. */
      readonly reason?: string;
    };

interface Said {
  /** What the button says: a verb with its object. */
  readonly label: string;
  /** Said when it is done. */
  readonly message?: string;
}

export type ActionDefinition<S extends AnyBindingScope> = ControlOptions<S> & Marked & Permission<S['row']> & Said;

/** What is seen of it beside its label: only what has an icon can stand as one. */
type Marked =
  | {
      /** The name of an icon, before the label. */
      readonly icon?: string;
      readonly display?: never;
    }
  | {
      readonly icon: string;
      /** icon: among the actions of a row it stands in the row by its icon, with the label on hover and for whoever hears it. For what people do again and again, at most two of a list; never for what is dangerous. */
      readonly display: 'icon';
      readonly tone?: 'default';
    };

/** A file that people come for. */
interface InSight {
  /** The name of an icon, before the label. */
  readonly icon?: string;
  /** button: of a list it stands among the buttons above it, and not in the menu of what can be taken along. */
  readonly display: 'button';
}

/** What buttons and links have in common. */
interface ControlOptions<S extends AnyBindingScope> {
  /** How much it stands out. main: what people come here for, at most one of a head; danger: what ends or removes something, always behind the others. */
  readonly tone?: 'default' | 'main' | 'danger';
  /** Rows that offer it; the others do not show it. */
  readonly when?: Condition<S['row']>;
  /** Rows that offer it without letting it be used. */
  readonly locks?: readonly Lock<S['row']>[];
  /** One or two letters that do the same: on the toolbar or the record, on the row that has the focus, or on the selected rows. */
  readonly keys?: KeySequence;
  /** The question before it is done. Something dangerous that says nothing here is asked about all the same, unless it can be undone. */
  readonly confirm?: Confirm<S['row']>;
}

/** A way to another screen, there for whoever may use that screen: nothing else is asked of a link. */
export interface Link<S extends AnyBindingScope> extends Action<S> {
  readonly action: 'link';
}

/** A way to another screen: in a toolbar, among the actions of rows and records, in links(…), and at the end of a wizard. */
export function link<S extends AnyBindingScope = BindingScope>(
  label: string,
  to: Go<S>,
  options?: ControlOptions<S> & Marked & Permission<S['row']>,
): Link<S> {
  return { action: 'link', label, to, ...options } as never;
}

/** A button that opens a block in a dialog, and calls nothing itself. */
export interface Show<S extends AnyBindingScope> extends Action<S> {
  readonly action: 'show';
}

/** Opens a block in a dialog, there for whoever may see the block: terms, an explanation, the rows behind a figure. Not for `bulk`. */
export function show<S extends AnyBindingScope = BindingScope>(
  definition: Omit<ControlOptions<S>, 'confirm'> &
    Marked &
    Permission<S['row']> & {
      /** What the button says, and over the block. */
      readonly label: string;
      /** wide: for tables and long texts. */
      readonly width?: 'wide';
    },
  body: Block<S>,
): Show<S> {
  return { action: 'show', ...definition, body } as never;
}

/** The call that takes an action back while its message stands. */
export interface Undo<S extends AnyBindingScope> extends Scoped<S> {
  readonly undo: string;
}

/**
 * The call that takes an action back: `row` is the row as it was before, `input` what was sent, `step('reply.…')` what the call answered.
 * Nothing that moves money or ends something is undone; it is asked about before.
 */
export function undo<Input, Data, S extends AnyBindingScope = BindingScope, Bound extends keyof Input = never>(
  source: Source<Input, Data, 'write'>,
  input: RequiredBindings<Input, Bound, S>,
  definition?: {
    /** Said when it is taken back. */
    readonly message?: string;
  },
): Undo<S> {
  return { undo: 'operation', source, input, ...definition } as never;
}
type AfterCall<S extends AnyBindingScope, Input, Data> = WithInputs<WithStep<S, { reply: Data }>, Input>;

/** A button that calls an operation. `ask` opens a dialog for inputs that are not bound. */
export function action<
  Input,
  Data,
  S extends AnyBindingScope = BindingScope,
  Bound extends keyof Input = never,
  const Asked extends UnboundInput<Input, Bound> = never,
>(
  source: Source<Input, Data>,
  input: Bindings<Input, Bound, S>,
  definition: ActionDefinition<S> & {
    /** Inputs that a dialog asks for. */
    readonly ask?: readonly FormField<Asked, S, Input>[];
    /** What stands in the dialog at first. */
    readonly start?: InitialValues<Input, NoInfer<Asked>, S>;
    /** Takes it back while its message stands. */
    readonly undo?: Undo<AfterCall<S, Input, Data>>;
    /** The field of the answer with the id of the job that does the work: it is followed until it ends. */
    readonly job?: Fitting<Data, number>;
    /** Where it leads when it is done; row(…) is the reply. */
    readonly then?: Go<WithRow<S, Data>>;
  } & Covered<Input, Bound, Asked>,
): Action<S> {
  return { action: 'call', source, input, ...definition } as never;
}

/** The reply of a call that hands out a file. */
export interface FileReply {
  FileName: string;
  ContentType: string;
  Content: string;
}

/** A file, or of one that takes a while the id of the job at which it will stand. */
export interface FileOrJobReply extends Partial<FileReply> {
  JobId?: number;
}

/** A button that calls an operation and saves the file it replies with; a job that it replies with instead is followed until the file is there. */
export function download<
  Input,
  S extends AnyBindingScope = BindingScope,
  Bound extends keyof Input = never,
  const Asked extends UnboundInput<Input, Bound> = never,
>(
  source: Source<Input, FileReply | FileOrJobReply>,
  input: Bindings<Input, Bound, S>,
  definition: ControlOptions<S> &
    (Marked | InSight) &
    Permission<S['row']> &
    Said & {
      /** Inputs that a dialog asks for. */
      readonly ask?: readonly FormField<Asked, S, Input>[];
    } & Covered<Input, Bound, Asked>,
): Action<S> {
  return { action: 'download', source, input, ...definition } as never;
}
