/** The browser's portal under `/v/`: hashed files as built and compressed, and the page with this answer's nonce. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Branding } from '../../rules/brand/branding.ts';
import { brandedPage } from './branded-page.ts';
import { compressPage } from './compress-page.ts';
import { secretOf } from './cookie.ts';

/** @param folder the built portal; absent while the development server delivers the portal itself. */
export async function registerPortal(
  app: FastifyInstance,
  folder: string | undefined,
  brand: Branding,
  publicUrl: string,
): Promise<void> {
  if (folder === undefined) return;
  app.get('/v', (_request, reply) => reply.redirect('/v/'));
  const page = brandedPage(await readFile(join(folder, 'index.html'), 'utf8'), brand);
  const elsewhere = otherName(publicUrl);
  app.get('/v/', (request, reply) => {
    if (request.host === elsewhere) return reply.redirect(`${publicUrl}${request.url}`);
    const text = page
      .replaceAll('__CSP_NONCE__', reply.cspNonce.style)
      .replace('__SCRIPT_NONCE__', reply.cspNonce.script)
      // Whether it is still a live session the first call tells; without one the sign-in page need not wait for it.
      .replace('__SESSION__', secretOf(request) ? 'yes' : 'no');
    const { encoding, body } = compressPage(text, request.headers['accept-encoding']);
    return reply
      .type('text/html; charset=utf-8')
      .headers({
        'cache-control': 'no-cache',
        vary: 'accept-encoding',
        ...(encoding ? { 'content-encoding': encoding } : {}),
      })
      .send(body);
  });
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/v/',
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = path.includes('/assets/');
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}

/**
 * The own machine by the name that the public address does not use: cookies of the one are unknown at the other, so
 * whoever is sent elsewhere and comes back would be a stranger.
 */
function otherName(publicUrl: string): string | undefined {
  const { hostname, port } = new URL(publicUrl);
  const other = { localhost: '127.0.0.1', '127.0.0.1': 'localhost' }[hostname];
  return other && `${other}:${port}`;
}
