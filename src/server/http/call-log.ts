/** One line of the log for each request, when it is answered; at the level info. */
import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';

/** What a line says of a request: no query, which may hold the code of a single sign-on. */
export const requestFacts = ({ method, url, ip }: FastifyRequest) => ({
  method,
  url: url.replace(/\?.*/s, ''),
  remoteAddress: ip,
});

interface Told extends Error {
  readonly code?: string;
  readonly severity?: string;
  readonly constraint?: string;
}

/** What a line says of a failure: of the database's no rows and no values, which stand behind its words and in quotes. */
export function failureFacts({ name, message, stack = '', code, severity, constraint }: Told) {
  if (severity === undefined) return { type: name, code, message, stack };
  const words = message.replace(/: ".*$/s, ': …');
  return { type: name, code, constraint, message: words, stack: stack.replace(message, () => words) };
}

/** How the product writes its log, wherever that goes. */
export const logAt = (level: string) => ({
  level,
  serializers: { req: requestFacts, err: failureFacts },
  // What reads uploads tells at the finest level with which headers it begins: the session's cookie is one.
  redact: ['busboyOptions.headers'],
});

const talkative = new Set(['info', 'debug', 'trace']);

export class CallLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    if (error) super.requestCompleted(error, request, reply);
    // Nothing is put together for a level that is not written.
    else if (talkative.has(reply.log.level))
      reply.log.info({ req: request, res: reply, responseTime: reply.elapsedTime }, 'request completed');
  }
}
