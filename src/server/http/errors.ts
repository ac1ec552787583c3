/** Turns whatever a call throws into `{ Message }` with the right status, in the caller's language, with the request's id. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callTexts, errorTexts } from '../../rules/errors.ts';
import { acceptedLanguage } from '../../rules/language.ts';
import { Failure } from '../failure.ts';
import { translate } from '../texts.ts';

export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Failure, request, reply) => {
    if (error instanceof Failure) return answer(request, reply, error.status, error.text, error.parameters);
    if ('validation' in error && error.validation) {
      return answer(request, reply, 400, callTexts.wrongInput, inputProblem(error));
    }
    if (error.statusCode === 413) return answer(request, reply, 413, callTexts.tooLarge, { limit: '1 MiB' });
    if (error.statusCode !== undefined && error.statusCode < 500)
      return answer(request, reply, 400, callTexts.jsonOnly);
    request.log.error({ err: error }, 'call failed');
    return answer(request, reply, 500, errorTexts['ERR-01']);
  });
}

function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  text: string,
  parameters: Readonly<Record<string, string | number>> = {},
): FastifyReply {
  const message = translate(acceptedLanguage(request.headers['accept-language']), text, parameters);
  return reply
    .status(status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({ Message: message, RequestId: request.id });
}

/** Which input is wrong and what is allowed, from the first fault that the schema found. */
function inputProblem(error: FastifyError): { field: string; problem: string } {
  const fault = error.validation?.[0];
  const path = (fault?.instancePath ?? '').split('/').slice(1).join('.');
  const absent = fault?.params['missingProperty'];
  if (typeof absent === 'string') return { field: [path, absent].filter(Boolean).join('.'), problem: 'is missing' };
  const allowed = fault?.params['allowedValues'];
  const problem = Array.isArray(allowed) ? `must be one of ${allowed.join(', ')}` : (fault?.message ?? 'is wrong');
  return { field: path || 'body', problem };
}
