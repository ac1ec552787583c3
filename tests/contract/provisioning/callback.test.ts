/** What vendors tell by themselves: taken with a signature of the connector, and refused in one way without. */
import type { FastifyInstance } from 'fastify';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../../src/server/app.ts';
import type { Deliver, VendorReport } from '../../../src/server/provisioning/callback.ts';
import { startTestServer, type TestServer } from '../../database/server.ts';

const secretOf = (text: string) => `whsec_${Buffer.from(text.repeat(4)).toString('base64')}`;
const [present, next, other] = ['present', 'next', 'other'].map(secretOf) as [string, string, string];
const done = { message_id: 'msg_1', outcome: 'done', reference: 'sub-1', facts: { Server: 'a1' } };

let server: TestServer;
let app: FastifyInstance;
let connectorId: number;
let deliver: Deliver;
const delivered: VendorReport[] = [];
beforeAll(async () => {
  server = await startTestServer();
  app = await buildApp(server.service, { deliver: (report, service) => deliver(report, service) });
  await app.ready();
  connectorId = await addConnector('Webhook');
});
beforeEach(() => {
  delivered.length = 0;
  deliver = async (report) => {
    delivered.push(report);
    return 'taken';
  };
});
afterAll(async () => {
  await app.close();
  await server.close();
});

async function addConnector(kind: 'Webhook' | 'Manual'): Promise<number> {
  const secrets = [present, next].map((secret) => server.service.secrets.encrypt('connector', secret)) as [
    Buffer,
    Buffer,
  ];
  const { connector_id } = await server.database.owner
    .insertInto('connector')
    .values({ owner_account_id: 1, name: crypto.randomUUID(), kind, url: 'https://vendor.example/' })
    .returning('connector_id')
    .executeTakeFirstOrThrow();
  const kept = { secret: secrets[0], next_secret: secrets[1] };
  await server.database.owner.updateTable('connector').set(kept).where('connector_id', '=', connector_id).execute();
  return connector_id;
}

interface Sent {
  readonly connector?: number | string;
  readonly secret?: string;
  readonly time?: Date;
  readonly id?: string;
  readonly body?: string | object;
  readonly headers?: Record<string, string>;
}

async function send({
  connector = connectorId,
  secret = present,
  time = new Date(),
  id = 'evt_1',
  ...rest
}: Sent = {}) {
  const { body = done, headers = {} } = rest;
  const payload = typeof body === 'string' ? body : JSON.stringify(body);
  const signed = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(time.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign(id, time, payload),
  };
  const url = `/provisioning/callback/${connector}`;
  const reply = await app.inject({ method: 'POST', url, payload, headers: { ...signed, ...headers } });
  return { status: reply.statusCode, body: reply.json() as { message?: string } };
}

it('a report is handed on as it came, signed with the present secret or the next', async () => {
  for (const secret of [present, next]) expect(await send({ secret })).toEqual({ status: 200, body: {} });
  const expected = { connectorId, vendorMessageId: 'evt_1', report: done, body: JSON.stringify(done) };
  expect(delivered).toEqual([expected, expected]);
});

it('one that repeats itself is fine, one of a message that nobody knows is not there', async () => {
  deliver = async () => 'repeated';
  expect((await send()).status).toBe(200);
  deliver = async () => 'unknown';
  expect(await send()).toMatchObject({ status: 404, body: { message: expect.stringContaining('msg_1') } });
});

it('where nobody has sent a message, none is known', async () => {
  const plain = {
    method: 'POST',
    url: `/provisioning/callback/${connectorId}`,
    payload: JSON.stringify(done),
  } as const;
  const time = new Date();
  const headers = {
    'content-type': 'application/json',
    'webhook-id': 'evt_1',
    'webhook-timestamp': String(Math.floor(time.getTime() / 1000)),
    'webhook-signature': new Webhook(present).sign('evt_1', time, plain.payload),
  };
  expect((await server.app.inject({ ...plain, headers })).statusCode).toBe(404);
});

describe('there is one refusal, whatever is wrong (I33):', () => {
  const minutes = (count: number) => new Date(Date.now() + count * 60_000);
  it.each<[string, () => Sent | Promise<Sent>]>([
    ['another secret', () => ({ secret: other })],
    ['too old', () => ({ time: minutes(-6) })],
    ['ahead of time', () => ({ time: minutes(6) })],
    ['no signature', () => ({ headers: { 'webhook-signature': '' } })],
    ['the id of another report', () => ({ headers: { 'webhook-id': 'evt_2' } })],
    ['another connector', async () => ({ connector: await addConnector('Manual') })],
    ['no such connector', () => ({ connector: 900_003 })],
    ['no number', () => ({ connector: 'one' })],
    ['a number beyond all', () => ({ connector: '9'.repeat(40) })],
    ['no JSON, and another secret', () => ({ secret: other, body: '<html>' })],
  ])('%s', async (_what, sent) => {
    expect(await send(await sent())).toEqual({ status: 401, body: { message: 'Not accepted.' } });
    expect(delivered).toEqual([]);
  });
});

describe('who is believed is told what is wrong with', () => {
  it.each<[string, Sent]>([
    ['no JSON', { body: '<html>' }],
    ['no message', { body: { outcome: 'done' } }],
    ['an outcome that there is not', { body: { ...done, outcome: 'maybe' } }],
    ['characters that cannot be kept', { body: '{"message_id":"m","outcome":"done","reference":"\\u0000"}' }],
    ['names of prototypes', { body: '{"message_id":"m","outcome":"done","facts":{"__proto__":{"a":1}}}' }],
    ['an id that is too long', { id: 'x'.repeat(201) }],
  ])('%s', async (_what, sent) => {
    expect(await send(sent)).toMatchObject({ status: 400, body: { message: expect.any(String) } });
    expect(delivered).toEqual([]);
  });
});

it('a body has its length and its kind', async () => {
  expect(await send({ body: { ...done, message: 'x'.repeat(70_000) } })).toMatchObject({ status: 413 });
  expect(await send({ headers: { 'content-type': 'text/plain' } })).toMatchObject({ status: 400 });
  const empty = { method: 'POST', url: `/provisioning/callback/${connectorId}` } as const;
  expect((await app.inject(empty)).statusCode).toBe(400);
  expect(delivered).toEqual([]);
});

it('what goes wrong with the report is told as any failure, so that the vendor sends it again', async () => {
  deliver = async () => Promise.reject(new Error('no place'));
  expect((await send()).status).toBe(500);
});

it('too many from one network wait', async () => {
  await server.database.owner
    .updateTable('attempt')
    .set({ count: 1200, locked_until_utc: new Date(Date.now() + 60_000) })
    .where('subject', 'like', 'vendor callback:%')
    .execute();
  expect((await send()).status).toBe(429);
  expect(delivered).toEqual([]);
});
