/** The demo vendors over HTTP: each in its temper, every message carried out once, and everything kept where the server cannot read it. */
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { endpointOf } from '../../../../generators/connector-check/endpoint.ts';
import { checkEndpoint } from '../../../../generators/connector-check/rules.ts';
import { startTestServer, type TestServer } from '../../../../tests/database/server.ts';
import { buildApp } from '../../app.ts';
import type { VendorReport } from '../../provisioning/callback.ts';
import type { Connector, Message, Theirs } from '../../provisioning/connector.ts';
import { openConnector } from '../../provisioning/open-connector.ts';
import { RoundRunner } from '../../queue/round-runner.ts';
import checkConnectors from '../../rounds/check-connectors.ts';
import type { Service } from '../../service.ts';
import { type DemoVendor, openDemoVendor } from './demo-vendor.ts';
import { workOff } from './report.ts';
import { type Fate, fateOf, type Temper } from './tempers.ts';

const slugs: Readonly<Record<Temper, string>> = {
  prompt: 'brieftaube-mail',
  callback: 'tresorwerk',
  slow: 'fensterblick',
  moody: 'schildwacht',
  strict: 'klangbruecke',
  forgetful: 'puszta-compute',
};
const token = 'Portolan-Demo-1!';

let server: TestServer;
let service: Service;
let vendor: DemoVendor;
let app: FastifyInstance;
let portal: string;
const reports: VendorReport[] = [];
const problems: unknown[] = [];
const setup = () => ({ secrets: service.secrets, token, onProblem: (problem: unknown) => problems.push(problem) });

beforeAll(async () => {
  server = await startTestServer();
  vendor = (await openDemoVendor(server.database, server.service.settings)) as DemoVendor;
  service = { ...server.service, settings: { ...server.service.settings, connectorOrigins: [vendor.origin] } };
  await vendor.begin(setup());
  app = await buildApp(service, {
    deliver: async (report) => {
      reports.push(report);
      return 'taken';
    },
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  portal = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  for (const slug of Object.values(slugs)) await control({ vendor: slug, latency: 0 });
});
afterAll(async () => {
  await app.close();
  await vendor.stop();
  await server.close();
});

async function control(body: object, bearer = token): Promise<{ status: number; message?: string }> {
  const headers = { authorization: `Bearer ${bearer}` };
  const reply = await fetch(`${vendor.origin}/control`, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: reply.status, ...((await reply.json()) as object) };
}

async function connectorOf(temper: Temper, timeout?: number): Promise<{ id: number; connector: Connector }> {
  const row = await server.database.owner
    .selectFrom('connector')
    .select(['connector_id', 'kind', 'url', 'timeout_ms', 'secret', 'next_secret'])
    .where('url', '=', `${vendor.origin}/${slugs[temper]}`)
    .executeTakeFirstOrThrow();
  const connector = openConnector({ ...row, timeout_ms: timeout ?? row.timeout_ms }, service);
  return { id: row.connector_id, connector };
}

/** A message id that meets such a fate. */
function messageId(temper: Temper, wanted: (fate: Fate) => boolean): string {
  for (;;) {
    const id = `msg_${crypto.randomUUID()}`;
    if (wanted(fateOf(temper, id))) return id;
  }
}

const message = (id: string, more: object = {}, connectorId = 0): Message => ({
  messageId: id,
  payload: {
    sent_utc: '2026-11-20T09:30:00.000Z',
    subscription: { account_id: 5, product: 'Mailbox', vendor_sku: 'X-1', quantity: 3, commitment_months: 1, ...more },
    customer: { identificator: 'C-5', name: 'Möwe AG' },
    configuration: {},
    callback: `${portal}/provisioning/callback/${connectorId}`,
  },
});
const all = async <Entry>(list: AsyncIterable<Entry>): Promise<Entry[]> => {
  const found: Entry[] = [];
  for await (const entry of list) found.push(entry);
  return found;
};
const anyFate = () => true;

describe('connectors of the demo world', () => {
  it('lead here, two of each temper, and are up once they are checked', async () => {
    const webhooks = () =>
      server.database.owner.selectFrom('connector').select(['url', 'secret', 'health']).where('kind', '=', 'Webhook');
    const rows = await webhooks().execute();
    expect(rows.length).toBe(12);
    expect(rows.filter(({ url, secret }) => !url?.startsWith(vendor.origin) || secret === null)).toEqual([]);
    await new RoundRunner(checkConnectors, { service, onProblem: (problem) => problems.push(problem) }).drain();
    const checked = await webhooks().execute();
    expect(checked.map(({ health }) => health)).toEqual(rows.map(() => 'Up'));
    expect(problems).toEqual([]);
  });

  it('are nothing that the server’s login could look up at the vendors', async () => {
    await expect(server.database.pool.query('select * from demo_vendor.vendor')).rejects.toThrow('permission denied');
  });
});

describe('the vendor that is', () => {
  it('prompt does a message once, however often it comes, and refuses another one under its key', async () => {
    const { connector } = await connectorOf('prompt');
    const sent = message(messageId('prompt', anyFate));
    const answers = await Promise.all([1, 2, 3].map(() => connector.create(sent)));
    const references = answers.map((answer) => answer.kind === 'done' && answer.reference);
    expect(new Set(references).size).toBe(1);
    const [reference] = references as [string];
    expect(await connector.create(message(sent.messageId, { quantity: 4 }))).toMatchObject({ kind: 'refused' });
    const change = message(messageId('prompt', anyFate), { reference, quantity: 8 });
    expect(await connector.change(change)).toMatchObject({ kind: 'done', reference });
    expect(await connector.suspend(message(messageId('prompt', anyFate), { reference }))).toMatchObject({
      kind: 'done',
    });
    const theirs = (await all(connector.list())).filter((one) => one.reference === reference);
    expect(theirs).toEqual([{ reference, vendorSku: 'X-1', quantity: 8, state: 'Suspended' } satisfies Theirs]);
    for (const _again of [1, 2])
      expect(await connector.terminate(message(messageId('prompt', anyFate), { reference }))).toMatchObject({
        kind: 'done',
      });
    expect(await connector.resume(message(messageId('prompt', anyFate), { reference }))).toMatchObject({
      kind: 'refused',
    });
  });

  it('of the callback temper accepts, and reports later, twice or before the answer', async () => {
    const { id, connector } = await connectorOf('callback');
    const fates: ((fate: Fate) => boolean)[] = [
      ({ reports, isReportedFirst }) => reports === 1 && !isReportedFirst,
      ({ reports, isReportedFirst }) => reports === 2 && !isReportedFirst,
      ({ reports, isReportedFirst }) => reports === 1 && isReportedFirst,
    ];
    const sent = fates.map((fate) => message(messageId('callback', fate), {}, id));
    for (const one of sent) expect(await connector.create(one)).toMatchObject({ kind: 'accepted' });
    const of = ({ messageId: wanted }: Message) => reports.filter(({ report }) => report.message_id === wanted);
    await vi.waitFor(() => expect(sent.map((one) => of(one).length)).toEqual([1, 2, 1]), { timeout: 20_000 });
    const [, twice = sent[0] as Message] = sent;
    expect(of(twice)[0]).toMatchObject({ connectorId: id, report: { outcome: 'done', reference: expect.any(String) } });
    expect(of(twice)[0]).toEqual(of(twice)[1]);
    const once = Array.from({ length: 5 }, () => message(messageId('callback', fates[2] ?? anyFate), {}, id));
    const rounds = () => Promise.all(Array.from({ length: 8 }, () => workOff(server.database.owner)));
    await Promise.all(once.map(async (one) => Promise.all([connector.create(one), rounds()])));
    await rounds();
    expect(once.map((one) => of(one).length)).toEqual(once.map(() => 1));
  });

  it('slow does what nobody waits for any more', async () => {
    await control({ vendor: slugs.slow, latency: 0.05 });
    const { connector } = await connectorOf('slow', 50);
    const sent = message(messageId('slow', ({ seconds }) => seconds > 10));
    expect(await connector.create(sent)).toMatchObject({ kind: 'unavailable', problem: 'TimedOut' });
    const asked = async () => (await connectorOf('slow')).connector.status(sent);
    await vi.waitFor(async () => expect(await asked()).toMatchObject({ kind: 'done' }), { timeout: 20_000 });
  });

  it('moody fails at first, or asks to wait, and does it then', async () => {
    const { connector } = await connectorOf('moody');
    for (const [stumble, answer] of [
      [503, { kind: 'unavailable', problem: 'Busy' }],
      [429, { kind: 'unavailable', problem: 'Busy', after: 2 }],
    ] as const) {
      const sent = message(messageId('moody', (fate) => fate.stumble === stumble));
      expect(await connector.create(sent)).toMatchObject(answer);
      expect(await connector.status(sent)).toMatchObject({ kind: 'refused' });
      expect(await connector.create(sent)).toMatchObject({ kind: 'done' });
    }
  });

  it('strict refuses more than it sells, and a domain that is empty', async () => {
    const { connector } = await connectorOf('strict');
    const tooMany = message(messageId('strict', anyFate), { quantity: 501 });
    expect(await connector.create(tooMany)).toMatchObject({ kind: 'refused', message: expect.stringContaining('501') });
    const { payload, ...rest } = message(messageId('strict', anyFate));
    const noDomain = { ...rest, payload: { ...payload, configuration: { MailDomain: ' ' } } };
    expect(await connector.create(noDomain)).toMatchObject({ message: expect.stringContaining('MailDomain') });
  });

  it('forgetful does what it never tells', async () => {
    const { connector } = await connectorOf('forgetful');
    const sent = message(messageId('forgetful', ({ reports: times }) => times === 0));
    expect(await connector.create(sent)).toMatchObject({ kind: 'accepted' });
    await vi.waitFor(async () => expect(await connector.status(sent)).toMatchObject({ kind: 'done' }));
  });
});

describe('control', () => {
  it('takes the password of the demo alone, and says what it takes', async () => {
    expect((await control({ vendor: slugs.prompt }, 'guess')).status).toBe(401);
    expect(await control({ vendor: slugs.prompt, temper: 'sad' })).toMatchObject({
      ...{ status: 400, message: expect.stringContaining('forgetful') },
    });
    expect((await control({ vendor: 'nobody' })).status).toBe(404);
  });

  it('plants what we do not know of, and lets tries fail', async () => {
    const { connector } = await connectorOf('strict');
    await control({ vendor: slugs.strict, add: { reference: 'planted', vendor_sku: 'X-9', quantity: 7 } });
    await control({ vendor: slugs.strict, set: { reference: 'planted', quantity: 9 }, failures: 1 });
    expect(await all(connector.list())).toContainEqual({
      ...{ reference: 'planted', vendorSku: 'X-9', quantity: 9, state: 'Active' },
    });
    expect(await connector.create(message(messageId('strict', anyFate)))).toMatchObject({ problem: 'Busy' });
    await control({ vendor: slugs.strict, forget: 'planted', failures: 0 });
    expect((await all(connector.list())).filter(({ reference }) => reference === 'planted')).toEqual([]);
  });
});

it('choices are given by their list and text', async () => {
  const { connector } = await connectorOf('prompt');
  const source = { path: '/regions', product: 'Mailbox', customer: { identificator: 'C-5' } };
  expect(await connector.options(source, 'rost')).toEqual([{ value: 'de-rst', label: 'Rostock' }]);
  await expect(connector.options({ ...source, path: '/nothing' }, '')).rejects.toThrow();
});

it.each(['prompt', 'moody'] as const)('the %s one keeps what the check of connectors asks for', async (temper) => {
  const secret = `whsec_${Buffer.from(`of the ${temper} one, for the check`).toString('base64')}`;
  await control({ vendor: slugs[temper], secret });
  const url = `${vendor.origin}/${slugs[temper]}`;
  const given = { sku: 'X-1', configuration: {}, options: '/regions', patienceMs: 20_000 };
  const found = await checkEndpoint(endpointOf({ url, secret, ...given }));
  expect(found.filter(({ state }) => state !== 'kept')).toEqual([]);
});

it('whoever has another secret is refused', async () => {
  const { connector } = await connectorOf('prompt');
  await control({ vendor: slugs.prompt, secret: `whsec_${Buffer.from('another').toString('base64')}` });
  expect(await connector.health()).toEqual({ health: 'Misconfigured', problem: 'Refused' });
});

it('of two processes one runs it, the other takes its place at the same address', async () => {
  const second = (await openDemoVendor(server.database, service.settings)) as DemoVendor;
  expect(second.origin).toBe(vendor.origin);
  await vendor.stop();
  await second.begin(setup());
  vendor = second;
  expect((await control({ vendor: slugs.prompt })).status).toBe(200);
  expect(problems).toEqual([]);
});
