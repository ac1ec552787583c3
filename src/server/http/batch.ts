/**
 * Several reads in one request, as a page with many tiles asks them: each is carried out as if it had come alone, with the
 * same session, checks, counts and line of the log, and its answer leaves as soon as it is there, one a line.
 */
import { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type BatchedAnswer, type BatchedCall, batchedCalls, batchPath } from '../../rules/batch.ts';
import { Failure } from '../calls/failure.ts';
import { callPrefix, handlers } from './calls.ts';
import { dataHeaders } from './security.ts';

export function registerBatch(app: FastifyInstance): void {
  app.post<{ Body: { calls: readonly BatchedCall[] } }>(batchPath, { schema: { body } }, (request, reply) => {
    const { calls } = request.body;
    for (const { operation } of calls) assertRead(operation);
    const lines = new PassThrough();
    const answers = calls.map(async (call, index) => {
      const line: BatchedAnswer = { index, ...(await answerTo(app, request, call)) };
      // Whoever asked may have gone.
      if (!lines.destroyed) lines.write(`${JSON.stringify(line)}\n`);
    });
    // What failed to come is a line that is missing.
    void Promise.allSettled(answers).then(() => lines.end());
    return reply.headers(dataHeaders).type('application/x-ndjson; charset=utf-8').send(lines);
  });
}

const body = {
  type: 'object',
  required: ['calls'],
  properties: {
    calls: {
      type: 'array',
      minItems: 1,
      maxItems: batchedCalls,
      items: {
        type: 'object',
        required: ['operation', 'input'],
        // What an input must be its own operation says.
        properties: { operation: { type: 'string', maxLength: 100 }, input: {} },
      },
    },
  },
};

/** A write has a request of its own, with its key; so has what begins or ends a session. */
function assertRead(operation: string): void {
  const handler = handlers.get(operation);
  if (!handler || handler.operation.kind === 'write' || handler.signsIn)
    throw new Failure(404, 'unknownOperation', { operation });
}

const told = ['x-request-id', 'www-authenticate', 'retry-after'];

async function answerTo(app: FastifyInstance, request: FastifyRequest, { operation, input }: BatchedCall) {
  const { 'content-length': _length, 'transfer-encoding': _encoding, ...headers } = request.headers;
  const { remoteAddress } = request.socket;
  const answer = await app.inject({
    method: 'POST',
    url: `${callPrefix}/${operation}`,
    headers,
    payload: JSON.stringify(input),
    // Whence the request itself came; what proxies say of it stands in its headers.
    ...(remoteAddress === undefined ? {} : { remoteAddress }),
  });
  return {
    status: answer.statusCode,
    headers: Object.fromEntries(
      told.flatMap((name) => (answer.headers[name] === undefined ? [] : [[name, String(answer.headers[name])]])),
    ),
    body: answer.payload,
  };
}
