/** Calls an operation: the answer's data, or a CallError after the person has been told (ERR-06 to ERR-08). */
import type { Source } from '../define/operation.ts';
import { CallError, CancelledError } from './call-error.ts';
import { text } from './language.ts';
import { showMessage } from './messages.ts';
import { currentSession, endSession } from './session-store.ts';
import { callPath, send } from './transport.ts';

export { CallError } from './call-error.ts';
export { setTransport, type Transport } from './transport.ts';

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** No error message: the caller says what went wrong (ERR-07). */
  readonly quiet?: boolean;
}

/** A part of an operation answers only that part of the data. */
export async function call<Input, Data>(
  source: Source<Input, Data>,
  input: Input,
  options: CallOptions = {},
): Promise<Data> {
  return pick(source, await callWhole(source.operation, input, options)) as Data;
}

/** The whole answer, whatever part of it the source names. */
export async function callWhole(operation: string, input: unknown, options: CallOptions = {}): Promise<unknown> {
  const signedIn = currentSession() !== undefined;
  try {
    return await send(callPath(operation), input, options.signal);
  } catch (reason) {
    const error = reason instanceof CallError ? reason : new CallError(String(reason), 0);
    if (error.status === 401 && signedIn) endSession();
    else if (!options.quiet && !(error instanceof CancelledError)) showFailure(operation, error);
    throw error;
  }
}

/** The part of the data that the source names: 'Accounts' or 'Result.Items'. */
export function pick(source: object, data: unknown): unknown {
  if (!('part' in source) || typeof source.part !== 'string') return data;
  return source.part.split('.').reduce((at, key) => (at as Record<string, unknown> | undefined)?.[key], data);
}

const showFailure = (operation: string, error: CallError): void => {
  showMessage({
    name: `call ${operation}`,
    type: 'error',
    text: error.message,
    ...(error.requestId ? { detail: text('Request {id}', { id: error.requestId }) } : {}),
  });
};
