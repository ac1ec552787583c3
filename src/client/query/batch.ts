/** Reads that a page asks at the same moment leave in one request; each gets its own answer as soon as that is there. */
import { type BatchedAnswer, batchedCalls, batchPath } from '../../rules/batch.ts';
import { CallError, CancelledError, noConnectionText } from '../first/call-error.ts';
import { answerIn, callPath, post, type Transport, wrapTransport } from '../first/transport.ts';

interface Waiting {
  readonly path: string;
  readonly input: unknown;
  readonly signal: AbortSignal | undefined;
  readonly resolve: (data: unknown) => void;
  readonly reject: (reason: unknown) => void;
}

/** Once for the page, before anything else is put around its calls. */
export function sendReadsTogether(): void {
  wrapTransport(batching);
}

export function batching(alone: Transport): Transport {
  let waiting: Waiting[] = [];
  const leave = (): void => {
    const calls = waiting;
    waiting = [];
    for (let from = 0; from < calls.length; from += batchedCalls)
      void sendAll(calls.slice(from, from + batchedCalls), alone);
  };
  return (path, input, signal, idempotencyKey, together) => {
    if (!together) return alone(path, input, signal, idempotencyKey);
    return new Promise((resolve, reject) => {
      // What one drawing of the page asks is asked in one task.
      if (waiting.length === 0) setTimeout(leave);
      waiting.push({ path, input, signal, resolve, reject });
    });
  };
}

async function sendAll(all: readonly Waiting[], alone: Transport): Promise<void> {
  const calls = all.filter(({ signal, reject }) => {
    if (signal?.aborted) reject(new CancelledError());
    return !signal?.aborted;
  });
  const [only] = calls;
  if (!only) return;
  if (calls.length === 1) return alone(only.path, only.input, only.signal).then(only.resolve, only.reject);
  const answered = new Set<Waiting>();
  const failed = (reason?: unknown): void => {
    for (const call of calls) {
      if (answered.has(call)) continue;
      // Without a word of the server each of them has got no answer.
      const isRefused = reason instanceof CallError && reason.status !== 0;
      call.reject(isRefused ? reason : new CallError(noConnectionText(call.path), 0));
    }
  };
  try {
    const body = { calls: calls.map(({ path, input }) => ({ operation: path.slice(callPath('').length), input })) };
    const response = await post(batchPath, body);
    // A server of before, beside new ones while they are replaced, takes them one by one.
    if (response.status === 404) {
      for (const { path, input, signal, resolve, reject } of calls) alone(path, input, signal).then(resolve, reject);
      return;
    }
    if (!response.ok || !response.body) await answerIn(response, batchPath);
    else
      for await (const { index, status, headers, body: reply } of linesOf(response.body)) {
        const call = calls[index];
        if (!call) continue;
        answered.add(call);
        answerIn(new Response(reply, { status, headers }), call.path, call.signal).then(call.resolve, call.reject);
      }
    failed();
  } catch (reason) {
    failed(reason);
  }
}

async function* linesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<BatchedAnswer> {
  const reader = stream.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const lines = (rest + value).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line) as BatchedAnswer;
  }
}
