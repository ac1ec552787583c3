/** The way to the server: one POST with a JSON body per call (CALL-001 to CALL-006). */
import { stepUp } from '../../rules/limits.ts';
import {
  CallError,
  CancelledError,
  changedIn,
  failedFields,
  failureText,
  generalText,
  noAnswerText,
  noConnectionText,
} from './call-error.ts';
import { currentLanguage } from './language.ts';

/** Answers the `data` of the reply; rejects with a CallError. */
export type Transport = (
  path: string,
  body: unknown,
  signal?: AbortSignal,
  idempotencyKey?: string,
  /** It may share a request with other calls. */
  together?: boolean,
) => Promise<unknown>;

export const callPath = (operation: string): string => `/DataModel/service.svc/rest/${operation}`;

const overHttp: Transport = async (path, body, signal, idempotencyKey) =>
  answerIn(await post(path, body, signal, idempotencyKey), path, signal);

/** @throws what the server refused. */
export async function answerIn(response: Response, path: string, signal?: AbortSignal): Promise<unknown> {
  const requestId = response.headers.get('x-request-id') ?? undefined;
  const reply = await response.text().catch(() => '');
  if (signal?.aborted) throw new CancelledError();
  if (!response.ok) {
    const needsProof = response.headers.get('www-authenticate')?.includes(stepUp) === true;
    throw new CallError(
      failureText(reply, path),
      response.status,
      requestId,
      failedFields(reply),
      needsProof,
      changedIn(reply),
    );
  }
  return dataOf(reply, path, requestId);
}

export async function post(
  path: string,
  body: unknown,
  signal?: AbortSignal,
  idempotencyKey?: string,
): Promise<Response> {
  try {
    return await fetch(path, {
      method: 'POST',
      credentials: 'same-origin',
      headers: {
        Accept: 'application/json',
        'Accept-Language': currentLanguage(),
        'Content-Type': 'application/json',
        ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
      },
      body: JSON.stringify(body),
      ...(signal ? { signal } : {}),
    });
  } catch (error) {
    if (signal?.aborted) throw new CancelledError();
    console.error(`No answer to ${path}`, error);
    throw new CallError(noConnectionText(path), 0);
  }
}

/** Only the field `data` of a reply counts (CALL-004). */
function dataOf(reply: string, path: string, requestId: string | undefined): unknown {
  if (!reply.trim()) throw new CallError(noAnswerText(path), 0, requestId);
  try {
    return (JSON.parse(reply) as { data?: unknown }).data;
  } catch {
    throw new CallError(generalText(), 0, requestId);
  }
}

/** The way of every call; whoever imports it follows each change. */
export let send: Transport = overHttp;

/** Puts another way in place of HTTP, for stories and tests. */
export const setTransport = (other: Transport): void => {
  send = other;
};

/** Puts something around every call. */
export const wrapTransport = (around: (inner: Transport) => Transport): void => {
  send = around(send);
};
