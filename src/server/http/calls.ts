/** One route per operation: session, input, needs, transaction, handler, reply; the order of a call's life. */
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import type { Handler } from '../../define/contract/handler.ts';
import type { AnyOperation } from '../../define/contract/operation.ts';
import { noteLook } from '../audit/look.ts';
import { writeAuditEntry } from '../audit/write.ts';
import { Failure } from '../calls/failure.ts';
import type { Session } from '../identity/session.ts';
import type { Service } from '../service.ts';
import { isRaw, type Result, read, write } from './carry-out.ts';
import { secretOf } from './cookie.ts';
import { countCall } from './rate-limit.ts';
import { refusal } from './refusal.ts';
import { RequestContext } from './request-context.ts';
import { dataHeaders, unsaidOrigin } from './security.ts';

export const callPrefix = '/DataModel/service.svc/rest';

/** Handlers by operation name: the folder is the registry, the path is the name. */
export const handlers = new Map(
  Object.entries(import.meta.glob<Handler>('../operations/*/*.ts', { eager: true, import: 'default' })).map(
    ([path, handler]) => [path.replace('../operations/', '').replace(/\.ts$/, ''), handler],
  ),
);

declare module 'fastify' {
  interface FastifyContextConfig {
    readonly operation?: AnyOperation;
  }
}

export function registerCalls(app: FastifyInstance, service: Service): void {
  for (const [name, handler] of handlers) {
    const { operation } = handler;
    app.post(`${callPrefix}/${name}`, {
      config: { operation },
      schema: schemasOf(operation),
      onRequest: (request, reply, done) => {
        reply.headers(dataHeaders);
        const unsaid = operation.kind === 'write' ? unsaidOrigin(request) : undefined;
        if (unsaid) return done(unsaid);
        const take = (session: Session | undefined): void => {
          request.session = session;
          done(tooEarly(operation, session));
        };
        const session = service.sessions.find(secretOf(request), request.ip);
        if (session instanceof Promise) session.then(take, done);
        else take(session);
      },
      preHandler: (request, _reply, done) => {
        const refused =
          refusal(operation, request.session, request) ?? duringMaintenance(service, handler, request.session);
        if (refused || !operation.limit) return done(refused);
        countCall(service.database.pool, operation, request).then(done, done);
      },
      handler: (request, reply) => {
        run(service, handler, request, reply).catch((error: unknown) => reply.send(error));
      },
    });
  }
  app.all(`${callPrefix}/*`, (request) => {
    const operation = request.url.slice(callPrefix.length + 1).split('?')[0] ?? '';
    if (handlers.has(operation)) throw new Failure(400, 'jsonOnly');
    throw new Failure(404, 'unknownOperation', { operation: operation.slice(0, 100) });
  });
}

const schemas = new Map<AnyOperation, { readonly body: object; readonly data: object }>();

function schemasOf(operation: AnyOperation): FastifySchema {
  const { body, data } = schemas.get(operation) ?? { body: plain(operation.input), data: dataOf(operation) };
  schemas.set(operation, { body, data });
  return { body, response: { 200: data } };
}

/** TypeBox schemas carry symbols; compilers of plain JSON Schema get a plain copy. */
const plain = (schema: unknown): Record<string, unknown> => JSON.parse(JSON.stringify(schema));

const dataOf = (operation: AnyOperation) => ({
  type: 'object',
  required: ['data'],
  properties: { data: plain(operation.data) },
});

/** Without a session, or with one whose sign-in has not come far enough for the call. */
function tooEarly({ needs, midSignIn }: AnyOperation, session: Session | undefined): Failure | undefined {
  if (needs === 'anyone') return undefined;
  if (!session) return new Failure(401, 'signInFirst');
  if (session.stage === 'secondFactor')
    return midSignIn === 'secondFactor' ? undefined : new Failure(401, 'signInFirst');
  const { MustSetupMfa, MustAcceptTerms } = session.user;
  if (MustSetupMfa && (!midSignIn || midSignIn === 'terms')) return new Failure(403, 'setUpFactorFirst');
  return MustAcceptTerms && !midSignIn ? new Failure(403, 'acceptTermsFirst') : undefined;
}

/** Sessions begin, change and end also then: administrators must come in, and everybody may read, also whom terms still stop. */
function duringMaintenance({ maintenance }: Service, { operation, signsIn }: Handler, session: Session | undefined) {
  if (!session || operation.kind === 'read' || signsIn) return undefined;
  return session.user.MustAcceptTerms && operation.midSignIn ? undefined : maintenance.refusal(session);
}

async function run(service: Service, handler: Handler, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { operation } = handler;
  const { session } = request;
  const context = new RequestContext(service, handlers, request, reply);
  const { transaction } = context;
  let result: Result;
  try {
    if (operation.kind === 'write') {
      const within = { context, transaction, userAccountId: session?.user.UserAccountId };
      const written = await write(handler, request.body, within);
      result = written.result;
      const { note, performed = written } = context;
      await writeAuditEntry(transaction, { ...performed, requestId: request.id, session, note });
      await transaction.commit();
    } else {
      result = await read(handler, request.body, context);
      const { auditedLook } = operation;
      if (auditedLook && session) {
        // Its connection is free again before the entry asks for one.
        await transaction.commit();
        const { event } = auditedLook;
        await noteLook(service.database.pool, { event, operation, session, requestId: request.id });
      } else {
        // Nothing was written, so the answer need not wait for the end of the transaction.
        transaction.commit().catch((error: unknown) => request.log.warn({ err: error }, 'commit of a read failed'));
      }
    }
  } catch (error) {
    await transaction.rollback();
    throw error;
  }
  context.sendSecret();
  if (isRaw(result)) reply.type(json).serializer(asItIs).send(`{"data":${result.raw}}`);
  else reply.send({ data: result });
}

const json = 'application/json; charset=utf-8';
const asItIs = (text: string): string => text;
