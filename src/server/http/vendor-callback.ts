/** The door for what vendors tell by themselves: `POST /provisioning/callback/{connector}`, signed, without any session. */
import type { FastifyError, FastifyInstance } from 'fastify';
import { Failure } from '../calls/failure.ts';
import { networkOf } from '../identity/address-lists.ts';
import { type Deliver, takeCallback } from '../provisioning/callback.ts';
import { mostBytes } from '../provisioning/outgoing.ts';
import type { Service } from '../service.ts';
import { countTry } from './rate-limit.ts';
import { dataHeaders } from './security.ts';
import { registerUnreadBodies } from './unread-body.ts';

/** From one network, which may be that of many vendors. */
const most = { calls: 1200, minutes: 1 };

/** In a scope of its own: a signature is over the body as it came, so nothing else reads it before. */
export async function registerVendorCallback(door: FastifyInstance, service: Service, deliver: Deliver): Promise<void> {
  door.removeAllContentTypeParsers();
  door.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  registerUnreadBodies(door, mostBytes);
  door.addHook('onRequest', async (request, reply) => {
    reply.headers(dataHeaders);
    const tooMany = await countTry(service.database.pool, `vendor callback:${networkOf(request.ip)}`, most);
    if (tooMany) throw tooMany;
  });
  door.setErrorHandler((error: FastifyError | Failure, _request, reply) => {
    if (error instanceof Failure || error.statusCode === undefined || error.statusCode >= 500) throw error;
    const isTooLong = error.statusCode === 413;
    return reply
      .status(isTooLong ? 413 : 400)
      .send({ message: isTooLong ? 'The body is longer than 64 kB.' : 'Send a JSON body.' });
  });
  door.post<{ Params: { connector: string } }>(
    '/provisioning/callback/:connector',
    { bodyLimit: mostBytes },
    async ({ params, headers, body }, reply) => {
      if (!Buffer.isBuffer(body)) return reply.status(400).send({ message: 'Send a JSON body.' });
      const { status, message } = await takeCallback(service, deliver, { connector: params.connector, headers, body });
      return reply.status(status).send(message === undefined ? {} : { message });
    },
  );
}
