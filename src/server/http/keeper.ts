/** Stored images and files, PDFs of terms, and the two addresses that a sign-out visits (EXT-01, EXT-02, EXT-08 to EXT-11, EXT-38, EXT-40). */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isStoredImagePath } from '../../rules/files/stored-image.ts';
import { findStored } from '../files/media/stored.ts';
import { findTermsPdf } from '../messages/terms-pdf.ts';
import type { Service } from '../service.ts';
import { forgetSecret } from './cookie.ts';
import { registerImages } from './images.ts';
import { knownTags, savedAs, storedHeaders } from './stored-headers.ts';
import { sendUpload } from './uploads.ts';

type Wanted = FastifyRequest<{ Params: { '*': string } }>;

export function registerKeeper(app: FastifyInstance, service: Service): void {
  for (const path of ['/keeper/logout', '/dash/logout']) {
    app.get(path, (request, reply) => {
      forgetSecret(request, reply);
      return reply.status(204).send();
    });
  }

  app.get('/keeper/get/*', async (request: Wanted, reply) => {
    const path = request.params['*'];
    if (!isStoredImagePath(path)) return reply.status(404).send();
    const isSent = (await sendStored(service, request, reply, path)) || (await sendTerms(service, reply, path));
    return isSent ? reply : sendUpload(service, request, reply, path);
  });
  registerImages(app, service);
}

/** Whether there is such a file. A reply must not be handed on by a promise: awaited, it says that it has been sent and nothing else. */
async function sendStored(service: Service, request: FastifyRequest, reply: FastifyReply, path: string) {
  const [known] = knownTags(request);
  const file = await findStored(service.database.pool, path, known);
  if (!file) return false;
  reply.headers(storedHeaders(file.content_type, file.tag, file.is_constant));
  if (!file.content) {
    reply.status(304).send();
    return true;
  }
  // What is no picture may hold a program, so it is saved and never opened here.
  if (!file.content_type.startsWith('image/')) reply.headers(savedAs(file.file_name));
  reply.send(file.content);
  return true;
}

async function sendTerms(service: Service, reply: FastifyReply, path: string) {
  const pdf = path.endsWith('.pdf') ? await findTermsPdf(service.database.pool, path) : undefined;
  if (!pdf) return false;
  reply.headers({ ...storedHeaders('application/pdf', undefined, false), ...savedAs(pdf.name) }).send(pdf.content);
  return true;
}
