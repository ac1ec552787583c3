/** Stored images and files, PDFs of terms, and the two addresses that a sign-out visits (EXT-01, EXT-02, EXT-08 to EXT-11, EXT-38, EXT-40). */
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { isStoredImagePath } from '../../rules/files/stored-image.ts';
import { limits } from '../../rules/limits.ts';
import { findTermsPdf } from '../messages/terms-pdf.ts';
import type { Service } from '../service.ts';
import { forgetSecret } from './cookie.ts';
import { sendUpload } from './uploads.ts';

export function registerKeeper(app: FastifyInstance, service: Service): void {
  for (const path of ['/keeper/logout', '/dash/logout']) {
    app.get(path, (request, reply) => {
      forgetSecret(request, reply);
      return reply.status(204).send();
    });
  }

  app.get<{ Params: { '*': string } }>('/keeper/get/*', async (request, reply) => {
    const image = await find(service, request.params['*']);
    if (image) return reply.headers(headers(image.content_type)).send(image.content);
    const pdf = await findPdf(service, request.params['*']);
    if (pdf) return reply.headers({ ...headers('application/pdf'), ...savedAs(pdf.name) }).send(pdf.content);
    return sendUpload(service, request, reply, request.params['*']);
  });

  app.get<{ Params: { '*': string } }>('/keeper/getimage/*', async (request, reply) => {
    const [, path = '', width = '', height = ''] = /^(.+)\/(\d{1,4})\/(\d{1,4})$/.exec(request.params['*']) ?? [];
    const sides = [Number(width), Number(height)];
    const image = sides.every((side) => side >= 1 && side <= limits.imageSide) ? await find(service, path) : undefined;
    if (!image?.content_type.startsWith('image/')) return reply.status(404).send();
    const [wide = 1, high = 1] = sides;
    const fitted = await sharp(image.content)
      .resize(wide, high, { fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer();
    return reply.headers(headers('image/png')).send(fitted);
  });
}

const find = async (service: Service, path: string): Promise<{ content_type: string; content: Buffer } | undefined> => {
  if (!isStoredImagePath(path)) return undefined;
  const { rows } = await service.database.pool.query('select content_type, content from stored_image where path = $1', [
    path,
  ]);
  return rows[0];
};

const findPdf = async (service: Service, path: string) =>
  isStoredImagePath(path) && path.endsWith('.pdf') ? findTermsPdf(service.database.pool, path) : undefined;

const savedAs = (name: string) => ({
  'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
});

// An image opened by itself must not become a page of our origin.
const headers = (contentType: string) => ({
  'content-type': contentType,
  'cache-control': 'public, max-age=86400',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'x-content-type-options': 'nosniff',
});
