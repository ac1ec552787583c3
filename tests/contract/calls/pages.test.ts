/** The pages of the portal as settings would have them: who answers old addresses, and whose pages may embed them. */
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../../src/server/app.ts';
import { readSettings, type SettingName } from '../../../src/server/settings.ts';
import { startTestServer, type TestServer } from '../../database/server.ts';

let server: TestServer;
const apps: FastifyInstance[] = [];
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  for (const app of apps) await app.close();
  await server.close();
});

async function portalWith(environment: Partial<Record<SettingName, string>>) {
  const { legacyAddresses, embedOrigins } = readSettings(environment);
  const settings = { ...server.service.settings, legacyAddresses, embedOrigins };
  const app = await buildApp({ ...server.service, settings });
  apps.push(app);
  const get = (url: string) => app.inject({ method: 'GET', url });
  return { root: await get('/'), config: (await get('/branding/latest/config.gen.js')).payload };
}

it('leads from the root of the site, where old addresses begin, to the portal, whose brand is told as data (EXT-04, EXT-30, EXT-39)', async () => {
  const { root, config } = await portalWith({});
  expect([root.statusCode, root.headers.location]).toEqual([302, '/v/']);
  expect(config).not.toContain('legacy_addresses');
  expect(config).toMatch(/^window\.brandingConfig = \{"title":.*\};\n$/);
});

it('leaves the root and the old addresses to the application that has them still', async () => {
  const { root, config } = await portalWith({ LEGACY_ADDRESSES: 'off' });
  expect(root.statusCode).toBe(404);
  expect(config).toContain('"legacy_addresses":"off"');
});

it('stands in no frame unless a host is named, and then in that of the host alone', async () => {
  const alone = await portalWith({});
  expect(alone.root.headers['x-frame-options']).toBe('DENY');
  expect(alone.root.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(alone.config).not.toContain('embed_origins');
  const embedded = await portalWith({ EMBED_ORIGINS: 'https://host.example, http://localhost:9000' });
  expect(embedded.root.headers['x-frame-options']).toBeUndefined();
  expect(embedded.root.headers['content-security-policy']).toMatch(
    /frame-ancestors https:\/\/host\.example http:\/\/localhost:9000(;|$)/,
  );
  expect(embedded.config).toContain('"embed_origins":["https://host.example","http://localhost:9000"]');
});

it.each([
  ['EMBED_ORIGINS', 'https://host.example/app', 'Did you mean "https://host.example"?'],
  ['EMBED_ORIGINS', 'host.example', 'Did you mean "https://host.example"?'],
  ['EMBED_ORIGINS', 'https://ok.example https://*.example', 'EMBED_ORIGINS has "https://*.example"; allowed: origins'],
  ['EMBED_ORIGINS', '*', 'EMBED_ORIGINS has "*"'],
  ['EMBED_ORIGINS', 'https://host.example;script-src', 'EMBED_ORIGINS has'],
  ['EMBED_ORIGINS', 'null', 'EMBED_ORIGINS has "null"'],
  ['EMBED_ORIGIN', 'https://host.example', 'Did you mean EMBED_ORIGINS?'],
  ['LEGACY_ADDRESSES', 'of', 'LEGACY_ADDRESSES is "of"; allowed: on or off.'],
  ['LEGACY_ADDRESES', 'off', 'LEGACY_ADDRESES is not a setting. Did you mean LEGACY_ADDRESSES?'],
])('does not start with %s=%s', (name, value, text) => {
  expect(() => readSettings({ [name]: value })).toThrow(text);
});
