/** What no text may hold and no body may be: characters that the database cannot keep, depth, masses of values, names of prototypes. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callPath, fromPage, signInCookie, startTestServer, type TestServer } from '../../database/server.ts';

let server: TestServer;
let cookie: string;
beforeAll(async () => {
  server = await startTestServer();
  cookie = await signInCookie(server.app, 'admin');
});
afterAll(() => server.close());

async function send(operation: string, payload: string, headers: Record<string, string> = {}) {
  const { statusCode, body } = await server.app.inject({
    method: 'POST',
    url: callPath(operation),
    headers: { ...fromPage, cookie, ...headers },
    payload,
  });
  const { Message, RequestId } = JSON.parse(body) as { Message?: string; RequestId?: string };
  return { status: statusCode, message: Message, known: RequestId !== undefined };
}

const unkept = 'This text has a character that cannot be kept';
const texts = ['a\\u0000b', '\\u0000', '\\ud800', 'x\\udc00', '\\udfff\\ud800', '\\uD83D'];

describe('a character that the database cannot keep', () => {
  it.each(texts)('%s is refused before sign-in and after, by the name of its field', async (text) => {
    const early = await send('Authorization/Authenticate', `{"userName":"${text}","password":"x"}`, { cookie: '' });
    expect(early).toEqual({ status: 400, message: `userName: ${unkept}`, known: true });
    const password = await send('Authorization/Authenticate', `{"userName":"user","password":"${text}"}`);
    expect(password.message).toBe(`password: ${unkept}`);
    const deep = await send('Account/SaveAccount', `{"accountId":1,"values":{"Firstname":"${text}"}}`);
    expect(deep).toEqual({ status: 400, message: `values.Firstname: ${unkept}`, known: true });
    const listed = await send('Account/GetMFAUsers', `{"accountId":1,"states":["a","${text}"]}`);
    expect(listed.message).toBe(`states.1: ${unkept}`);
    const name = await send('Account/SaveAccount', `{"accountId":1,"values":{"${text}":"x"}}`);
    expect(name).toEqual({ status: 400, message: `values: ${unkept}`, known: true });
  });

  it('is told in the language of the caller', async () => {
    const { message } = await send('Authorization/Authenticate', '{"userName":"\\u0000","password":"x"}', {
      'accept-language': 'de',
    });
    expect(message).toBe('userName: Dieser Text enthält ein Zeichen, das nicht gespeichert werden kann');
  });

  it('is not what only looks like one', async () => {
    for (const text of ['\\\\u0000', '\\\\ud800', '\\ud83d\\ude00', '😀', '\\u0001', '\\uffff'])
      expect((await send('Authorization/Authenticate', `{"userName":"${text}","password":"x"}`)).status).toBe(401);
  });

  it('reaches the database by no header, no file name and no address', async () => {
    const headers = { 'user-agent': ['a\0b', 401], 'accept-language': ['d\0e', 401], 'idempotency-key': ['a\0b', 400] };
    for (const [name, [value, refusal]] of Object.entries(headers)) {
      const input = '{"userName":"user","password":"x"}';
      const { status } = await send('Authorization/Authenticate', input, { [name]: String(value) });
      expect([name, status]).toEqual([name, refusal]);
    }
    for (const path of ['%00', 'a%00b', '%ed%a0%80', '%zz', '%']) {
      for (const prefix of ['/keeper/get/', '/keeper/getimage/', '/v/', callPath('')]) {
        const { statusCode } = await server.app.inject({ method: 'GET', url: `${prefix}${path}`, headers: { cookie } });
        expect([prefix, path, [400, 404].includes(statusCode)]).toEqual([prefix, path, true]);
      }
    }
    for (const name of ["filename*=UTF-8''a%00b.pdf", "filename*=UTF-8''%ed%a0%80.pdf", 'filename="a\0b.pdf"']) {
      const part = `--x\r\ncontent-disposition: form-data; name="file"; ${name}\r\n\r\n%PDF-1.7\nHello\n%%EOF\r\n--x--\r\n`;
      const { statusCode, body } = await server.app.inject({
        method: 'POST',
        url: '/keeper/upload',
        headers: { ...fromPage, cookie, 'content-type': 'multipart/form-data; boundary=x' },
        payload: part,
      });
      expect([name, statusCode, body]).toEqual([name, expect.toSatisfy((status) => status < 500), expect.anything()]);
      if (statusCode === 200) expect(JSON.parse(body).data.FileName).not.toMatch(/[\0\p{Cs}]/u);
    }
  });
});

describe('a number that is not known from the next', () => {
  it.each(['1e21', '-1e21', '1e400', '9007199254740993'])('%s is refused by the name of its field', async (number) => {
    const found = await send('Account/SaveAccount', `{"accountId":100734,"values":{"CreditLimit":${number}}}`);
    expect(found).toEqual({
      status: 400,
      message: `values.CreditLimit: ${number.startsWith('-') ? 'At least -' : 'At most '}9007199254740991`,
      known: true,
    });
    expect((await send('Mail/ReadMail', `{"mailId":${number}}`)).status).toBe(400);
  });
});

describe('an instant', () => {
  it.each(['2026-02-30T00:00:00Z', '2026-01-01T24:00:00Z', '2026-01-01T10:00:61Z', '2026-01-01T10:00:00'])(
    '%s is none',
    async (from) => {
      const { status } = await send('Account/GetAuditLog', `{"accountId":100734,"mode":"audit","from":"${from}"}`);
      expect(status).toBe(400);
    },
  );

  it('is one with a fraction and a zone, in a sixtieth second and at the ends of time', async () => {
    for (const from of [
      '2026-01-01T10:00:00.123Z',
      '2026-01-01T10:00:00+05:30',
      '2016-12-31T23:59:60Z',
      '9999-12-31T23:59:60Z',
      '0001-01-01T00:00:00Z',
    ]) {
      const { status } = await send('Account/GetAuditLog', `{"accountId":100734,"mode":"audit","from":"${from}"}`);
      expect([from, status]).toEqual([from, 200]);
    }
  });
});

describe('a body', () => {
  it.each([
    ['arrays', 100_000, '[', ']'],
    ['objects', 100_000, '{"a":', '}'],
    ['arrays', 33, '[', ']'],
  ])('of %s %i deep is refused, by the name of its field', async (_what, depth, open, close) => {
    const value = `${open.repeat(depth)}1${close.repeat(depth)}`;
    const inner = await send('Account/SaveAccount', `{"accountId":1,"values":{"Firstname":${value}}}`);
    expect(inner).toMatchObject({ status: 400, known: true });
    expect(inner.message).toMatch(/^values\.Firstname[^:]*: At most 32 levels deep$/);
    const whole = await send('Authorization/Authenticate', value, { cookie: '' });
    expect([whole.status, whole.message?.endsWith(': At most 32 levels deep')]).toEqual([400, true]);
  });

  it('of masses of values is refused', async () => {
    const many = await send('Account/SaveAccount', `{"accountId":1,"values":{"a":[${'1,'.repeat(60_000)}1]}}`);
    expect(many).toEqual({ status: 400, message: 'values.a: At most 20000 values', known: true });
  });

  it.each(['{"__proto__":{"a":1}}', '{"values":{"__proto__":1}}', '{"a":[{"constructor":{"prototype":{}}}]}'])(
    'with the name of a prototype is refused: %s',
    async (payload) => {
      const answer = await send('Authorization/Authenticate', payload);
      expect([answer.status, answer.message]).toEqual([400, expect.stringMatching(/: Not allowed as a name$/)]);
    },
  );

  it('that is no JSON is refused in words', async () => {
    for (const payload of ['', ' ', '{', '{"a":NaN}', '{"a":Infinity}', '\ufeff{}', '{"a":1}}', "{'a':1}", '"\0"'])
      expect(await send('Authorization/Authenticate', payload)).toEqual({
        status: 400,
        message: 'Send a JSON body with POST.',
        known: true,
      });
  });
});
