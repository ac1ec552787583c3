/** Sending a file and getting it back: `POST /keeper/upload`, and the part of `/keeper/get` that is not for everybody. */
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isStoredImagePath } from '../../rules/files/stored-image.ts';
import { limits } from '../../rules/limits.ts';
import { isStorable } from '../../rules/text/storable-text.ts';
import { Failure } from '../calls/failure.ts';
import type { Service } from '../service.ts';
import { findUpload, storeUpload } from '../uploads/store.ts';
import { dataHeaders, unsaidOrigin } from './security.ts';
import { workingSession } from './working-session.ts';

/** In a scope of its own: everywhere else only JSON is read, and a form of another site gets nowhere. */
export async function registerUploads(app: FastifyInstance, service: Service): Promise<void> {
  await app.register(multipart, {
    limits: { fileSize: limits.uploadSize, files: 1, fields: 0, parts: 1, fieldNameSize: 100, headerPairs: 20 },
  });
  app.post('/keeper/upload', async (request, reply) => {
    reply.headers(dataHeaders);
    const unsaid = unsaidOrigin(request);
    if (unsaid) throw unsaid;
    const session = await workingSession(service, request);
    if (!session) throw new Failure(401, 'signInFirst');
    const refused = service.maintenance.refusal(session);
    if (refused) throw refused;
    if (session.user.IsReadOnly) throw new Failure(403, 'onlyLooking');
    const { name, content } = await fileOf(request);
    return { data: await storeUpload(service, session, { name, content, requestId: request.id }) };
  });
}

async function fileOf(request: FastifyRequest): Promise<{ name: string; content: Buffer }> {
  if (!request.isMultipart()) throw new Failure(400, 'emptyUpload');
  try {
    const file = await request.file();
    if (!file) throw new Failure(400, 'emptyUpload');
    if (!isStorable(file.filename)) throw new Failure(400, 'unkeptCharacter');
    return { name: file.filename, content: await file.toBuffer() };
  } catch (error) {
    if ((error as { statusCode?: number }).statusCode !== 413) throw error;
    throw new Failure(413, 'uploadTooLarge', { limit: `${limits.uploadSize / 1024 / 1024} MiB` });
  }
}

/** Answers an upload as a file to save, never as a page; whoever may not see it learns nothing. */
export async function sendUpload(service: Service, request: FastifyRequest, reply: FastifyReply, path: string) {
  const session = isStoredImagePath(path) ? await workingSession(service, request) : undefined;
  const file = session && (await findUpload(service, session, path));
  if (!file) return reply.status(404).send();
  return reply
    .headers({
      ...dataHeaders,
      'content-type': file.content_type,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.file_name)}`,
      'content-security-policy': "default-src 'none'; sandbox",
    })
    .send(file.content);
}
