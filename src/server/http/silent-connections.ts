/** Connections that have said nothing keep no server from stopping: browsers open some in advance, and may never use them. */
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Milliseconds in which a connection that was opened before the end may still say what it wants. */
const grace = 1000;

/** Node counts a connection without a request as a busy one, and would wait for it for longer than a minute. */
export function closeSilentConnections(app: FastifyInstance): void {
  const open = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  app.addHook('preClose', (done) => {
    setTimeout(() => {
      for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
    }, grace);
    done();
  });
}
