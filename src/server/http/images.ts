/** `GET /keeper/getimage/{path}/{width}/{height}`: a picture fitted inside a box and never enlarged (EXT-09, EXT-11). */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fittedInside, type PictureFacts, pictureFacts } from '../../rules/files/picture-path.ts';
import { isStoredImagePath } from '../../rules/files/stored-image.ts';
import { limits } from '../../rules/limits.ts';
import { OddSizes } from '../files/media/odd-sizes.ts';
import { findRendition, findStored } from '../files/media/stored.ts';
import { networkOf } from '../identity/address-lists.ts';
import type { Service } from '../service.ts';
import { countTry } from './rate-limit.ts';
import { knownTags, storedHeaders } from './stored-headers.ts';
import { sendUploadedPicture } from './uploads.ts';

interface Box {
  readonly width: number;
  readonly height: number;
}

interface Asked {
  readonly path: string;
  readonly box: Box;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export function registerImages(app: FastifyInstance, service: Service): void {
  const oddSizes = new OddSizes();
  app.get<{ Params: { '*': string } }>('/keeper/getimage/*', async (request, reply) => {
    const [, path = '', width = '', height = ''] = /^(.+)\/(\d{1,4})\/(\d{1,4})$/.exec(request.params['*']) ?? [];
    const box = { width: Number(width), height: Number(height) };
    const isBox = Object.values(box).every((side) => side >= 1 && side <= limits.imageSide);
    if (!isBox || !isStoredImagePath(path)) return reply.status(404).send();
    const facts = pictureFacts(path);
    const asked = { path, box, request, reply };
    return facts ? sendKept(service, oddSizes, asked, facts) : sendDrawn(service, oddSizes, asked);
  });
}

/** A picture whose path says how large it is. */
async function sendKept(service: Service, oddSizes: OddSizes, asked: Asked, facts: PictureFacts) {
  const { path, box, request, reply } = asked;
  const fitted = fittedInside(facts, box.width, box.height);
  const longest = Math.max(fitted.width, fitted.height);
  const found = await findRendition(service.database.pool, path, longest);
  if (!found) return sendUploadedPicture(service, request, reply, { path, longest, facts });
  const type = 'image/webp';
  const tag = `${path.slice(0, 32)}-${longest}`;
  reply.headers(storedHeaders(type, tag, true));
  if (knownTags(request).includes(tag)) return reply.status(304).send();
  const side = found.side ?? Math.max(facts.width, facts.height);
  if (side === longest) return reply.send(found.content);
  const wanted = { key: `${path}/${longest}`, ...fitted, type } as const;
  return reply.send(await oddSizes.get(wanted, found.content, () => admit(service, request)));
}

/** Marks of the installation, which come as they are. */
async function sendDrawn(service: Service, oddSizes: OddSizes, { path, box, request, reply }: Asked) {
  const file = await findStored(service.database.pool, path);
  if (!file?.content || !file.content_type.startsWith('image/')) return reply.status(404).send();
  const type = 'image/png';
  const tag = `${file.tag}-${box.width}-${box.height}`;
  reply.headers(storedHeaders(type, tag, file.is_constant));
  if (knownTags(request).includes(tag)) return reply.status(304).send();
  const wanted = { key: tag, ...box, type } as const;
  return reply.send(await oddSizes.get(wanted, file.content, () => admit(service, request)));
}

/** Sizes that nobody keeps cost work, so one network gets only so many of them. */
async function admit({ database }: Service, request: FastifyRequest): Promise<void> {
  const limit = { calls: limits.oddSizes, minutes: 1 };
  const refused = await countTry(database.pool, `getimage:${networkOf(request.ip)}`, limit);
  if (refused) throw refused;
}
