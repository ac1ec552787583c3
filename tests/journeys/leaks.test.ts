/** The search that every journey ends with finds what it is made for: each kind of secret, planted in each place, in a real browser. */
import websocket from '@fastify/websocket';
import Fastify, { type FastifyInstance } from 'fastify';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chromium as launch } from '../../generators/testing/chromium.ts';
import { kinds, type Secret } from '../security/leaks.ts';
import { Watch } from '../security/watch.ts';

const secrets: Readonly<Record<Secret['what'], string>> = {
  cookie: 'Zm9yLXRoaXMtdGVzdC1vbmx5',
  password: 'Planted Password ünd 9!',
  'hash of a password': '$argon2id$v=19$m=19456',
  'key of an app': 'GEZDGNBVGY3TQOJQGEZDGNBV',
  'recovery code': 'k7mw-2xqp-9hdt',
  'code of a factor': '492039',
  'token of a link': 'pF0sYh2Yz0m6v0o1r8rC2mVt2iQmX1YxJ0sV1o9lB3k',
  'token of the chat': 'b1lZk3Yw0qQx7Jm2uT5cVnR8sWdE4aHf',
  'code of a provider': 'SplxlOBeZQQYbYS6WxSbIA',
  'ticket of an identity': 'w2mVt2iQmX1YxJ0sV1o9lB3kpF0s',
  nonce: 'n-0S6_WzA2Mj-of-the-sign-on',
  verifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
  'secret of a provider': 'ZJYCqe3GGRvdrudKyZS0XhGv_Z45DuKhCUk0gBR1vZk',
  'key of the installation': 'TkVYVC10aW1lLWEtcmVhbC1vbmU+/w==',
  'password of the database': 'owner-of-the-database-7',
};
const everything = Object.values(secrets).join(' | ');

let watch: Watch;
let app: FastifyInstance;
let browser: Browser;
let address: string;

beforeAll(async () => {
  app = Fastify();
  await app.register(websocket);
  await app.register(async (routes) => {
    routes.get('/socket', { websocket: true }, (socket) => socket.send(`planted in socket: ${everything}`));
  });
  app.get('/v/', (_request, reply) => reply.type('text/html').send('<!doctype html><title>Page</title>'));
  app.get('/reply', () => `planted in reply: ${everything}`);
  app.get('/moved', (_request, reply) => reply.redirect(`/v/?planted in redirect: ${encodeURIComponent(everything)}`));
  app.post('/DataModel/service.svc/rest/:service/:name', (request, reply) => {
    const { name } = request.params as { name: string };
    if (name === 'Authenticate') reply.header('set-cookie', `__Host-session=${secrets.cookie}; Path=/; HttpOnly`);
    return {
      data:
        {
          SetupTwoFactorMethod: { Secret: secrets['key of an app'] },
          CreateRecoveryCodes: [secrets['recovery code']],
          StartOpenId: `https://provider.example/authorize?nonce=${secrets.nonce}`,
        }[name] ?? null,
    };
  });
  address = await app.listen({ port: 0, host: '127.0.0.1' });
  browser = await chromium.launch(launch);
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

/** A visitor whose calls show the watch the secrets that it knows by itself; the others it is told. */
async function visitor() {
  watch = new Watch();
  for (const what of [
    'nonce',
    'verifier',
    'secret of a provider',
    'key of the installation',
    'password of the database',
  ] as const)
    watch.keep(what, secrets[what]);
  const context = await browser.newContext();
  await watch.follow(context, address);
  const page = await context.newPage();
  await page.goto(`${address}/v/`);
  const calls = [
    ['Authorization/Authenticate', { userName: 'admin', password: secrets.password }],
    ['Account/SetupTwoFactorMethod', {}],
    ['Account/CreateRecoveryCodes', {}],
    ['Authorization/GiveSecondFactor', { mfaToken: secrets['code of a factor'] }],
    ['ChatBot/GetAnswer', { chatToken: secrets['token of the chat'] }],
    ['SelfCare/ResetPassword', { token: secrets['token of a link'] }],
    ['Authorization/StartOpenId', {}],
    ['Authorization/AuthenticateOpenId', { code: secrets['code of a provider'] }],
    ['Authorization/AuthenticateWithSubConfirmation', { subId: secrets['ticket of an identity'] }],
  ] as const;
  await page.evaluate(async (list) => {
    const headers = { 'content-type': 'application/json' };
    for (const [name, input] of list)
      await fetch(`/DataModel/service.svc/rest/${name}`, { method: 'POST', headers, body: JSON.stringify(input) });
  }, calls);
  await watch.read();
  return page;
}

it('finds each of them in each place', async () => {
  const page = await visitor();
  await page.evaluate(async (text) => {
    await fetch('/reply').then((answer) => answer.text());
    await fetch('/moved', { redirect: 'manual' });
    await fetch(`/v/?planted in request: ${encodeURIComponent(text)}`);
    await new Promise((heard) =>
      new WebSocket(`${location.origin.replace('http', 'ws')}/socket`).addEventListener('message', heard),
    );
    localStorage.setItem('local', `planted in local storage: ${text}`);
    sessionStorage.setItem('session', `planted in session storage: ${text}`);
    localStorage.clear();
    sessionStorage.clear();
    localStorage['quietly'] = `planted in what is kept: ${text}`;
    console.info(`planted in console: ${text}`);
    location.hash = `#/planted in page: ${text}`;
    history.replaceState({ kept: `planted in history: ${text}` }, '');
  }, everything);
  watch.hear(`{"level":30,"msg":"planted in log: ${everything.replaceAll('"', '\\"')}"}\n`);
  const { leaks, traces } = await watch.findings();
  const places = [
    'reply',
    'redirect',
    'request',
    'socket',
    'local storage',
    'session storage',
    'what is kept',
    'history',
    'console',
    'page',
    'log',
  ];
  const found = places.map((place) => {
    const here = leaks.filter(({ trace: { text } }) => text.includes(`planted in ${place}: `));
    return [place, [...new Set(here.map(({ what }) => what))].sort()];
  });
  expect(found).toEqual(places.map((place) => [place, [...kinds].sort()]));
  expect(traces).toBeGreaterThan(places.length);
});

it('leaves them alone where they stand on purpose', async () => {
  const page = await visitor();
  await page.goto(`${address}/v/#/reset-password/admin/${secrets['token of a link']}`);
  await page.goto(`${address}/v/?code=${secrets['code of a provider']}&state=s`);
  await page.goto(`${address}/v/#/sso-auth/${secrets['code of a provider']}/s`);
  watch.hear(
    `  Password:      ${secrets.password}\n  ${address}/v/#/reset-password/administrator/${secrets['token of a link']}\n`,
  );
  const { leaks, traces } = await watch.findings();
  expect(leaks).toEqual([]);
  expect(traces).toBeGreaterThan(10);
});
