/** Calls an operation: the answer's data, or a CallError after the person has been told (ERR-06 to ERR-08). */
import type { Source } from '../../define/contract/operation.ts';
import { CallError, CancelledError, isUnanswered, isUnexplained } from './call-error.ts';
import { retryAfterNewSession } from './in-flight.ts';
import { text } from './language.ts';
import { showMessage } from './messages.ts';
import { renewSession } from './reauthentication.ts';
import { currentSession } from './session-store.ts';
import { callPath, send } from './transport.ts';

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** No error message: the caller says what went wrong (ERR-07). */
  readonly quiet?: boolean;
  /** What is said where the server has no words of its own for what went wrong. */
  readonly failure?: string;
  /** The call has one effect, however often it is made with this key and this input. */
  readonly idempotencyKey?: string;
  /** A 401 is an answer like any other: nobody is asked to sign in again. */
  readonly skipReauthentication?: boolean;
  /** One of many that a page makes at once: they may share a request. */
  readonly together?: boolean;
}

/** Asked before a call leaves; answers why it may not. */
let objection: (source: Source<never, unknown>) => string | undefined = () => undefined;
export const setCallGuard = (ask: typeof objection): void => {
  objection = ask;
};
/** The same for what leaves by other ways. @throws what the person is told. */
export function assertCallAllowed(source: Source<never, unknown>): void {
  const objected = objection(source);
  if (objected !== undefined) throw new CallError(objected, 0);
}

/** A part of an operation answers only that part of the data. */
export async function call<Input, Data>(
  source: Source<Input, Data>,
  input: Input,
  options: CallOptions = {},
): Promise<Data> {
  const objected = objection(source as Source<never, unknown>);
  if (objected !== undefined && !options.quiet) showMessage({ name: 'objection', type: 'warning', text: objected });
  assertCallAllowed(source as Source<never, unknown>);
  return selectPart(source, await callWhole(source.operation, input, options)) as Data;
}

/** The whole answer, whatever part of it the source names. After a session that ended here and was renewed, it is asked for again. */
export async function callWhole(operation: string, input: unknown, options: CallOptions = {}): Promise<unknown> {
  const signedIn = currentSession() !== undefined && !options.skipReauthentication;
  const ask = () => send(callPath(operation), input, options.signal, options.idempotencyKey, options.together);
  const isOver = (reason: unknown) => signedIn && reason instanceof CallError && reason.status === 401;
  try {
    return await retryAfterNewSession(ask, isOver).catch(async (reason: unknown) => {
      if (!isOver(reason)) throw reason;
      const { needsProof } = reason as CallError;
      if (await renewSession(needsProof)) return ask();
      throw needsProof ? new CancelledError() : reason;
    });
  } catch (reason) {
    const error = reason instanceof CallError ? reason : new CallError(String(reason), 0);
    if (!options.quiet && !isOver(error) && !(error instanceof CancelledError)) showFailure(operation, error, options);
    throw error;
  }
}

/** The part of the data that the source names: 'Accounts' or 'Result.Items'. */
export function selectPart(source: object, data: unknown): unknown {
  if (!('part' in source) || typeof source.part !== 'string') return data;
  return source.part.split('.').reduce((at, key) => (at as Record<string, unknown> | undefined)?.[key], data);
}

const showFailure = (operation: string, error: CallError, { failure }: CallOptions): void => {
  showMessage({
    name: `call ${operation}`,
    type: 'error',
    text: isUnexplained(error) && failure !== undefined ? failure : error.message,
    // What the page has to say of it does not tell that nothing comes through.
    ...(isUnanswered(error) && failure !== undefined ? { detail: error.message } : {}),
    ...(error.requestId ? { detail: text('Request {id}', { id: error.requestId }) } : {}),
  });
};
