/** Connectors of a vendor: their settings, their secrets, which nobody reads twice, and who is kept away from them. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import AddConnector from '../../../manifests/operations/ServiceManagement/AddConnector.ts';
import CheckConnector from '../../../manifests/operations/ServiceManagement/CheckConnector.ts';
import DeleteConnector from '../../../manifests/operations/ServiceManagement/DeleteConnector.ts';
import GetConnectors from '../../../manifests/operations/ServiceManagement/GetConnectors.ts';
import GetServiceInformation from '../../../manifests/operations/ServiceManagement/GetServiceInformation.ts';
import MakeConnectorSecret from '../../../manifests/operations/ServiceManagement/MakeConnectorSecret.ts';
import SaveConnector from '../../../manifests/operations/ServiceManagement/SaveConnector.ts';
import SwitchConnectorSecret from '../../../manifests/operations/ServiceManagement/SwitchConnectorSecret.ts';
import UseConnector from '../../../manifests/operations/ServiceManagement/UseConnector.ts';
import { RoundRunner } from '../../../src/server/queue/round-runner.ts';
import checkConnectors from '../../../src/server/rounds/check-connectors.ts';
import { giveOnly } from '../../database/rights.ts';
import { type Caller, signIn, startTestServer, type TestServer } from '../../database/server.ts';
import { makeService } from './made-services.ts';

const url = 'https://kite.example/portolan';

let server: TestServer;
let vendor: Caller;
let accountId: number;
beforeAll(async () => {
  server = await startTestServer();
  accountId = (await (await server.as('reseller')).me()).CompanyAccount.AccountId;
});
beforeEach(() => rights(['Read', 'Update']));
afterAll(() => server.close());

async function rights(flags: readonly string[]): Promise<void> {
  const { UserAccountId } = await (await server.as('reseller')).me();
  await giveOnly(server, UserAccountId, { rights: { PRODUCT_OWNER_PROFILE: flags } });
  vendor = await signIn(server.app, 'reseller');
}
const add = async (more: object = {}) => {
  const settings = { accountId, name: crypto.randomUUID(), kind: 'Webhook' as const, url, ...more };
  return (await vendor.call(AddConnector, settings)).ConnectorId;
};
const read = async (id: number) => (await vendor.call(GetConnectors, {})).find(({ ConnectorId }) => ConnectorId === id);
const secretOf = async (connectorId: number) => (await vendor.call(MakeConnectorSecret, { connectorId }))[0] ?? '';
const kept = (id: number) =>
  server.database.owner.selectFrom('connector').selectAll().where('connector_id', '=', id).executeTakeFirstOrThrow();

describe('a connector', () => {
  it('is added with the usual values, changed, and known by its name', async () => {
    const id = await add({ name: ' Kites ' });
    expect(await read(id)).toMatchObject({
      ...{ Name: 'Kites', Kind: 'Webhook', Url: url, TimeoutMs: 15_000, MostAMinute: 120 },
      ...{ Health: 'Unknown', HasSecret: false, HasNextSecret: false, ServiceCount: 0 },
    });
    const again = await vendor.post(AddConnector.operation, { accountId, name: 'Kites', kind: 'Manual' });
    expect([again.status, Object.keys(again.fields ?? {})]).toEqual([400, ['name']]);
    await server.database.owner.updateTable('connector').set({ health: 'Up' }).where('connector_id', '=', id).execute();
    const settings = { name: 'Kites 2', kind: 'Webhook' as const, url: `${url}/2`, timeoutMs: 2000 };
    await vendor.call(SaveConnector, { connectorId: id, ...settings });
    expect(await read(id)).toMatchObject({ Name: 'Kites 2', Url: `${url}/2`, TimeoutMs: 2000, Health: 'Unknown' });
  });

  it.each([
    'http://kite.example/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://a:b@kite.example/',
    'https://db.internal',
    '',
    undefined,
  ])('calls nothing at %j', async (wrong) => {
    const connectorId = await add();
    const settings = { name: 'Kites', kind: 'Webhook', ...(wrong === undefined ? {} : { url: wrong }) };
    const answers = [
      await vendor.post(AddConnector.operation, { accountId, ...settings }),
      await vendor.post(SaveConnector.operation, { connectorId, ...settings }),
    ];
    for (const answer of answers) expect(answer.status).toBe(400);
    expect((await kept(connectorId)).url).toBe(url);
  });

  it('stays while services use it, which are named, and is deleted then', async () => {
    const connectorId = await add();
    const service = await makeService(server, { name: `Kite ${connectorId}`, owner: accountId });
    const use = (connector_id: number | null) =>
      server.database.owner.updateTable('service').set({ connector_id }).where('service_id', '=', service).execute();
    await use(connectorId);
    const refused = await vendor.post(DeleteConnector.operation, { connectorId });
    expect([refused.status, refused.message]).toEqual([
      409,
      `Services use this connector: Kite ${connectorId}. Give them another one first.`,
    ]);
    await use(null);
    expect((await vendor.post(DeleteConnector.operation, { connectorId })).status).toBe(200);
    expect(await read(connectorId)).toBeUndefined();
  });
});

describe('its secret', () => {
  it('is shown once: the first holds at once, the next beside it until it takes its place', async () => {
    const connectorId = await add();
    const first = await secretOf(connectorId);
    expect(Buffer.from(first.replace('whsec_', ''), 'base64').length).toBe(32);
    expect(await read(connectorId)).toMatchObject({ HasSecret: true, HasNextSecret: false });
    expect((await vendor.post(SwitchConnectorSecret.operation, { connectorId })).status).toBe(409);
    const next = await secretOf(connectorId);
    const other = await secretOf(connectorId);
    expect(new Set([first, next, other]).size).toBe(3);
    const before = await kept(connectorId);
    await vendor.call(SwitchConnectorSecret, { connectorId });
    const after = await kept(connectorId);
    expect([after.secret?.equals(before.next_secret as Buffer), after.next_secret]).toEqual([true, null]);
    await vendor.call(SaveConnector, { connectorId, name: 'By hand now', kind: 'Manual' });
    expect(await kept(connectorId)).toMatchObject({ url: null, secret: null, next_secret: null });
    expect((await vendor.post(MakeConnectorSecret.operation, { connectorId })).status).toBe(409);
  });

  it('stands nowhere in the database as it was shown, and in no answer again', async () => {
    const connectorId = await add();
    const secret = await secretOf(connectorId);
    expect(secret).toMatch(/^whsec_/);
    for (const table of ['audit_entry', 'connector'] as const) {
      const rows = await server.database.owner.selectFrom(table).selectAll().execute();
      const text = JSON.stringify(rows, (_name, value) =>
        value?.type === 'Buffer' ? Buffer.from(value.data).toString('latin1') : value,
      );
      expect(text.includes(secret), table).toBe(false);
    }
    const seen = JSON.stringify(await vendor.call(GetConnectors, {}));
    expect(seen).not.toContain('whsec_');
  });
});

describe('a check', () => {
  const asked: (string | undefined)[] = [];
  const theirs = createServer(({ url: path, headers }, response) => {
    asked.push(path, String(headers['webhook-signature']));
    response.end('{}');
  });
  let origin: string;
  beforeAll(async () => {
    await new Promise<void>((done) => theirs.listen(0, '127.0.0.1', done));
    origin = `http://127.0.0.1:${(theirs.address() as AddressInfo).port}`;
  });
  afterAll(() => theirs.close());

  async function round(allowed: readonly string[]): Promise<void> {
    const { service } = server;
    const settings = { ...service.settings, connectorOrigins: allowed };
    const onProblem = (problem: unknown) => void problems.push(problem);
    await new RoundRunner(checkConnectors, { service: { ...service, settings }, onProblem }).drain();
  }
  const problems: unknown[] = [];

  it('is done soon, signed, and says what it has found; inside of the network only where the operator allows it', async () => {
    const connectorId = await add();
    await server.database.owner
      .updateTable('connector')
      .set({ url: `${origin}/portolan` })
      .where('connector_id', '=', connectorId)
      .execute();
    await secretOf(connectorId);
    await vendor.call(CheckConnector, { connectorId });
    expect(await read(connectorId)).toMatchObject({ Health: 'Unknown', IsChecking: true });
    await round([]);
    expect(await read(connectorId)).toMatchObject({
      ...{ Health: 'Misconfigured', Problem: 'InsideNetwork', IsChecking: false, CheckedUtc: expect.any(String) },
    });
    expect(asked).toEqual([]);
    await vendor.call(CheckConnector, { connectorId });
    await round([origin]);
    expect(await read(connectorId)).toMatchObject({ Health: 'Up', IsChecking: false });
    expect((await read(connectorId))?.Problem).toBeUndefined();
    expect(asked).toEqual(['/portolan/health', expect.stringMatching(/^v1,/)]);
    expect(problems).toEqual([]);
    const byHand = await add({ kind: 'Manual' });
    expect((await vendor.post(CheckConnector.operation, { connectorId: byHand })).status).toBe(409);
  });
});

it('a connector of another vendor is as if it were not there', async () => {
  const { owner } = server.database;
  const foreign = { owner_account_id: 1, name: crypto.randomUUID(), kind: 'Webhook' as const, url };
  const { connector_id: connectorId } = await owner
    .insertInto('connector')
    .values(foreign)
    .returning('connector_id')
    .executeTakeFirstOrThrow();
  const tries = [
    vendor.post(SaveConnector.operation, { connectorId, name: 'Mine', kind: 'Manual' }),
    vendor.post(MakeConnectorSecret.operation, { connectorId }),
    vendor.post(SwitchConnectorSecret.operation, { connectorId }),
    vendor.post(DeleteConnector.operation, { connectorId }),
    vendor.post(CheckConnector.operation, { connectorId }),
    vendor.post(GetConnectors.operation, { accountId: 1 }),
    vendor.post(AddConnector.operation, { accountId: 1, name: 'Mine', kind: 'Manual' }),
  ];
  expect((await Promise.all(tries)).map(({ status }) => status)).toEqual(tries.map(() => 404));
  expect(await kept(connectorId)).toMatchObject({ ...foreign, secret: null });
});

it('who only reads changes nothing', async () => {
  const connectorId = await add();
  await rights(['Read']);
  const refused = await Promise.all([
    vendor.post(AddConnector.operation, { accountId, name: 'x', kind: 'Manual' }),
    vendor.post(SaveConnector.operation, { connectorId, name: 'x', kind: 'Manual' }),
    vendor.post(MakeConnectorSecret.operation, { connectorId }),
    vendor.post(SwitchConnectorSecret.operation, { connectorId }),
    vendor.post(DeleteConnector.operation, { connectorId }),
    vendor.post(CheckConnector.operation, { connectorId }),
  ]);
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 403));
  expect(await read(connectorId)).toBeDefined();
});

describe('of a service', () => {
  const choosing = { MY_SERVICES: ['Read', 'Update'], SERVICE_TOOL_PROVISIONING: ['Read', 'Update'] };
  async function may(more: Readonly<Record<string, readonly string[]>>): Promise<void> {
    const { UserAccountId } = await (await server.as('reseller')).me();
    await giveOnly(server, UserAccountId, { rights: { PRODUCT_OWNER_PROFILE: ['Read', 'Update'], ...more } });
    vendor = await signIn(server.app, 'reseller');
  }
  const choose = (serviceId: number, connectorId: number) =>
    vendor.post(UseConnector.operation, { serviceId, connectorId });

  it('one of its vendor is chosen, and is missing no more', async () => {
    await may(choosing);
    const serviceId = await makeService(server, { name: crypto.randomUUID(), owner: accountId, state: 'Draft' });
    const connectorId = await add({ name: `Kites for ${serviceId}` });
    const shown = () => vendor.call(GetServiceInformation, { serviceId });
    expect((await shown()).Missing).toContain('connector');
    expect((await choose(serviceId, connectorId)).status).toBe(200);
    const { Missing, ...after } = await shown();
    expect(after).toMatchObject({ ConnectorId: connectorId, Connector: `Kites for ${serviceId}` });
    expect(Missing).not.toContain('connector');
    await may({ MY_SERVICES: ['Read', 'Update'], SERVICE_TOOL_PROVISIONING: [] });
    expect(await shown()).not.toHaveProperty('Connector');
    expect((await choose(serviceId, connectorId)).status).toBe(403);
  });

  it('none of another vendor is, nor for his service', async () => {
    await may(choosing);
    const own = await makeService(server, { name: crypto.randomUUID(), owner: accountId });
    const foreign = await server.database.owner
      .selectFrom('service')
      .select(['service_id', 'connector_id'])
      .where('owner_account_id', '<>', accountId)
      .where('connector_id', 'is not', null)
      .executeTakeFirstOrThrow();
    expect((await choose(own, Number(foreign.connector_id))).status).toBe(404);
    expect((await choose(foreign.service_id, await add())).status).toBe(404);
    const owner = await server.as('owner');
    const theirs = { serviceId: own, connectorId: Number(foreign.connector_id) };
    expect((await owner.post(UseConnector.operation, theirs)).status).toBe(404);
  });
});
