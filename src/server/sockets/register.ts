/** The address of sockets: the root of the site, and `/ws/` where a development server has the root for itself (WS-01 to WS-04). */
import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { secretOf } from '../http/cookie.ts';
import type { Wire } from './client-socket.ts';
import type { Sockets } from './sockets.ts';

const protocol = 'webclient';
/** Nothing that a browser has to say is longer. */
const maxPayload = 4096;

type Channel = Wire & {
  on(event: 'message', listener: (data: Buffer, isBinary: boolean) => void): void;
  on(event: 'close', listener: () => void): void;
};

/** Before any route: routes that follow learn from it what to do with an upgrade. */
export async function registerUpgrades(app: FastifyInstance): Promise<void> {
  await app.register(websocket, {
    options: {
      maxPayload,
      handleProtocols: (offered: Set<string>) => (offered.has(protocol) ? protocol : false),
    },
    errorHandler: (_error, socket: unknown) => (socket as Wire).terminate(),
  });
}

/** @param legacy old addresses begin at the root of the site, and are ours. */
export function registerSockets(app: FastifyInstance, sockets: Sockets, legacy: boolean): void {
  const wsHandler = (channel: Channel, request: FastifyRequest): void => {
    const { heard, closed } = sockets.open(channel, { secret: secretOf(request), address: request.ip });
    channel.on('message', (data, isBinary) => isBinary || heard(data.toString()));
    channel.on('close', closed);
  };
  // Browsers keep the part after '#' over a redirect, so legacy addresses arrive at the portal whole (LEG-25).
  const toPortal: RouteHandlerMethod = (_request, reply) => reply.redirect('/v/');
  const toNobody: RouteHandlerMethod = (_request, reply) => reply.callNotFound();
  app.route({ method: 'GET', url: '/', handler: legacy ? toPortal : toNobody, wsHandler });
  app.route({ method: 'GET', url: '/ws/', handler: toPortal, wsHandler });
  app.addHook('onClose', (_app, done) => {
    sockets.stop();
    done();
  });
}
