/** The webhook connector: what a vendor is sent, what each of his answers means, and that none of them throws. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { actions, type Message } from './connector.ts';
import { webhookConnector } from './webhook.ts';

const secrets = ['first', 'second'].map((text) => `whsec_${Buffer.from(text.repeat(8)).toString('base64')}`);
const asked: { request: IncomingMessage; body: string }[] = [];
let answer: (response: ServerResponse, request: IncomingMessage) => void;
const server = createServer(async (request, response) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  asked.push({ request, body: Buffer.concat(parts).toString() });
  answer(response, request);
});
let origin: string;
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  asked.length = 0;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const says = (status: number, body: unknown = {}, headers: Record<string, string> = {}) => {
  answer = (response) =>
    response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body));
};
const connector = (more: object = {}) =>
  webhookConnector({ url: `${origin}/portolan`, secrets, timeoutMs: 2000, allowed: [origin], ...more });
const message: Message = {
  messageId: 'msg_1',
  payload: {
    sent_utc: '2026-11-20T09:30:00.000Z',
    order: { order_id: 17 },
    subscription: { account_id: 5, product: 'Mailbox', vendor_sku: 'BM-1', quantity: 3, commitment_months: 12 },
    customer: { identificator: 'C-5', name: 'Möwe AG', country: 'DE' },
    configuration: { Domain: 'moewe.example' },
    callback: 'https://portal.example/provisioning/callback/1',
  },
};
const running: Message = {
  ...message,
  payload: { ...message.payload, subscription: { ...message.payload.subscription, reference: 'sub-5' } },
};
describe('a message', () => {
  it.each(actions)(
    '%s is signed with each secret, as the official library verifies it, and bears its key',
    async (type) => {
      says(200, { reference: 'sub-5' });
      await connector()[type](message);
      const [{ request, body } = { request: {} as IncomingMessage, body: '' }] = asked;
      expect([request.method, request.url]).toEqual(['POST', `/portolan/${type}`]);
      const headers = request.headers as Record<string, string>;
      for (const secret of secrets)
        expect(new Webhook(secret).verify(body, headers)).toEqual({ type, message_id: 'msg_1', ...message.payload });
      expect(headers['idempotency-key']).toBe('msg_1');
      expect(headers['webhook-id']).toBe('msg_1');
      expect(() => new Webhook(`whsec_${Buffer.from('third').toString('base64')}`).verify(body, headers)).toThrow();
    },
  );

  it('is the same to the letter when it is sent again', async () => {
    says(503);
    await connector().create(message);
    await connector().create(message);
    expect(asked[0]?.body).toBe(asked[1]?.body);
  });

  it('is not sent without a secret, nor beyond 64 kB', async () => {
    expect(await connector({ secrets: [] }).create(message)).toMatchObject({ problem: 'NoSecret' });
    const long = { ...message, payload: { ...message.payload, configuration: { Text: 'x'.repeat(70_000) } } };
    expect(await connector().create(long)).toMatchObject({ problem: 'TooLong' });
    expect(asked).toEqual([]);
  });
});

describe('an answer', () => {
  const busy = { kind: 'unavailable', problem: 'Busy' };
  const odd = { kind: 'unavailable', problem: 'OddAnswer' };
  it.each([
    [
      200,
      { reference: 'sub-5', facts: { Server: 'a1' } },
      { kind: 'done', reference: 'sub-5', facts: { Server: 'a1' } },
    ],
    [200, { reference: '' }, odd],
    [200, {}, odd],
    [200, '<html>', odd],
    [200, '', odd],
    [200, '{"reference":"\\u0000"}', odd],
    [200, '{"reference":"a","facts":{"__proto__":{"x":1}}}', odd],
    [202, '', { kind: 'accepted' }],
    [202, { reference: 'sub-5' }, { kind: 'accepted', reference: 'sub-5' }],
    [202, '<html>', odd],
    [204, '', odd],
    [400, '<html>', { kind: 'refused', message: 'The vendor has answered 400.' }],
    [
      404,
      { message: 'No such product', details: 'BM-1' },
      { kind: 'refused', message: 'No such product', details: 'BM-1' },
    ],
    [409, { message: 'Another body' }, { kind: 'refused', message: 'Another body' }],
    [422, { message: ' ' }, { kind: 'refused', message: 'The vendor has answered 422.' }],
    [401, {}, { kind: 'unavailable', problem: 'Refused' }],
    [403, {}, { kind: 'unavailable', problem: 'Refused' }],
    [302, {}, { kind: 'unavailable', problem: 'LedOn' }],
    [408, {}, busy],
    [425, {}, busy],
    [429, {}, busy],
    [500, {}, busy],
    [503, '<html>', busy],
  ])('%i %j to create', async (status, body, expected) => {
    says(status, body);
    const { exchange, ...result } = await connector().create(message);
    expect(result).toMatchObject(expected);
    expect(Object.keys(result).filter((name) => !(name in expected) && name !== 'message')).toEqual([]);
    expect(exchange).toMatchObject({ status, durationMs: expect.any(Number) });
  });

  it('needs no reference where it is known, and none to end what is gone', async () => {
    says(200);
    expect(await connector().change(running)).toMatchObject({ kind: 'done', reference: 'sub-5' });
    expect(await connector().terminate(message)).toMatchObject({ kind: 'done', reference: '' });
    says(404);
    expect(await connector().terminate(running)).toMatchObject({ kind: 'done', reference: 'sub-5' });
    expect(await connector().suspend(running)).toMatchObject({ kind: 'refused' });
  });

  it.each([
    ['7', 7],
    ['999999', 3600],
    ['0', 0],
    ['soon', undefined],
    ['Fri, 20 Nov 2020 00:00:00 GMT', 0],
    ['Wed, 01 Jan 2200 00:00:00 GMT', 3600],
  ])('asks to wait: %s', async (header, after) => {
    says(429, {}, { 'retry-after': header });
    const result = await connector().create(message);
    expect('after' in result ? result.after : undefined).toBe(after);
  });

  it('is kept for the history without what cannot be kept, and not endlessly', async () => {
    says(500, `\0${'é'.repeat(20_000)}`);
    const { exchange } = await connector().create(message);
    expect(exchange?.body).toMatch(/^é{15000,16000}$/);
  });
});

describe('no answer is an outcome too:', () => {
  it('one that is too long, too late, trickles, breaks off, or never comes', async () => {
    says(200, 'x'.repeat(100_000));
    expect(await connector().create(message)).toMatchObject({ kind: 'unavailable', problem: 'TooLong' });
    answer = () => undefined;
    expect(await connector({ timeoutMs: 50 }).create(message)).toMatchObject({ problem: 'TimedOut' });
    answer = (response) => {
      const timer = setInterval(() => response.write(' '), 5);
      response.on('close', () => clearInterval(timer));
    };
    expect(await connector({ timeoutMs: 100 }).create(message)).toMatchObject({ problem: 'TimedOut' });
    answer = (response) =>
      void response.writeHead(200, { 'content-length': '50' }).write('{', () => response.destroy());
    expect(await connector().create(message)).toMatchObject({ problem: 'NoConnection' });
    answer = (_response, request) => request.socket.end('nonsense');
    expect(await connector().create(message)).toMatchObject({ problem: 'NoConnection' });
    const nowhere = 'http://127.0.0.1:1';
    expect(await connector({ url: nowhere, allowed: [nowhere] }).create(message)).toMatchObject({
      problem: 'NoConnection',
    });
  });

  it('a name server that says nothing', async () => {
    const resolve = () => new Promise<never>(() => undefined);
    expect(await connector({ timeoutMs: 50, resolve }).create(message)).toMatchObject({ problem: 'TimedOut' });
  });

  it('an address of the own network, also behind a name that leads elsewhere a moment later', async () => {
    const url = `https://vendor.example:${new URL(origin).port}/`;
    const addresses = ['127.0.0.1', '93.184.215.14'];
    const resolve = async () => [{ address: addresses.shift() ?? '127.0.0.1', family: 4 }];
    const inside = { kind: 'unavailable', problem: 'InsideNetwork' };
    expect(await connector({ url, allowed: [], resolve }).create(message)).toMatchObject(inside);
    expect(await connector({ allowed: [] }).create(message)).toMatchObject(inside);
    expect(asked).toEqual([]);
  });

  it('a redirect, also to an address that may be called', async () => {
    says(307, {}, { location: `${origin}/elsewhere` });
    expect(await connector().create(message)).toMatchObject({ problem: 'LedOn' });
    expect(asked.length).toBe(1);
  });
});

describe('what became of a message', () => {
  it.each([
    [200, { outcome: 'done', reference: 'sub-5' }, { kind: 'done', reference: 'sub-5' }],
    [200, { outcome: 'done' }, { kind: 'unavailable', problem: 'OddAnswer' }],
    [200, { outcome: 'accepted' }, { kind: 'accepted' }],
    [200, { outcome: 'refused', message: 'Full' }, { kind: 'refused', message: 'Full' }],
    [200, { outcome: 'perhaps' }, { kind: 'unavailable', problem: 'OddAnswer' }],
    [404, { message: 'Unknown message' }, { kind: 'refused', message: 'Unknown message' }],
    [503, {}, { kind: 'unavailable', problem: 'Busy' }],
  ])('%i %j', async (status, body, expected) => {
    says(status, body);
    expect(await connector().status({ messageId: 'msg/1' })).toMatchObject(expected);
    expect(asked[0]?.request.url).toBe('/portolan/requests/msg%2F1');
  });
});

describe('lists', () => {
  const all = async <Entry>(list: AsyncIterable<Entry>): Promise<Entry[]> => {
    const found: Entry[] = [];
    for await (const entry of list) found.push(entry);
    return found;
  };
  const theirs = { reference: 'sub-5', vendor_sku: 'BM-1', quantity: 3, state: 'Active' };

  it('are read page by page', async () => {
    answer = (response, { url }) =>
      response.end(JSON.stringify({ subscriptions: [theirs], ...(url?.includes('after=p') ? {} : { next: 'p 2' }) }));
    const found = await all(connector().list());
    expect(found).toEqual([1, 2].map(() => ({ reference: 'sub-5', vendorSku: 'BM-1', quantity: 3, state: 'Active' })));
    expect(asked.map(({ request }) => request.url)).toEqual([
      '/portolan/subscriptions',
      '/portolan/subscriptions?after=p+2',
    ]);
    says(200, { usage: [{ key: 'u1', reference: 'sub-5', vendor_sku: 'BM-2', quantity: 0.5 }] });
    expect(await all(connector().usage('2026-11-19'))).toEqual([
      { key: 'u1', reference: 'sub-5', vendorSku: 'BM-2', quantity: 0.5 },
    ]);
  });

  it('that go round, or cannot be read, say so', async () => {
    says(200, { subscriptions: [], next: 'same' });
    await expect(all(connector().list())).rejects.toMatchObject({ outcome: { problem: 'OddAnswer' } });
    says(200, { subscriptions: [{ ...theirs, quantity: -1 }] });
    await expect(all(connector().list())).rejects.toMatchObject({ outcome: { problem: 'OddAnswer' } });
    says(503, {}, { 'retry-after': '9' });
    await expect(all(connector().usage('2026-11-19'))).rejects.toMatchObject({
      outcome: { problem: 'Busy', after: 9 },
    });
  });

  it('of choices are asked for the company, and for nobody in it', async () => {
    says(200, { options: [{ value: 'de-1', label: 'Frankfurt' }] });
    const source = { path: '/regions', product: 'Mailbox', customer: { identificator: 'C-5', country: 'DE' } };
    expect(await connector().options(source, 'fra')).toEqual([{ value: 'de-1', label: 'Frankfurt' }]);
    expect(JSON.parse(asked[0]?.body ?? '')).toEqual({ type: 'options', ...source, text: 'fra' });
    says(404);
    await expect(connector().options(source, '')).rejects.toMatchObject({ outcome: { kind: 'unavailable' } });
  });
});
