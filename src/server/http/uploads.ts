/** Sending a file and getting it back: `POST /keeper/upload`, and the part of `/keeper/get` that is not for everybody. */
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PictureFacts } from '../../rules/files/picture-path.ts';
import { limits } from '../../rules/limits.ts';
import { isStorable } from '../../rules/text/storable-text.ts';
import { Failure } from '../calls/failure.ts';
import type { Service } from '../service.ts';
import { findUpload, findUploadedPicture } from '../uploads/find.ts';
import { storeUpload } from '../uploads/store.ts';
import { dataHeaders, unsaidOrigin } from './security.ts';
import { savedAs } from './stored-headers.ts';
import { lengthOf, registerUnreadBodies } from './unread-body.ts';
import { workingSession } from './working-session.ts';

/** In a scope of its own: everywhere else only JSON is read, and a form of another site gets nowhere. */
export async function registerUploads(app: FastifyInstance, service: Service): Promise<void> {
  await app.register(multipart, {
    limits: { fileSize: limits.uploadSize, files: 1, fields: 0, parts: 1, fieldNameSize: 100, headerPairs: 20 },
  });
  registerUnreadBodies(app, longestBody);
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
  if (lengthOf(request) > longestBody) throw tooLarge();
  const file = await request.file();
  if (!file) throw new Failure(400, 'emptyUpload');
  if (!isStorable(file.filename)) throw new Failure(400, 'unkeptCharacter');
  const stream = file.file;
  // With the piece that is too much it ends, not with the last one that is sent.
  stream.once('limit', () => stream.destroy());
  const pieces: Buffer[] = [];
  try {
    for await (const piece of stream) pieces.push(piece as Buffer);
  } catch (error) {
    if (!stream.truncated) throw error;
  }
  if (stream.truncated) throw tooLarge();
  return { name: file.filename, content: Buffer.concat(pieces) };
}

/** A file, and what a form says about it. */
const longestBody = limits.uploadSize + 64 * 1024;

const tooLarge = () => new Failure(413, 'uploadTooLarge', { limit: `${limits.uploadSize / 1024 / 1024} MiB` });

/** Nobody but who may see an upload keeps a copy of it. */
const uploadHeaders = { ...dataHeaders, 'content-security-policy': "default-src 'none'; sandbox" };

/** Answers an upload as a file to save, never as a page; whoever may not see it learns nothing. */
export async function sendUpload(service: Service, request: FastifyRequest, reply: FastifyReply, path: string) {
  const session = await workingSession(service, request);
  const file = session && (await findUpload(service, session, path));
  if (!file) return reply.status(404).send();
  return reply
    .headers({ ...uploadHeaders, 'content-type': file.content_type, ...savedAs(file.file_name) })
    .send(file.content);
}

/** A picture that waits to be used, for whoever may see it: in the largest kept size that is not larger than asked for. */
export async function sendUploadedPicture(
  service: Service,
  request: FastifyRequest,
  reply: FastifyReply,
  { path, longest, facts }: { readonly path: string; readonly longest: number; readonly facts: PictureFacts },
) {
  if (longest === Math.max(facts.width, facts.height)) return sendUpload(service, request, reply, path);
  const session = await workingSession(service, request);
  const content = session && (await findUploadedPicture(service, session, path, longest));
  if (!content) return reply.status(404).send();
  return reply.headers({ ...uploadHeaders, 'content-type': 'image/webp' }).send(content);
}
