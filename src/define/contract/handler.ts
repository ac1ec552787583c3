/** Handlers: the server's side of an operation, the rule and the query. */
import type { AnyOperation, DataOf, InputOf } from './operation.ts';

/** What a handler works with; the rooms of the server add their members by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface CallContext {}

/** What those work with that begin, change or end a session: there is a browser, and who is signed in may change. */
export interface SignInContext extends CallContext {}

/** A reply that is JSON text already, made by the database. */
export interface JsonText {
  readonly raw: string;
}

type Run<Op extends AnyOperation, Context> = (input: InputOf<Op>, context: Context) => Promise<DataOf<Op> | JsonText>;

export interface Handler<Op extends AnyOperation = AnyOperation> {
  readonly operation: Op;
  /** It needs a browser, so nothing but a call runs it. */
  readonly signsIn?: true;
  /** A method, not a property: so that handlers of all operations fit one list. */
  run(input: InputOf<Op>, context: CallContext): Promise<DataOf<Op> | JsonText>;
}

/** A function of its own type, so that one that needs a browser does not pass for one that needs none. */
export function handler<Op extends AnyOperation>(operation: Op, run: Run<Op, CallContext>): Handler<Op> {
  return { operation, run };
}

/** The handler of a call with which somebody signs in, goes on signing in, or out. */
export function signInHandler<Op extends AnyOperation>(operation: Op, run: Run<Op, SignInContext>): Handler<Op> {
  return { operation, run: run as Run<Op, CallContext>, signsIn: true };
}
