/** Which pages may call: those of the public address, and on this machine those of its other names; what a request calls itself counts for nothing. */
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../../src/server/app.ts';
import { callPath, startTestServer, type TestServer } from '../../database/server.ts';

let server: TestServer;
const apps = new Map<string, FastifyInstance>();
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  for (const app of apps.values()) await app.close();
  await server.close();
});

/** A call that needs no session, as a page would make it; foreign pages are told of nothing else. */
async function call(publicUrl: string, headers: Record<string, string>): Promise<boolean> {
  const app =
    apps.get(publicUrl) ?? (await buildApp({ ...server.service, settings: { ...server.service.settings, publicUrl } }));
  apps.set(publicUrl, app);
  const answer = await app.inject({ method: 'POST', url: callPath('SelfCare/ResetPassword'), headers, payload: {} });
  return answer.statusCode !== 403;
}

const here = 'http://127.0.0.1:8080';
const away = 'https://portal.example';

it.each([
  // The portal's own pages, whatever name the proxy in front calls the server by.
  [away, 'https://portal.example', 'portal.example', true],
  [away, 'https://portal.example', '10.0.0.7:8080', true],
  // Another scheme or port is another origin.
  [away, 'http://portal.example', 'portal.example', false],
  [away, 'https://portal.example:8443', 'portal.example:8443', false],
  // A name of the attacker that leads to the server, as after DNS rebinding.
  [away, 'http://evil.example', 'evil.example', false],
  [here, 'http://evil.example:8080', 'evil.example:8080', false],
  [here, 'http://localhost.evil.example:8080', 'localhost.evil.example:8080', false],
  [away, 'http://localhost:8080', 'localhost:8080', false],
  // This machine by its other names, on the port that was asked.
  [here, 'http://127.0.0.1:8080', '127.0.0.1:8080', true],
  [here, 'http://localhost:8080', 'localhost:8080', true],
  [here, 'http://[::1]:8080', '[::1]:8080', true],
  [here, 'http://localhost:9000', 'localhost:9000', true],
  [here, 'http://localhost:9000', 'localhost:8080', false],
  [here, 'http://localhost:9000', '127.0.0.1:8080', false],
  [here, 'null', 'localhost:8080', false],
])('at %s a call of a page of %s that asks for %s is let in: %s', async (publicUrl, origin, host, allowed) => {
  expect(await call(publicUrl, { origin, host })).toBe(allowed);
  expect(await call(publicUrl, { origin, host, 'sec-fetch-site': 'same-origin' })).toBe(allowed);
  expect(await call(publicUrl, { origin, host, 'sec-fetch-site': 'cross-site' })).toBe(false);
});

it('believes no page that calls itself the same origin under a foreign name', async () => {
  expect(await call(here, { host: 'evil.example:8080', 'sec-fetch-site': 'same-origin' })).toBe(false);
  expect(await call(away, { host: 'portal.example', 'sec-fetch-site': 'same-origin' })).toBe(true);
});

it('refuses a socket that a foreign name opens', async () => {
  const open = (headers: Record<string, string>) =>
    server.app.injectWS('/', { headers: { 'sec-websocket-protocol': 'webclient', ...headers } } as never);
  await expect(open({ host: 'evil.example', origin: 'http://evil.example' })).rejects.toThrow('403');
  (await open({ host: 'localhost:8080', origin: 'http://localhost:8080' })).terminate();
});
