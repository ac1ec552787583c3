/** Scope: what a binding may refer to at its place. It flows inwards, from the screen to every block and action in it. */

/** Route parameters, the row at hand, and the values of earlier steps. */
export interface Scope<Params = {}, Row = {}, Steps = {}> {
  params: Params;
  row: Row;
  steps: Steps;
}
export type AnyScope = Scope<unknown, unknown, unknown>;

export type WithRow<S extends AnyScope, Row> = Scope<S['params'], Row, S['steps']>;
export type WithStep<S extends AnyScope, Values> = Scope<S['params'], S['row'], S['steps'] & Values>;

/** A parameter makes S contravariant: what needs nothing fits everywhere, what needs a parameter only where it is. */
export interface Scoped<S extends AnyScope> {
  readonly '~scope'?: (scope: S) => void;
}

/** A part of a screen that may use the scope S. */
export interface Block<S extends AnyScope> extends Scoped<S> {
  readonly block: string;
}
