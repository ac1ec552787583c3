/** The addresses of the realtime hub: negotiation, the three transports, and what clients say (HUB-06 to HUB-10, HUB-25). */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { secretOf } from '../http/cookie.ts';
import { dataHeaders, unsaidOrigin } from '../http/security.ts';
import type { Session } from '../identity/session.ts';
import type { Service } from '../service.ts';
import { connectionOf, negotiate } from './connection-token.ts';
import { eventStream } from './event-stream.ts';
import { longestFrame } from './frames.ts';
import type { Answer } from './poll-queue.ts';
import type { Realtime } from './realtime.ts';
import { type Wire, webSocket } from './web-socket.ts';

const url = '/signalr/api';
const text = 'text/plain; charset=utf-8';
const availableTransports = ['WebSockets', 'ServerSentEvents', 'LongPolling'].map((transport) => ({
  transport,
  transferFormats: ['Text'],
}));

interface Hubbed {
  Querystring: { readonly InstanceId?: string; readonly id?: string };
  Body: string | undefined;
}
type HubRequest = FastifyRequest<Hubbed>;

/** A status, and a word for whoever reads the log of a client. */
class Refused extends Error {
  readonly status: 400 | 401 | 404 | 429;

  constructor(status: Refused['status'], reason: string) {
    super(reason);
    this.status = status;
  }
}

/** @param realtime stops with the application: clients are told to come back elsewhere. */
export function registerHub(app: FastifyInstance, service: Service, { hub, polls, relay }: Realtime): void {
  const { branding, secrets, sessions } = service;
  const admitted = new WeakMap<FastifyRequest, Session>();
  const sessionOf = (request: HubRequest): Session => admitted.get(request as FastifyRequest) as Session;
  const opened = (request: HubRequest, id: string) => ({
    id,
    session: sessionOf(request),
    secret: secretOf(request as FastifyRequest),
    address: request.ip,
  });

  /** @throws Refused when the request names no connection of its session. */
  function connectionIdOf(request: HubRequest): string {
    const { id } = request.query;
    if (id === undefined) throw new Refused(400, 'Negotiate first.');
    const connectionId = connectionOf(secrets, id, sessionOf(request).sessionId);
    if (connectionId === undefined) throw new Refused(404, 'No Connection with that ID');
    return connectionId;
  }

  app.addHook('preClose', (done) => {
    hub.stop();
    done();
  });
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: longestFrame }, (_request, body, done) =>
      done(null, body),
    );
    scope.setErrorHandler((error, request, reply) => {
      if (!(error instanceof Refused)) return app.errorHandler(error as Error, request, reply);
      return reply.status(error.status).type(text).send(error.message);
    });
    scope.addHook<Hubbed>('onRequest', async (request, reply) => {
      reply.headers(dataHeaders);
      const { InstanceId } = request.query;
      if (branding.pod_id === undefined || InstanceId !== branding.pod_id)
        throw new Refused(404, 'There is no such instance here.');
      const unsaid = request.method === 'GET' ? undefined : unsaidOrigin(request as FastifyRequest);
      if (unsaid) throw unsaid;
      const session = await sessions.find(secretOf(request as FastifyRequest), request.ip, false);
      if (session?.stage !== 'full') throw new Refused(401, 'Sign in first.');
      admitted.set(request as FastifyRequest, session);
    });

    scope.post<Hubbed>(`${url}/negotiate`, (request) => {
      const named = negotiate(secrets, sessionOf(request).sessionId);
      if (!polls.expect(opened(request, named.connectionId))) throw new Refused(429, 'Too many negotiations.');
      return { negotiateVersion: 1, ...named, availableTransports };
    });

    scope.route<Hubbed>({
      method: 'GET',
      url,
      handler: (request, reply) => {
        const connectionId = connectionIdOf(request);
        const streams = request.headers.accept?.includes('text/event-stream');
        return streams ? stream(request, reply, connectionId) : poll(request, reply, connectionId);
      },
      wsHandler: (channel, request) => {
        const wire = channel as unknown as Wire;
        const connectionId = connectionIdOf(request);
        polls.forget(connectionId);
        const connection = hub.open(opened(request, connectionId), webSocket(wire));
        if (!connection) return wire.close();
        wire.on('message', (data, isBinary) => isBinary || connection.receive(data.toString()));
        wire.on('close', () => connection.end());
      },
    });

    scope.post<Hubbed>(url, async (request, reply) => {
      const connectionId = connectionIdOf(request);
      const said = request.body ?? '';
      const connection = hub.find(connectionId);
      if (connection) connection.receive(said);
      else await relay.say(connectionId, said);
      return reply.type(text).send('');
    });

    scope.delete<Hubbed>(url, async (request, reply) => {
      const connectionId = connectionIdOf(request);
      const connection = hub.find(connectionId);
      if (connection) connection.end();
      else await relay.leave(connectionId);
      return reply.status(202).send();
    });
  });

  function stream(request: HubRequest, reply: FastifyReply, connectionId: string): FastifyReply {
    polls.forget(connectionId);
    reply.hijack();
    const carrier = eventStream(reply.raw, { ...dataHeaders, 'x-request-id': request.id });
    const connection = hub.open(opened(request, connectionId), carrier);
    if (connection) reply.raw.on('close', () => connection.end());
    else carrier.end();
    return reply;
  }

  async function poll(request: HubRequest, reply: FastifyReply, connectionId: string): Promise<FastifyReply> {
    let answer: Answer = () => {};
    const answered = new Promise<string | undefined>((resolve) => {
      answer = resolve;
    });
    const isHere = polls.poll(connectionId, answer);
    const leave = isHere ? () => polls.leave(connectionId, answer) : await relay.poll(connectionId, answer);
    request.raw.on('close', leave);
    const said = await answered;
    return said === undefined ? reply.status(204).send() : reply.type(text).send(said);
  }
}
