/** Actions: what a button does. Its gate is the `needs` of the operation it calls. */
import type { Askable, AskedField, Covered } from './asking.ts';
import type { Bind, Bindings } from './binding.ts';
import type { Needs } from './capability.ts';
import type { Condition } from './condition.ts';
import type { Source } from './operation.ts';
import type { PathParams } from './route.ts';
import type { AnyScope, Scope, Scoped, WithRow } from './scope.ts';

/** The way to another screen. */
export interface Go<S extends AnyScope> extends Scoped<S> {
  readonly go: string;
}

/** `go('/account/$accountId', { accountId: row('AccountId') })`. */
export function go<const P extends `/${string}`, S extends AnyScope = Scope>(
  path: P,
  params: { readonly [K in keyof PathParams<P>]: Bind<PathParams<P>[K] | number, S> },
): Go<S> {
  return { go: path, params } as never;
}

export interface Action<S extends AnyScope> extends Scoped<S> {
  readonly action: string;
}

/** The question before the deed; every check must be ticked. */
export type Confirm = string | { readonly text: string; readonly checks: readonly string[] };

export interface ActionDefinition<S extends AnyScope> {
  readonly label: string;
  readonly icon?: string;
  readonly tone?: 'default' | 'danger';
  /** Rows that the action does not fit do not offer it. */
  readonly when?: Condition<S['row']>;
  readonly confirm?: Confirm;
  /** Said when it is done. */
  readonly message?: string;
}

/** A button that calls an operation. `ask` opens a dialog for inputs that are not bound. */
export function action<
  Input,
  Data,
  S extends AnyScope = Scope,
  Bound extends keyof Input = never,
  const Asked extends Askable<Input, Bound> = never,
>(
  source: Source<Input, Data>,
  input: Bindings<Input, Bound, S>,
  definition: ActionDefinition<S> & {
    readonly ask?: readonly AskedField<Asked, S, Input>[];
    readonly then?: Go<WithRow<S, Data>>;
  } & Covered<Input, Bound, Asked>,
): Action<S> {
  return { action: 'call', source, input, ...definition } as never;
}

/** A button that opens another screen. */
export function open<S extends AnyScope = Scope>(
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
  S extends AnyScope = Scope,
  Bound extends keyof Input = never,
  const Asked extends Askable<Input, Bound> = never,
>(
  source: Source<Input, FileReply>,
  input: Bindings<Input, Bound, S>,
  definition: ActionDefinition<S> & { readonly ask?: readonly AskedField<Asked, S, Input>[] } & Covered<
      Input,
      Bound,
      Asked
    >,
): Action<S> {
  return { action: 'download', source, input, ...definition } as never;
}
