/** One route per operation: session, input, needs, transaction, handler, reply; the order of a call's life. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Handler, HandlerContext } from '../../define/handler.ts';
import type { AnyOperation } from '../../define/operation.ts';
import { meets, missing } from '../../rules/capability.ts';
import { acceptedLanguage } from '../../rules/language.ts';
import { writeAuditEntry } from '../audit.ts';
import type { AuditNote } from '../context.ts';
import { Failure } from '../failure.ts';
import type { Session } from '../session.ts';
import { translate } from '../texts.ts';
import { openTransaction } from '../transaction.ts';
import { forgetSecret, giveSecret, secretOf } from './cookie.ts';
import { dataHeaders } from './security.ts';
import type { Service } from './service.ts';

export const callPrefix = '/DataModel/service.svc/rest';

/** Handlers by operation name: the folder is the registry, the path is the name. */
export const handlers = new Map(
  Object.entries(import.meta.glob<Handler>('../operations/*/*.ts', { eager: true, import: 'default' })).map(
    ([path, handler]) => [path.replace('../operations/', '').replace(/\.ts$/, ''), handler],
  ),
);

export function registerCalls(app: FastifyInstance, service: Service): void {
  for (const [name, handler] of handlers) {
    const { operation } = handler;
    app.post(`${callPrefix}/${name}`, {
      schema: { body: plain(operation.input), response: { 200: dataOf(operation) } },
      onRequest: (request, reply, done) => {
        reply.headers(dataHeaders);
        const take = (session: Session | undefined): void => {
          request.session = session;
          done(operation.needs !== 'anyone' && !session ? new Failure(401, 'signInFirst') : undefined);
        };
        const session = service.sessions.find(secretOf(request));
        if (session instanceof Promise) session.then(take, done);
        else take(session);
      },
      preHandler: (request, _reply, done) => done(refusal(operation, request.session, request)),
      handler: (request, reply) => run(service, handler, request, reply),
    });
  }
  app.all(`${callPrefix}/*`, (request) => {
    const operation = request.url.slice(callPrefix.length + 1).split('?')[0] ?? '';
    if (handlers.has(operation)) throw new Failure(400, 'jsonOnly');
    throw new Failure(404, 'unknownOperation', { operation: operation.slice(0, 100) });
  });
}

/** TypeBox schemas carry symbols; compilers of plain JSON Schema get a plain copy. */
const plain = (schema: unknown): Record<string, unknown> => JSON.parse(JSON.stringify(schema));

const dataOf = (operation: AnyOperation) => ({
  type: 'object',
  required: ['data'],
  properties: { data: plain(operation.data) },
});

function refusal(operation: AnyOperation, session: Session | undefined, request: FastifyRequest): Failure | undefined {
  const held = session?.user.Capability;
  if (meets(held, operation.needs)) return undefined;
  const right = missing(held, operation.needs)
    .map(({ can, flags }) => `${can} ${flags.join(', ')}`)
    .join(' / ');
  request.log.info({ operation: operation.operation, right }, 'refused');
  return new Failure(403, 'noRight', { right });
}

async function run(service: Service, handler: Handler, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const { operation } = handler;
  const { session } = request;
  const transaction = openTransaction(service.database.pool, session?.scope);
  const language = acceptedLanguage(request.headers['accept-language']);
  let note: AuditNote = {};
  let secret: string | null | undefined;
  const context: HandlerContext = {
    get session() {
      if (!session) throw new Failure(401, 'signInFirst');
      return session;
    },
    get db() {
      return transaction.db;
    },
    prepared: transaction.prepared,
    scoped: transaction.scoped,
    enter: transaction.enter,
    layouts: service.layouts,
    language,
    text: (text, parameters) => translate(language, text, parameters),
    audit: (more) => {
      note = { ...note, ...more };
    },
    caller: { address: request.ip, userAgent: request.headers['user-agent'] },
    setSecret: (given) => {
      secret = given ?? null;
    },
  };
  let result: Awaited<ReturnType<Handler['run']>>;
  try {
    result = await handler.run(request.body as never, context);
    if (operation.kind === 'write') {
      await writeAuditEntry(transaction, { operation, input: request.body, requestId: request.id, session, note });
      await transaction.commit();
    } else {
      // Nothing was written, so the answer need not wait for the end of the transaction.
      transaction.commit().catch((error: unknown) => request.log.warn({ err: error }, 'commit of a read failed'));
    }
  } catch (error) {
    await transaction.rollback();
    throw error;
  }
  if (secret === null) forgetSecret(request, reply);
  else if (secret !== undefined) giveSecret(request, reply, secret);
  if (isRaw(result)) {
    return reply
      .type('application/json; charset=utf-8')
      .serializer((text: string) => text)
      .send(`{"data":${result.raw}}`);
  }
  return reply.send({ data: result });
}

const isRaw = (result: unknown): result is { raw: string } =>
  typeof result === 'object' && result !== null && 'raw' in result && typeof result.raw === 'string';
