/** Reads that leave in one request: each gets its own answer, and what stands alone leaves alone. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BatchedAnswer } from '../../rules/batch.ts';
import { CancelledError } from '../first/call-error.ts';
import { callPath } from '../first/transport.ts';
import { batching } from './batch.ts';

const asked = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
beforeEach(() => void vi.stubGlobal('fetch', asked));
afterEach(() => {
  vi.unstubAllGlobals();
  asked.mockReset();
});

const line = (index: number, status: number, body: unknown): string =>
  `${JSON.stringify({ index, status, headers: { 'x-request-id': `r${index}` }, body: JSON.stringify(body) } satisfies BatchedAnswer)}\n`;
const read = (send: ReturnType<typeof batching>, name: string, signal?: AbortSignal) =>
  send(callPath(name), { of: name }, signal, undefined, true);

test('reads of one moment share a request; one of them fails, and the others do not', async () => {
  const text = line(1, 403, { Message: 'Not yours.' }) + line(0, 200, { data: 'first' });
  const bytes = new TextEncoder().encode(text);
  // In pieces that end anywhere, as the net delivers them.
  const pieces = new ReadableStream({
    start(stream) {
      for (let from = 0; from < bytes.length; from += 7) stream.enqueue(bytes.slice(from, from + 7));
      stream.close();
    },
  });
  asked.mockResolvedValue(new Response(pieces));
  const alone = vi.fn();
  const send = batching(alone);
  const answers = await Promise.allSettled([read(send, 'Thing/A'), read(send, 'Thing/B'), read(send, 'Thing/C')]);
  expect(asked).toHaveBeenCalledOnce();
  expect(JSON.parse(String(asked.mock.calls[0]?.[1].body))).toEqual({
    calls: ['Thing/A', 'Thing/B', 'Thing/C'].map((operation) => ({ operation, input: { of: operation } })),
  });
  expect(answers[0]).toEqual({ status: 'fulfilled', value: 'first' });
  expect(answers[1]).toMatchObject({ reason: { message: 'Not yours.', status: 403, requestId: 'r1' } });
  // What the request ended without is a call that no answer came to.
  expect(answers[2]).toMatchObject({ reason: { status: 0 } });
  expect(alone).not.toHaveBeenCalled();
});

test('a request that fails as a whole fails each of its calls', async () => {
  asked.mockRejectedValue(new TypeError('no net'));
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const send = batching(vi.fn());
  const answers = await Promise.allSettled([read(send, 'Thing/A'), read(send, 'Thing/B')]);
  for (const answer of answers) expect(answer).toMatchObject({ reason: { status: 0 } });
  expect(String((answers[0] as PromiseRejectedResult).reason.message)).toContain('Thing/A');
});

test('where a server of before knows no such request, each leaves alone', async () => {
  asked.mockResolvedValue(new Response('', { status: 404 }));
  const alone = vi.fn(async (path: string) => path);
  const send = batching(alone);
  const names = ['Thing/A', 'Thing/B'];
  expect(await Promise.all(names.map((name) => read(send, name)))).toEqual(names.map(callPath));
  expect(asked).toHaveBeenCalledOnce();
});

test('a single read, a write and whoever has gone share nothing', async () => {
  const alone = vi.fn(async (path: string) => path);
  const send = batching(alone);
  const gone = new AbortController();
  const [one, other] = [read(send, 'Thing/A'), read(send, 'Thing/B', gone.signal)];
  gone.abort();
  await expect(other).rejects.toBeInstanceOf(CancelledError);
  expect(await one).toBe(callPath('Thing/A'));
  expect(await send(callPath('Thing/Write'), {}, undefined, 'key')).toBe(callPath('Thing/Write'));
  expect(alone).toHaveBeenLastCalledWith(callPath('Thing/Write'), {}, undefined, 'key');
  expect(asked).not.toHaveBeenCalled();
});

test('more than a request may bear leave in several', async () => {
  asked.mockImplementation(async (_path, { body }) => {
    const { calls } = JSON.parse(String(body)) as { calls: { operation: string }[] };
    return new Response(calls.map(({ operation }, index) => line(index, 200, { data: operation })).join(''));
  });
  const send = batching(vi.fn());
  const names = Array.from({ length: 30 }, (_each, n) => `Thing/Read${n}`);
  expect(await Promise.all(names.map((name) => read(send, name)))).toEqual(names);
  expect(asked).toHaveBeenCalledTimes(2);
});
