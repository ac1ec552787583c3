/** Handlers: the server's side of an operation, the rule and the query. */
import type { AnyOperation, DataOf, InputOf } from './operation.ts';

/** What a handler works with; the server adds its members by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface HandlerContext {}

/** A reply that is JSON text already, made by the database. */
export interface JsonText {
  readonly raw: string;
}

export interface Handler<Op extends AnyOperation = AnyOperation> {
  readonly operation: Op;
  /** A method, not a property: so that handlers of all operations fit one list. */
  run(input: InputOf<Op>, context: HandlerContext): Promise<DataOf<Op> | JsonText>;
}

export function handler<Op extends AnyOperation>(operation: Op, run: Handler<Op>['run']): Handler<Op> {
  return { operation, run };
}
