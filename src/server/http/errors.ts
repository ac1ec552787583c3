/** Turns whatever a call throws into `{ Message }` with the right status, in the caller's language, with the request's id. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorTexts, isNamed } from '../../rules/errors/catalogue.ts';
import { invalidField, problemText } from '../../rules/fields/problem-text.ts';
import { type Language, limits, stepUp } from '../../rules/limits.ts';
import { Failure, isOvertaken } from '../calls/failure.ts';
import { translate } from '../calls/texts.ts';
import { isLostConnection } from '../db/lost-connection.ts';
import { readerLanguage } from './reader-language.ts';

/** A broken connection is replaced at once; a database that starts anew takes a little longer. */
const secondsUntilAgain = 2;

export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Failure, request, reply) => {
    if (error instanceof Failure) {
      const operation = request.performed ?? request.routeOptions.config.operation;
      if (operation && !isNamed(operation, error.code))
        request.log.warn({ operation: operation.operation, code: error.code }, 'the operation does not name its error');
      // As RFC 9470 says: the session is good, but whoever uses it shall prove again who he is.
      if (error.code === 'proofNeeded')
        reply.header('www-authenticate', `Session error="${stepUp}", max_age="${limits.proofLife / 1000}"`);
      if (error.status === 429 || error.code === 'underMaintenance')
        reply.header('retry-after', Number(error.parameters['minutes']) * 60);
      return answer(request, reply, error.status, error.text, error.parameters, error);
    }
    if ('validation' in error && error.validation) {
      return answer(request, reply, 400, errorTexts.wrongValue, inputProblem(error, readerLanguage(request)));
    }
    if (error.statusCode === 413) return answer(request, reply, 413, errorTexts.tooLarge, { limit: '1 MiB' });
    if (error.statusCode !== undefined && error.statusCode < 500)
      return answer(request, reply, 400, errorTexts.jsonOnly);
    if (isLostConnection(error)) {
      request.log.warn({ err: error }, 'the database was lost');
      reply.header('retry-after', secondsUntilAgain);
      return answer(request, reply, 503, errorTexts.databaseAway);
    }
    if (isOvertaken(error)) {
      request.log.warn({ err: error }, 'call was overtaken');
      return answer(request, reply, 409, errorTexts.overtaken);
    }
    request.log.error({ err: error }, 'call failed');
    return answer(request, reply, 500, errorTexts['ERR-01']);
  });
}

/** An address that cannot be decoded is nobody's, and met before any route. */
export const sayUnreadableAddress = (_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
  answer(request, reply.header('x-request-id', request.id), 400, errorTexts.unknownAddress);
};

function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  text: string,
  parameters: Readonly<Record<string, string | number>> = {},
  { fields, changed }: Pick<Failure, 'fields' | 'changed'> = { fields: undefined, changed: undefined },
): FastifyReply {
  const message = translate(readerLanguage(request), text, parameters);
  return reply
    .status(status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({ Message: message, Fields: fields, Changed: changed, RequestId: request.id });
}

/** Which input is wrong and what is allowed, from the first fault that the schema found. */
function inputProblem({ validation }: FastifyError, language: Language): { field: string; problem: string } {
  const [fault = { keyword: '', instancePath: '', params: {} }] = validation ?? [];
  const { text, parameters } = problemText(fault);
  return { field: invalidField(fault) ?? 'body', problem: translate(language, text, parameters) };
}
