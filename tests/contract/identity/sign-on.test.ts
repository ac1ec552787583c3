/** Single sign-on against a real OpenID provider: link once, then sign in; foreign, late and repeated answers are refused. */
import { createServer, type Server } from 'node:http';
import Provider from 'oidc-provider';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import AuthenticateOpenId from '../../../manifests/operations/Authorization/AuthenticateOpenId.ts';
import AuthenticateWithSubConfirmation from '../../../manifests/operations/Authorization/AuthenticateWithSubConfirmation.ts';
import GiveSecondFactor from '../../../manifests/operations/Authorization/GiveSecondFactor.ts';
import StartOpenId from '../../../manifests/operations/Authorization/StartOpenId.ts';
import type { CurrentUserData } from '../../../src/server/identity/session.ts';
import { addApp, codeOf, removeFactors } from '../../database/factors.ts';
import { startTestServer, type TestServer } from '../../database/server.ts';
import { Visitor } from '../../database/visitor.ts';
import { throughProvider } from './at-provider.ts';

let server: TestServer;
let identity: Server;
let attacker: Server;
let issuer: string;
/** Codes that reached the attacker's provider. */
const attackerHeard: string[] = [];
const redirect = 'https://portal.nordlicht.example/v/';

beforeAll(async () => {
  identity = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => identity.once('listening', resolve));
  issuer = `http://127.0.0.1:${(identity.address() as { port: number }).port}`;
  const provider = new Provider(issuer, {
    clients: [{ client_id: 'portal', client_secret: 'shared-with-the-portal', redirect_uris: [redirect] }],
    pkce: { required: () => true },
    findAccount: (_context, accountId) => ({ accountId, claims: () => ({ sub: accountId }) }),
    cookies: { keys: ['for-this-test'] },
  });
  identity.on('request', provider.callback());
  const attackers = await startAttacker();
  const portal = { client_id: 'portal', client_secret: 'shared-with-the-portal' };
  server = await startTestServer([
    { id: 'nordlicht', name: 'Nordlicht login', issuer, ...portal },
    { id: 'shy', name: 'Shy', issuer: `${attackers}/shy`, ...portal },
    { id: 'bold', name: 'Bold', issuer: `${attackers}/bold`, ...portal },
    { id: 'gone', name: 'Gone', issuer: 'http://127.0.0.1:1', ...portal },
    { id: 'unsafe', name: 'Unsafe', issuer: 'http://login.example', ...portal },
    { id: 'broken', name: 'Broken', issuer: 'not an address', ...portal },
  ]);
});
afterAll(async () => {
  await server.close();
  for (const one of [identity, attacker]) {
    one.closeAllConnections();
    await new Promise((resolve) => one.close(resolve));
  }
});

/** Two providers of an attacker: one says nothing of issuers in answers, the other that it names its own. */
async function startAttacker(): Promise<string> {
  attacker = createServer((request, response) => {
    const [, name = '', ...rest] = (request.url ?? '').split('/');
    const own = `${address}/${name}`;
    let heard = '';
    request.on('data', (chunk) => {
      heard += chunk;
    });
    request.on('end', () => {
      if (!rest.join('/').startsWith('.well-known')) attackerHeard.push(heard);
      response.setHeader('content-type', 'application/json');
      const endpoints = {
        authorization_endpoint: `${own}/begin`,
        token_endpoint: `${own}/token`,
        jwks_uri: `${own}/keys`,
      };
      const named = name === 'bold' ? { authorization_response_iss_parameter_supported: true } : {};
      response.end(JSON.stringify({ issuer: own, ...endpoints, ...named }));
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => attacker.once('listening', resolve));
  const address = `http://127.0.0.1:${(attacker.address() as { port: number }).port}`;
  return address;
}

interface Returned {
  readonly code: string;
  readonly state: string;
  readonly clientName: string;
  readonly iss: string;
}

async function signOnAs(visitor: Visitor, login: string): Promise<Returned> {
  const { AuthorizationUrl } = await visitor.call(StartOpenId, { clientName: 'nordlicht' });
  const query = await throughProvider(AuthorizationUrl, redirect, (page) => {
    const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1] ?? 'none';
    return prompt === 'login' ? { prompt, login, password: 'any' } : { prompt };
  });
  const given = (name: string) => query.get(name) ?? '';
  return { code: given('code'), state: given('state'), clientName: 'nordlicht', iss: given('iss') };
}

/** Signs a new identity on and links it to a user. */
async function linked(login: string, username: string): Promise<Visitor> {
  const visitor = new Visitor(server.app);
  const unknown = await visitor.post(AuthenticateOpenId.operation, await signOnAs(visitor, login));
  await visitor.enter(username);
  await visitor.call(AuthenticateWithSubConfirmation, { subId: unknown.fields?.['openIdSubIdentifier'] ?? '' });
  return visitor;
}

describe('the address of the provider', () => {
  it('carries client, code, scope, state with the origin, nonce and PKCE, different each time', async () => {
    const visitor = new Visitor(server.app);
    const ask = async () =>
      new URL((await visitor.call(StartOpenId, { clientName: 'nordlicht' })).AuthorizationUrl).searchParams;
    const [first, second] = [await ask(), await ask()];
    expect(Object.fromEntries(first)).toMatchObject({
      client_id: 'portal',
      response_type: 'code',
      scope: 'openid',
      redirect_uri: redirect,
      code_challenge_method: 'S256',
    });
    expect(Buffer.from(first.get('state')?.split('.')[0] ?? '', 'base64url').toString()).toBe(
      'https://portal.nordlicht.example',
    );
    for (const name of ['state', 'nonce', 'code_challenge']) expect(first.get(name)).not.toBe(second.get(name));
  });

  it('is not there for a provider that is unknown, unsafe, or does not answer', async () => {
    const ask = async (clientName: string) => {
      const { status, message } = await new Visitor(server.app).post(StartOpenId.operation, { clientName });
      return [status, message];
    };
    for (const name of ['nobody', 'unsafe', 'broken'])
      expect(await ask(name)).toEqual([404, 'There is no such single sign-on.']);
    expect(await ask('gone')).toEqual([503, expect.stringMatching(/does not answer at the moment/)]);
  });

  it('stands in the branding for providers that answer', async () => {
    const answer = await server.app.inject({ method: 'GET', url: '/branding/latest/config.gen.js' });
    const list = (JSON.parse(answer.body.replace(/^[^{]*|;\s*$/g, '')) as { sso_setup_list: { id: string }[] })
      .sso_setup_list;
    expect(list.map(({ id }) => id)).toEqual(['nordlicht', 'shy', 'bold']);
    expect(list[0]).toMatchObject({ name: 'Nordlicht login', client: 'portal', scope: 'openid' });
  });
});

describe('an identity', () => {
  it('that is new is linked after a sign-in with the password, and signs in from then on', async () => {
    const visitor = new Visitor(server.app);
    const unknown = await visitor.post(AuthenticateOpenId.operation, await signOnAs(visitor, 'magdalena'));
    expect([unknown.status, unknown.message, await visitor.isIn()]).toEqual([
      409,
      'Your identity of Nordlicht login belongs to no user yet. Sign in with your password once to link it.',
      false,
    ]);
    const subId = unknown.fields?.['openIdSubIdentifier'] ?? '';
    expect((await visitor.post(AuthenticateWithSubConfirmation.operation, { subId })).status).toBe(401);
    await visitor.enter('admin');
    expect((await visitor.call(AuthenticateWithSubConfirmation, { subId })).Username).toBe('admin');
    expect((await visitor.post(AuthenticateWithSubConfirmation.operation, { subId })).status).toBe(400);
    const later = new Visitor(server.app);
    const user = await later.call(AuthenticateOpenId, await signOnAs(later, 'magdalena'));
    expect([user.Username, await later.isIn()]).toEqual(['admin', true]);
  });

  it('of a user with a second factor still needs it', async () => {
    const visitor = await linked('walter', 'user');
    const app = await addApp(visitor);
    const later = new Visitor(server.app);
    const pending = await later.call(AuthenticateOpenId, await signOnAs(later, 'walter'));
    expect([pending.UserAuthenticationMethods.length, await later.isIn()]).toEqual([1, false]);
    const wrong = await later.post(GiveSecondFactor.operation, { mfaToken: '000000' });
    expect([wrong.status, wrong.message]).toEqual([400, 'MFA code is incorrect. Please try again.']);
    const user = await later.call(GiveSecondFactor, { mfaToken: codeOf(app.secret), mfaMethodId: app.id });
    expect([user.Username, await later.isIn()]).toEqual(['user', true]);
    await removeFactors(server);
  });
});

describe('an answer of the provider', () => {
  it('is good once, on the device that asked, with its own state and code', async () => {
    await linked('approver-there', 'approver');
    const visitor = new Visitor(server.app);
    const mine = await signOnAs(visitor, 'approver-there');
    const foreign = await new Visitor(server.app).post(AuthenticateOpenId.operation, mine);
    expect([foreign.status, foreign.message]).toEqual([400, 'This single sign-on is no longer valid. Start it again.']);
    const other = await signOnAs(visitor, 'somebody-else');
    expect((await visitor.post(AuthenticateOpenId.operation, { ...mine, code: `${mine.code}x` })).status).toBe(400);
    expect((await visitor.post(AuthenticateOpenId.operation, mine)).status).toBe(400);
    // The code of one sign-on does not fit the verifier of the other.
    const third = await signOnAs(visitor, 'approver-there');
    expect((await visitor.post(AuthenticateOpenId.operation, { ...other, code: third.code })).status).toBe(400);
    const good = await signOnAs(visitor, 'approver-there');
    expect(((await visitor.post(AuthenticateOpenId.operation, good)).data as CurrentUserData).Username).toBe(
      'approver',
    );
    expect((await visitor.post(AuthenticateOpenId.operation, good)).status).toBe(400);
  });

  it('names its issuer, where the provider says that its answers do', async () => {
    await linked('eva', 'approver');
    const visitor = new Visitor(server.app);
    for (const iss of [undefined, '', 'http://127.0.0.1:1', `${issuer}/`]) {
      const answer = await signOnAs(visitor, 'eva');
      const { status } = await visitor.post(AuthenticateOpenId.operation, { ...answer, iss });
      expect([iss, status]).toEqual([iss, 400]);
    }
    expect((await visitor.post(AuthenticateOpenId.operation, await signOnAs(visitor, 'eva'))).status).toBe(200);
  });

  // The person begins at a provider of the attacker, who sends him on to the honest one with his own state: the code of
  // the honest one comes back to the portal, which must not hand it to the attacker.
  it.each(['shy', 'bold'])('that another provider was asked for is told to nobody (mix-up, %s)', async (clientName) => {
    const visitor = new Visitor(server.app);
    const honest = await signOnAs(visitor, 'mia');
    const { AuthorizationUrl } = await visitor.call(StartOpenId, { clientName });
    const state = new URL(AuthorizationUrl).searchParams.get('state') ?? '';
    const answer = await visitor.post(AuthenticateOpenId.operation, { ...honest, state, clientName });
    expect([answer.status, attackerHeard]).toEqual([400, []]);
  });
});
