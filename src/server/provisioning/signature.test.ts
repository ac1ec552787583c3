/** Signatures of what comes in: made by the official library, and taken only when lately made with one of the secrets. */
import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { isSigned } from './signature.ts';

const secretOf = (text: string) => `whsec_${Buffer.from(text.repeat(4)).toString('base64')}`;
const [present, next, other] = ['present', 'next', 'other'].map(secretOf) as [string, string, string];
const now = new Date('2026-11-20T12:00:00Z');
const body = '{"outcome":"done"}';

const signed = (secret: string, time = now, id = 'msg_1') => ({
  'webhook-id': id,
  'webhook-timestamp': String(Math.floor(time.getTime() / 1000)),
  'webhook-signature': new Webhook(secret).sign(id, time, body),
});
const judge = (headers: object, text = body) =>
  isSigned([present, next], headers as Record<string, string>, { body: text, now });

describe('a signature', () => {
  it('holds with either secret, alone or among others', () => {
    expect([judge(signed(present)), judge(signed(next))]).toEqual([true, true]);
    const both = { ...signed(present), 'webhook-signature': `v1a,xyz ${signed(next)['webhook-signature']}` };
    expect(judge(both)).toBe(true);
  });

  const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
  it.each([
    ['with another secret', signed(other)],
    ['six minutes old', signed(present, minutes(-6))],
    ['six minutes ahead', signed(present, minutes(6))],
    ['without an id', { ...signed(present), 'webhook-id': undefined }],
    ['with another id', { ...signed(present), 'webhook-id': 'msg_2' }],
    ['with an id said twice', { ...signed(present), 'webhook-id': ['msg_1', 'msg_1'] }],
    ['with another time', { ...signed(present), 'webhook-timestamp': String(Math.floor(now.getTime() / 1000) + 1) }],
    ['with no time', { ...signed(present), 'webhook-timestamp': 'now' }],
    [
      'of another version',
      { ...signed(present), 'webhook-signature': signed(present)['webhook-signature'].replace('v1', 'v2') },
    ],
    [
      'behind more than are looked at',
      { ...signed(present), 'webhook-signature': `${'v1,a '.repeat(10)}${signed(present)['webhook-signature']}` },
    ],
    ['that is none', { ...signed(present), 'webhook-signature': 'v1,' }],
    ['that is absent', {}],
  ])('%s does not hold', (_what, headers) => expect(judge(headers)).toBe(false));

  it('holds for no other body, and with no secret at all', () => {
    expect(judge(signed(present), `${body} `)).toBe(false);
    expect(isSigned([], signed(present), { body, now })).toBe(false);
  });
});
