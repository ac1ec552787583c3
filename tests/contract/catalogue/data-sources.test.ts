/** Choices of a field that the vendor's own server says: set by him, asked for each company by itself, and never a person's business. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, it } from 'vitest';
import GetFieldChoices from '../../../manifests/operations/Marketplace/GetFieldChoices.ts';
import SearchServices from '../../../manifests/operations/Marketplace/SearchServices.ts';
import DeleteDataSource from '../../../manifests/operations/ServiceManagement/DeleteDataSource.ts';
import GetDataSources from '../../../manifests/operations/ServiceManagement/GetDataSources.ts';
import SaveDataSource from '../../../manifests/operations/ServiceManagement/SaveDataSource.ts';
import { buildApp } from '../../../src/server/app.ts';
import { giveOnly } from '../../database/rights.ts';
import { type Caller, signIn, startTestServer, type TestServer } from '../../database/server.ts';
import { makeService } from './made-services.ts';

const secret = `whsec_${Buffer.from('of a vendor'.repeat(3)).toString('base64')}`;
const asked: { readonly body: Record<string, unknown>; readonly isSigned: boolean }[] = [];
let answer: { readonly status: number; readonly body: unknown };
const regions = { status: 200, body: { options: [{ value: 'de-fra', label: 'Frankfurt am Main' }] } };
const theirs = createServer(async (request, response) => {
  const text = (await request.toArray()).join('');
  let isSigned = true;
  try {
    new Webhook(secret).verify(text, request.headers as Record<string, string>);
  } catch {
    isSigned = false;
  }
  asked.push({ body: JSON.parse(text), isSigned });
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
});

let server: TestServer;
let app: FastifyInstance;
let origin: string;
beforeAll(async () => {
  server = await startTestServer();
  await new Promise<void>((done) => theirs.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(theirs.address() as AddressInfo).port}`;
  const settings = { ...server.service.settings, connectorOrigins: [origin] };
  app = await buildApp({ ...server.service, settings });
  await app.ready();
});
afterAll(async () => {
  theirs.close();
  await app.close();
  await server.close();
});

const rights = {
  MY_SERVICES: ['Read', 'Update'],
  SERVICE_TOOL_REMOTE_DATASOURCE: ['Read', 'Update'],
};
async function as(user: 'vendor' | 'admin', held: Readonly<Record<string, readonly string[]>>): Promise<Caller> {
  await giveOnly(server, (await (await server.as(user)).me()).UserAccountId, { rights: held });
  return signIn(app, user);
}

/** A service with a field for a text and one for a number, told to the vendor's server of this test. */
async function withFields(serviceId: number): Promise<void> {
  const { owner } = server.database;
  const { owner_account_id } = await owner
    .selectFrom('service')
    .select('owner_account_id')
    .where('service_id', '=', serviceId)
    .executeTakeFirstOrThrow();
  const { connector_id } = await owner
    .insertInto('connector')
    .values({
      ...{ owner_account_id, name: crypto.randomUUID(), kind: 'Webhook', url: origin },
      secret: server.service.secrets.encrypt('connector', secret),
    })
    .returning('connector_id')
    .executeTakeFirstOrThrow();
  await owner.updateTable('service').set({ connector_id }).where('service_id', '=', serviceId).execute();
  for (const [position, DisplayTemplate] of ['Text', 'Number'].entries())
    await owner
      .insertInto('service_field')
      .values({
        ...{ service_id: serviceId, name: `A${DisplayTemplate}`, position, stage: 'Order' },
        definition: JSON.stringify({ DisplayTemplate, DisplayValue: { en: `A ${DisplayTemplate}` } }),
      })
      .execute();
}

it('a vendor sets, changes and takes away where the choices of a text come from, of his own services', async () => {
  const vendor = await as('vendor', rights);
  const company = (await vendor.me()).CompanyAccount.AccountId;
  const serviceId = await makeService(server, { name: crypto.randomUUID(), owner: company, state: 'Draft' });
  await withFields(serviceId);
  const text = { FieldName: 'AText', DisplayValue: 'A Text', Stage: 'Order', Version: expect.any(String) };
  const read = () => vendor.call(GetDataSources, { serviceId });
  expect(await read()).toEqual([{ ...text, HasSource: false }]);
  const source = { serviceId, fieldName: 'AText', path: '/regions' };
  await vendor.call(SaveDataSource, source);
  expect(await read()).toEqual([{ ...text, HasSource: true, Path: '/regions', CacheSeconds: 300 }]);
  await vendor.call(SaveDataSource, { ...source, path: '/zones', cacheSeconds: 0 });
  expect(await read()).toEqual([{ ...text, HasSource: true, Path: '/zones', CacheSeconds: 0 }]);
  for (const wrong of [{ fieldName: 'ANumber' }, { fieldName: 'Absent' }, { serviceId: 900_003 }])
    expect((await vendor.post(SaveDataSource.operation, { ...source, ...wrong })).status).toBe(404);
  for (const path of ['regions', '/', '/a b', `/${'a'.repeat(500)}`])
    expect((await vendor.post(SaveDataSource.operation, { ...source, path })).status).toBe(400);
  const foreign = await makeService(server, { name: crypto.randomUUID(), owner: 1, state: 'Draft' });
  await withFields(foreign);
  expect((await vendor.post(SaveDataSource.operation, { ...source, serviceId: foreign })).status).toBe(404);
  await vendor.call(DeleteDataSource, { serviceId, fieldName: 'AText' });
  expect(await read()).toEqual([{ ...text, HasSource: false }]);
  const reader = await as('vendor', { ...rights, SERVICE_TOOL_REMOTE_DATASOURCE: ['Read'] });
  expect((await reader.post(SaveDataSource.operation, source)).status).toBe(403);
});

it('whoever may order asks for his company, which is all that the vendor learns, and an answer is kept for that company alone', async () => {
  const admin = await as('admin', {
    PRODUCT_ACCOUNT: ['Create', 'Read'],
    MARKETPLACE: ['Read'],
    COMPANY_ACCOUNT: ['Read'],
  });
  const { Services } = await admin.call(SearchServices, { filter: { Source: { Type: 'Root' } }, limit: 1 });
  const serviceId = Services[0]?.Id as number;
  await withFields(serviceId);
  const wanted = { serviceId, fieldName: 'AText' };
  expect((await admin.post(GetFieldChoices.operation, wanted)).status).toBe(404);
  await server.database.owner
    .insertInto('service_data_source')
    .values({ service_id: serviceId, field_name: 'AText', path: '/regions' })
    .execute();
  answer = { status: 503, body: {} };
  expect(await admin.post(GetFieldChoices.operation, wanted)).toMatchObject({ status: 503 });
  // A failure is kept for nobody.
  answer = regions;
  asked.length = 0;
  for (let times = 0; times < 2; times += 1)
    expect(await admin.call(GetFieldChoices, wanted)).toEqual([{ Value: 'de-fra', DisplayName: 'Frankfurt am Main' }]);
  await admin.call(GetFieldChoices, { ...wanted, text: ' fra ' });
  const customer = { identificator: expect.stringMatching(/\S/) };
  expect(asked).toMatchObject([
    { isSigned: true, body: { type: 'options', path: '/regions', text: '', customer } },
    { isSigned: true, body: { text: 'fra' } },
  ]);
  const { Username, CompanyAccount } = await admin.me();
  for (const name of [Username, CompanyAccount.DisplayName]) expect(JSON.stringify(asked)).not.toContain(name);
  const { owner } = server.database;
  expect((await admin.post(GetFieldChoices.operation, { ...wanted, accountId: 1 })).status).toBe(404);
  const soon = new Date(Date.now() + 60_000);
  await owner.updateTable('connector').set({ paused_until_utc: soon }).where('url', '=', origin).execute();
  expect((await admin.post(GetFieldChoices.operation, { ...wanted, text: 'new' })).status).toBe(503);
  expect(asked).toHaveLength(2);
  const draft = await makeService(server, { name: crypto.randomUUID(), owner: 1, state: 'Draft' });
  await withFields(draft);
  expect((await admin.post(GetFieldChoices.operation, { ...wanted, serviceId: draft })).status).toBe(404);
  const nobody = await as('admin', { MARKETPLACE: ['Read'] });
  expect((await nobody.post(GetFieldChoices.operation, wanted)).status).toBe(403);
});
