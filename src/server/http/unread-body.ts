/** Bodies that nobody wants any more: what was refused is not read to its end, however much of it is still to come. */
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** In which a sender can read why. A connection that is ended at once may lose the answer. */
const grace = 500;

/** For the routes of `app`. @param most bytes that are let come, where a request says that it has no more. */
export function registerUnreadBodies(app: FastifyInstance, most: number): void {
  app.addHook('onResponse', (request, _reply, done) => {
    if (!request.raw.complete && !(lengthOf(request) <= most)) end(request);
    done();
  });
}

/** NaN where it does not say. */
export const lengthOf = ({ headers }: FastifyRequest): number => Number(headers['content-length'] ?? Number.NaN);

function end({ raw: { socket } }: FastifyRequest): void {
  socket.pause();
  setTimeout(() => socket.destroy(), grace).unref();
}
