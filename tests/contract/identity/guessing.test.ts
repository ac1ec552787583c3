/** Guessing passwords: names and addresses lock, a known device still gets in, and no answer tells who exists. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '../../../src/rules/limits.ts';
import { startTestServer, type TestServer } from '../../database/server.ts';
import { Visitor } from '../../database/visitor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.database.owner.deleteFrom('attempt').execute());

const guess = (userName: string, address = '203.0.113.1') =>
  new Visitor(server.app, address).signIn(userName, 'Wrong-Password-1!');
/** All at once, so that the waits do not add up. */
const guesses = (userName: string, count: number, address?: string) =>
  Promise.all(Array.from({ length: count }, () => guess(userName, address)));
const text = 'The username or password does not match an account.';

describe('a name', () => {
  it('is locked after ten failures, for everybody who is not known', async () => {
    const known = new Visitor(server.app, '198.51.100.4');
    await known.enter('user');
    await guesses('user', limits.failuresOfName);
    const stranger = await new Visitor(server.app, '198.51.100.5').signIn('user');
    expect(stranger.status).toBe(429);
    expect((await known.signIn('user')).status).toBe(200);
  });

  it('tells whoever knows its password that it is locked and for how long, a few times, and nobody else', async () => {
    await guesses('user', limits.failuresOfName);
    const began = performance.now();
    const wrong = await guess('user', '198.51.100.5');
    const took = performance.now() - began;
    expect([wrong.status, wrong.message]).toEqual([401, text]);
    const again = performance.now();
    const right = await new Visitor(server.app, '198.51.100.5').signIn('user');
    expect([right.status, right.message]).toEqual([
      429,
      'The password is right, but after too many wrong tries this sign-in is locked for a while. Minutes to wait: 15.',
    ]);
    expect(Number(right.headers['retry-after'])).toBe(15 * 60);
    // Neither is faster by what the other does.
    expect(Math.abs(performance.now() - again - took)).toBeLessThan(400);
    await guesses('user', limits.triesWhileLocked - 2, '198.51.100.5');
    const guessed = await new Visitor(server.app, '198.51.100.5').signIn('user');
    expect([guessed.status, guessed.message]).toEqual([401, text]);
  });

  it('locks alike when nobody has it', async () => {
    const unknown = await guesses('nobody-here', 12);
    const real = await guesses('admin', 12, '203.0.113.2');
    const said = (answers: typeof real) => answers.map(({ status, message }) => `${status} ${message}`).sort();
    const left = [1, 2, 3].map((each) => `401 ${text} Wrong tries until this username is locked: ${each}.`);
    const locked = `401 ${text} After too many wrong tries this username is locked for 15 minutes.`;
    expect(said(unknown)).toEqual([...Array.from({ length: 8 }, () => `401 ${text}`), locked, ...left]);
    expect(said(real)).toEqual(said(unknown));
    const { owner } = server.database;
    const locks = await owner
      .selectFrom('attempt')
      .select('locked_until_utc')
      .where('subject', 'like', 'name:%')
      .execute();
    expect(locks.map(({ locked_until_utc }) => locked_until_utc !== null)).toEqual([true, true]);
  });

  it('opens again when the time is over', async () => {
    await guesses('user', limits.failuresOfName);
    expect((await new Visitor(server.app, '198.51.100.6').signIn('user')).status).toBe(429);
    await server.database.owner
      .updateTable('attempt')
      .set({ locked_until_utc: new Date(Date.now() - 1) })
      .execute();
    expect((await new Visitor(server.app, '198.51.100.6').signIn('user')).status).toBe(200);
  });

  it('counts anew after a right password', async () => {
    for (let round = 0; round < 2; round += 1) {
      await guesses('user', limits.failuresOfName - 1);
      expect((await new Visitor(server.app, '198.51.100.7').signIn('user')).status).toBe(200);
    }
  });

  it('is not locked by many right passwords at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => new Visitor(server.app, `198.51.100.${index + 20}`).signIn('user')),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });

  it('of somebody else is not opened by a device that is known to another user', async () => {
    const other = new Visitor(server.app, '198.51.100.8');
    await other.enter('admin');
    await guesses('user', limits.failuresOfName);
    expect((await other.signIn('user')).status).toBe(429);
  });

  it('leaves each refusal in the log of its user, and the lock', async () => {
    await guesses('approver', limits.failuresOfName + 3);
    const entries = await server.database.owner
      .selectFrom('audit_entry')
      .select('details')
      .where('event', '=', 'Sign-in refused')
      .where('target_name', '=', (await new Visitor(server.app).enter('owner')) && (await nameOf('approver')))
      .execute();
    expect(entries.filter(({ details }) => details === 'Wrong password')).toHaveLength(9);
    expect(entries.filter(({ details }) => details?.includes('locked'))).toHaveLength(1);
  });
});

const nameOf = async (username: string): Promise<string> =>
  (
    await server.database.owner
      .selectFrom('credential')
      .innerJoin('account', 'account.account_id', 'credential.user_account_id')
      .select('display_name')
      .where('username', '=', username)
      .executeTakeFirstOrThrow()
  ).display_name;

describe('an address', () => {
  it('is refused after many failures of any names, and told when to come back', async () => {
    const names = Array.from({ length: limits.failuresOfAddress }, (_, index) => `somebody-${index}`);
    await Promise.all(names.map((name) => guess(name)));
    const answer = await new Visitor(server.app, '203.0.113.1').signIn('user');
    expect([answer.status, Number(answer.headers['retry-after']) > 60]).toEqual([429, true]);
    expect((await new Visitor(server.app, '203.0.113.77').signIn('user')).status).toBe(200);
  });
});

describe('another site', () => {
  it.each([
    ['content type', { 'content-type': 'text/plain' }, 400],
    ['form', { 'content-type': 'application/x-www-form-urlencoded' }, 400],
    ['origin', { origin: 'https://evil.example' }, 403],
    ['null origin', { origin: 'null' }, 403],
    ['cross-site fetch', { 'sec-fetch-site': 'cross-site' }, 403],
    ['sibling site', { 'sec-fetch-site': 'same-site' }, 403],
  ])('cannot sign anybody in: %s', async (_name, headers, status) => {
    const visitor = new Visitor(server.app);
    const answer = await visitor.post('Authorization/Authenticate', { userName: 'user', password: 'x' }, headers);
    expect([answer.status, visitor.cookies.size]).toEqual([status, 0]);
  });
});
