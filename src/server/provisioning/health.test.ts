/** Health of a vendor's server: what it is sent, what its answers mean, and whom no request reaches. */
import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { webhookConnector } from './webhook.ts';

const secrets = ['first', 'second'].map((text) => `whsec_${Buffer.from(text).toString('base64')}`);
const asked: IncomingMessage[] = [];
let answer: (response: ServerResponse) => void;
const server = createServer((request, response) => {
  asked.push(request);
  answer(response);
});
let origin: string;
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  asked.length = 0;
  answer = (response) => response.end('{}');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const check = (more: object = {}) =>
  webhookConnector({ url: `${origin}/portolan/`, secrets, timeoutMs: 2000, allowed: [origin], ...more }).health();

describe('a check', () => {
  it('asks for the health with a signature for each secret', async () => {
    expect(await check()).toEqual({ health: 'Up' });
    const [{ url = '', headers } = { headers: {} as IncomingMessage['headers'] }] = asked;
    const [id, time] = [headers['webhook-id'], headers['webhook-timestamp']];
    const signed = (key: string) => `v1,${createHmac('sha256', key).update(`${id}.${time}.`).digest('base64')}`;
    expect([url, headers['webhook-signature']]).toEqual(['/portolan/health', `${signed('first')} ${signed('second')}`]);
    expect(Math.abs(Number(time) - Date.now() / 1000)).toBeLessThan(60);
  });

  it.each([
    [204, 'Up', undefined],
    [401, 'Misconfigured', 'Refused'],
    [403, 'Misconfigured', 'Refused'],
    [500, 'Down', 'OddAnswer'],
  ])('understands %i', async (status, health, problem) => {
    answer = (response) => response.writeHead(status).end();
    expect(await check()).toEqual({ health, ...(problem && { problem }) });
  });

  it('is led nowhere else', async () => {
    answer = (response) => response.writeHead(302, { location: `${origin}/secret` }).end();
    expect(await check()).toEqual({ health: 'Misconfigured', problem: 'LedOn' });
    expect(asked.length).toBe(1);
  });

  it('ends with answers that are too long, too late, or none', async () => {
    answer = (response) => response.end('x'.repeat(100_000));
    expect(await check()).toEqual({ health: 'Down', problem: 'TooLong' });
    answer = () => undefined;
    expect(await check({ timeoutMs: 50 })).toEqual({ health: 'Down', problem: 'TimedOut' });
    const free = 'http://127.0.0.1:1';
    expect(await check({ url: free, allowed: [free] })).toEqual({ health: 'Down', problem: 'NoConnection' });
  });

  it('needs a secret', async () => {
    expect(await check({ secrets: [] })).toEqual({ health: 'Misconfigured', problem: 'NoSecret' });
    expect(asked).toEqual([]);
  });
});

describe('no request reaches', () => {
  const port = () => new URL(origin).port;
  const inside = { health: 'Misconfigured', problem: 'InsideNetwork' };
  const resolveTo =
    (...addresses: readonly string[]) =>
    async () =>
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

  it('an address of the own network that nobody has allowed', async () => {
    expect(await check({ allowed: [] })).toEqual(inside);
    expect(await check({ allowed: ['https://other.example'] })).toEqual(inside);
  });

  it.each([
    ['127.0.0.1'],
    ['169.254.169.254'],
    ['::1'],
    ['::ffff:127.0.0.1'],
    // A public one beside it helps nobody.
    ['93.184.215.14', '10.0.0.1'],
  ])('a name that leads to %s', async (...addresses) => {
    const url = `https://vendor.example:${port()}/`;
    expect(await check({ url, allowed: [], resolve: resolveTo(...addresses) })).toEqual(inside);
  });

  it('another address than the one that was looked at', async () => {
    let looks = 0;
    const resolve = async () => {
      looks += 1;
      return [{ address: looks === 1 ? '127.0.0.1' : '127.0.0.2', family: 4 }];
    };
    const url = `http://vendor.example:${port()}/`;
    expect(await check({ url, allowed: [new URL(url).origin], resolve })).toEqual({ health: 'Up' });
    expect([looks, asked.length]).toEqual([1, 1]);
  });

  it('a name that there is not', async () => {
    const resolve = async () => Promise.reject(new Error('ENOTFOUND'));
    const url = 'https://nowhere.example/';
    expect(await check({ url, resolve })).toEqual({ health: 'Misconfigured', problem: 'NoName' });
  });
});
