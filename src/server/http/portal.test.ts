/** The portal's page on the own machine: one name of it counts, and whoever came by the other is led there. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { registerPortal } from './portal.ts';
import { registerPageSecurity } from './security.ts';

const folder = mkdtempSync(join(tmpdir(), 'portolan-portal-'));
writeFileSync(join(folder, 'index.html'), '<title></title><main></main>');
afterAll(() => rmSync(folder, { recursive: true }));

async function page(publicUrl: string, host: string) {
  const app = Fastify();
  await registerPageSecurity(app);
  await registerPortal(app, folder, { title: 'Portal', colors: { primary: '1867c0' } }, publicUrl);
  const { statusCode, headers } = await app.inject({ method: 'GET', url: '/v/?state=a', headers: { host } });
  await app.close();
  return { status: statusCode, to: headers.location };
}

it.each([
  ['http://127.0.0.1:8080', '127.0.0.1:8080', 200, undefined],
  ['http://127.0.0.1:8080', 'localhost:8080', 302, 'http://127.0.0.1:8080/v/?state=a'],
  ['http://localhost:8080', '127.0.0.1:8080', 302, 'http://localhost:8080/v/?state=a'],
  // Another port may be the way through a tunnel, and a public name is nobody's own machine.
  ['http://127.0.0.1:8080', 'localhost:9000', 200, undefined],
  ['https://portal.example', 'localhost:8080', 200, undefined],
])('reached at %s, asked as %s: %i', async (publicUrl, host, status, to) => {
  expect(await page(publicUrl, host)).toEqual({ status, to });
});

it('lets pages frame what they have made themselves, and no address', async () => {
  const app = Fastify();
  await registerPageSecurity(app);
  app.get('/', (_request, reply) => reply.type('text/html').send(''));
  const { headers } = await app.inject({ method: 'GET', url: '/' });
  await app.close();
  const rules = String(headers['content-security-policy']).split(';');
  expect(rules.filter((rule) => /^(default|frame|child|object|worker)-/.test(rule))).toEqual([
    "default-src 'none'",
    'frame-src blob:',
    'object-src blob:',
    "frame-ancestors 'none'",
  ]);
});
