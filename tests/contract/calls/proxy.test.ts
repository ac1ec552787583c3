/** Behind a proxy: whom a request comes from is what a trusted proxy says, never what the visitor says of himself. */
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import GetMySessions from '../../../manifests/operations/Authorization/GetMySessions.ts';
import { buildApp } from '../../../src/server/app.ts';
import { readSettings, WrongSettings } from '../../../src/server/settings.ts';
import { demoPassword } from '../../database/cluster.ts';
import { callPath, fromPage, startTestServer, type TestServer } from '../../database/server.ts';

let server: TestServer;
const apps: FastifyInstance[] = [];
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  for (const app of apps) await app.close();
  await server.close();
});

async function behind(proxies: string, publicUrl = 'http://localhost'): Promise<FastifyInstance> {
  const { trustProxy } = readSettings({ TRUST_PROXY: proxies });
  const settings = { ...server.service.settings, trustProxy, publicUrl };
  const app = await buildApp({ ...server.service, settings });
  apps.push(app);
  return app;
}

/** The address that the list of sessions shows for a sign-in. */
async function seenAs(app: FastifyInstance, headers: Record<string, string>, remoteAddress = '127.0.0.1') {
  const signIn = await app.inject({
    method: 'POST',
    url: callPath('Authorization/Authenticate'),
    remoteAddress,
    headers: { ...fromPage, ...headers },
    payload: { userName: 'admin', password: demoPassword },
  });
  const [{ name, value } = { name: '', value: '' }] = signIn.cookies;
  const list = await app.inject({
    method: 'POST',
    url: callPath(GetMySessions.operation),
    remoteAddress,
    headers: { ...fromPage, ...headers, cookie: `${name}=${value}` },
    payload: {},
  });
  const { data } = list.json<{ data: { IsCurrent: boolean; Address: string }[] }>();
  return { address: data.find(({ IsCurrent }) => IsCurrent)?.Address, cookie: name };
}

const forged = '192.0.2.7';
const real = '198.51.100.20';

describe('the address of a visitor', () => {
  it.each([
    ['off', '127.0.0.1', `${forged}, ${real}`, '127.0.0.1'],
    ['1', '127.0.0.1', `${forged}, ${real}`, real],
    ['2', '127.0.0.1', `${forged}, ${real}, 10.0.0.9`, real],
    ['127.0.0.1', '127.0.0.1', `${forged}, ${real}`, real],
    ['127.0.0.0/8, 10.0.0.0/8', '127.0.0.1', `${forged}, ${real}, 10.0.0.9`, real],
    ['10.0.0.0/8', '127.0.0.1', forged, '127.0.0.1'],
  ])('with TRUST_PROXY=%s, asked by %s with "%s", is %s', async (proxies, remoteAddress, said, address) => {
    const seen = await seenAs(await behind(proxies), { 'x-forwarded-for': said }, remoteAddress);
    expect(seen.address).toBe(address);
  });

  it.each([
    ['off', '127.0.0.1', 'session'],
    ['127.0.0.1', '127.0.0.1', '__Host-session'],
    ['10.0.0.0/8', '127.0.0.1', 'session'],
  ])(
    'and https, with TRUST_PROXY=%s, are believed of a trusted proxy alone',
    async (proxies, remoteAddress, cookie) => {
      const headers = { host: 'portal.example', 'x-forwarded-proto': 'https' };
      expect((await seenAs(await behind(proxies, 'https://portal.example'), headers, remoteAddress)).cookie).toBe(
        cookie,
      );
    },
  );
});

describe('the setting', () => {
  it.each(['on', 'yes', '0', '11', '0.0.0.0/0', '::/0', '10.0.0.0/33', '10.0.0.0/8/8', 'loopback', '10.0.0.1,'])(
    '"%s" is refused, in words that say what to write',
    (TRUST_PROXY) => {
      expect(() => readSettings({ TRUST_PROXY })).toThrow(WrongSettings);
      expect(() => readSettings({ TRUST_PROXY })).toThrow(
        `TRUST_PROXY is "${TRUST_PROXY}"; allowed: off, the number of proxies in front (from 1 to 10), or their addresses and networks, separated by commas.`,
      );
    },
  );

  it('takes a number, networks, or nothing', () => {
    expect(readSettings({}).trustProxy).toBe(false);
    expect(readSettings({ TRUST_PROXY: '3' }).trustProxy).toBe(3);
    expect(readSettings({ TRUST_PROXY: '10.1.2.3, fd00::/8' }).trustProxy).toEqual(['10.1.2.3', 'fd00::/8']);
  });
});
