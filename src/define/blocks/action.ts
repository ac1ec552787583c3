/** Actions: what a button does. Its gate is the `needs` of the operation it calls. */

import type { Bind, Bindings, RequiredBindings } from '../binding/binding.ts';
import type { AnyBindingScope, BindingScope, Scoped, WithInputs, WithRow, WithStep } from '../binding/binding-scope.ts';
import type { Condition } from '../binding/condition.ts';
import type { Fitting } from '../binding/paths.ts';
import type { PathParams } from '../binding/route.ts';
import type { Needs } from '../contract/capability.ts';
import type { Source } from '../contract/operation.ts';
import type { TextField } from '../fields/column.ts';
import type { Covered, FormField, InitialValues, UnboundInput } from '../fields/form-fields.ts';

/** The way to another screen. */
export interface Go<S extends AnyBindingScope> extends Scoped<S> {
  readonly go: string;
}

/** `go('/account/$accountId', { accountId: row('AccountId') })`. */
export function go<const P extends `/${string}`, S extends AnyBindingScope = BindingScope>(
  path: P,
  params: { readonly [K in keyof PathParams<P>]: Bind<PathParams<P>[K] | number, S> },
): Go<S> {
  return { go: path, params } as never;
}

export interface Action<S extends AnyBindingScope> extends Scoped<S> {
  readonly action: string;
}

/** The question before the deed; every check must be ticked. */
export type Confirm = string | { readonly text: string; readonly checks: readonly string[] };

/** The control stands there, cannot be used, and says why: a state of the row, or a policy from further up. */
export interface Lock<Row> {
  /** As in JSON Schema, a field that is not there fits every test: name it in `required` as well. */
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

export interface ActionDefinition<S extends AnyBindingScope> {
  readonly label: string;
  readonly icon?: string;
  /** main: what people come here for, at most one of a head; danger: what ends or removes something, always behind the others. */
  readonly tone?: 'default' | 'main' | 'danger';
  /** Rows that the action does not fit do not offer it. */
  readonly when?: Condition<S['row']>;
  /** Rows that offer it without letting it be used. */
  readonly locks?: readonly Lock<S['row']>[];
  /** On the toolbar or the record, on the row that has the focus, or on the selected rows. */
  readonly keys?: KeySequence;
  /** Something dangerous that says nothing here is asked about all the same, unless it can be undone. */
  readonly confirm?: Confirm;
  /** Said when it is done. */
  readonly message?: string;
}

/** The call that takes an action back while its message stands. */
export interface Undo<S extends AnyBindingScope> extends Scoped<S> {
  readonly undo: string;
}

/**
 * `row` is the row as it was before, `input` what was sent, `step('reply.…')` what the call answered.
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
    readonly ask?: readonly FormField<Asked, S, Input>[];
    readonly start?: InitialValues<Input, NoInfer<Asked>, S>;
    readonly undo?: Undo<AfterCall<S, Input, Data>>;
    /** The field of the answer with the id of the job that does the work: it is followed until it ends. */
    readonly job?: Fitting<Data, number>;
    readonly then?: Go<WithRow<S, Data>>;
  } & Covered<Input, Bound, Asked>,
): Action<S> {
  return { action: 'call', source, input, ...definition } as never;
}

/** A button that opens another screen. */
export function open<S extends AnyBindingScope = BindingScope>(
  to: Go<S>,
  definition: ActionDefinition<S> & { readonly needs?: Needs },
): Action<S> {
  return { action: 'open', to, ...definition } as never;
}

/** The reply of a call that hands out a file. */
export interface FileReply {
  FileName: string;
  ContentType: string;
  Content: string;
}

/** A button that calls an operation and saves the file it replies with. */
export function download<
  Input,
  S extends AnyBindingScope = BindingScope,
  Bound extends keyof Input = never,
  const Asked extends UnboundInput<Input, Bound> = never,
>(
  source: Source<Input, FileReply>,
  input: Bindings<Input, Bound, S>,
  definition: ActionDefinition<S> & { readonly ask?: readonly FormField<Asked, S, Input>[] } & Covered<
      Input,
      Bound,
      Asked
    >,
): Action<S> {
  return { action: 'download', source, input, ...definition } as never;
}
