/** Scope: what a binding may refer to at its place. It flows inwards, from the screen to every block and action in it. */

/** Route parameters, the row at hand, the values of earlier steps, and what is typed in the form around. */
export interface BindingScope<Params = {}, Row = {}, Steps = {}, Inputs = {}> {
  params: Params;
  row: Row;
  steps: Steps;
  inputs: Inputs;
}
export type AnyBindingScope = BindingScope<unknown, unknown, unknown, unknown>;

export type WithRow<S extends AnyBindingScope, Row> = BindingScope<S['params'], Row, S['steps'], S['inputs']>;
export type WithStep<S extends AnyBindingScope, Values> = BindingScope<
  S['params'],
  S['row'],
  S['steps'] & Values,
  S['inputs']
>;
export type WithInputs<S extends AnyBindingScope, Inputs> = BindingScope<S['params'], S['row'], S['steps'], Inputs>;

/** A parameter makes S contravariant: what needs nothing fits everywhere, what needs a parameter only where it is. */
export interface Scoped<S extends AnyBindingScope> {
  readonly '~scope'?: (scope: S) => void;
}

/** A part of a screen that may use the scope S. */
export interface Block<S extends AnyBindingScope> extends Scoped<S> {
  readonly block: string;
}
