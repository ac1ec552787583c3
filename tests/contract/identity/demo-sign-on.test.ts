/** The demo world's provider: each server process has its own, and what was linked by way of one holds at the others. */
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import AuthenticateOpenId from '../../../manifests/operations/Authorization/AuthenticateOpenId.ts';
import AuthenticateWithSubConfirmation from '../../../manifests/operations/Authorization/AuthenticateWithSubConfirmation.ts';
import StartOpenId from '../../../manifests/operations/Authorization/StartOpenId.ts';
import { buildApp } from '../../../src/server/app.ts';
import { startDemoSignOn } from '../../../src/server/demo/provider/demo-sign-on.ts';
import type { DemoProvider } from '../../../src/server/demo/provider/start.ts';
import { Providers } from '../../../src/server/identity/sign-on/providers.ts';
import { demoPassword } from '../../database/cluster.ts';
import { startTestServer, type TestServer } from '../../database/server.ts';
import { Visitor } from '../../database/visitor.ts';
import { throughProvider } from './at-provider.ts';

const publicUrl = 'http://localhost';
let server: TestServer;
const apps: FastifyInstance[] = [];
const providers: (DemoProvider | undefined)[] = [];

/** One more server process on the same database. */
async function startProcess(): Promise<FastifyInstance> {
  const { settings, brand } = server.service;
  const service = {
    ...server.service,
    settings: { ...settings, publicUrl },
    brand: { ...brand, publicUrl },
    signOn: new Providers([]),
  };
  providers.push(await startDemoSignOn(service));
  const app = await buildApp(service);
  apps.push(app);
  return app;
}

beforeAll(async () => {
  server = await startTestServer();
  await startProcess();
  await startProcess();
});
afterAll(async () => {
  for (const app of apps) await app.close();
  for (const provider of providers) await provider?.stop();
  await server.close();
});

async function signOn(visitor: Visitor, name: string, password = demoPassword) {
  const { AuthorizationUrl } = await visitor.call(StartOpenId, { clientName: 'demo' });
  let tries = 0;
  const query = await throughProvider(AuthorizationUrl, `${publicUrl}/v/`, () => {
    tries += 1;
    return tries === 1 ? { name, password } : { cancel: '1' };
  });
  return {
    code: query.get('code') ?? '',
    state: query.get('state') ?? '',
    clientName: 'demo',
    iss: query.get('iss') ?? '',
  };
}

it('links a demo user once; another process and its provider know him then', async () => {
  const [first, second] = apps as [FastifyInstance, FastifyInstance];
  const visitor = new Visitor(first);
  const unknown = await visitor.post(AuthenticateOpenId.operation, await signOn(visitor, 'Admin'));
  await visitor.enter('admin');
  const subId = unknown.fields?.['openIdSubIdentifier'] ?? '';
  await visitor.call(AuthenticateWithSubConfirmation, { subId });
  const later = new Visitor(second);
  expect((await later.call(AuthenticateOpenId, await signOn(later, 'admin'))).Username).toBe('admin');
});

it('ends a sign-on where it began: the code of one provider is worth nothing at another', async () => {
  const [first, second] = apps as [FastifyInstance, FastifyInstance];
  const begun = new Visitor(first);
  const answer = await signOn(begun, 'admin');
  const elsewhere = new Visitor(second);
  for (const [name, value] of begun.cookies) elsewhere.cookies.set(name, value);
  const { status, message } = await elsewhere.post(AuthenticateOpenId.operation, answer);
  expect([status, message]).toEqual([400, 'This single sign-on is no longer valid. Start it again.']);
});

it('gives no code for a wrong password', async () => {
  expect((await signOn(new Visitor(apps[0] as FastifyInstance), 'admin', 'wrong')).code).toBe('');
});
