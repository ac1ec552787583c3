/** Signing in and out over HTTP: the cookie, the handle, equal answers, and sessions that end at once. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import Authenticate from '../../../manifests/operations/Authorization/Authenticate.ts';
import GetCurrentUser from '../../../manifests/operations/Authorization/GetCurrentUser.ts';
import GetCloudControlUser from '../../../manifests/operations/CloudControl/GetCurrentUser.ts';
import { roleId } from '../../../src/server/demo/world/rights/put-rights.ts';
import type { CurrentUserData } from '../../../src/server/identity/session.ts';
import { demoPassword } from '../../database/cluster.ts';
import { offerAlso } from '../../database/languages.ts';
import {
  callPath,
  type DemoUser,
  signIn,
  signInCookie,
  startTestServer,
  type TestServer,
} from '../../database/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const authenticate = (userName: string, password: string) =>
  server.app.inject({
    method: 'POST',
    url: callPath(Authenticate.operation),
    payload: { userName, password },
    headers: { host: 'localhost' },
  });

const eventually = async (check: () => Promise<boolean>): Promise<boolean> => {
  for (let tries = 0; tries < 40; tries += 1) {
    if (await check()) return true;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return false;
};

describe('sign-in', () => {
  it('gives the secret in a cookie that scripts cannot read, and a handle that is not the secret', async () => {
    const answer = await authenticate('admin', demoPassword);
    expect(answer.statusCode).toBe(200);
    const [cookie] = answer.cookies;
    expect(cookie).toMatchObject({ name: '__Host-session', httpOnly: true, secure: true, sameSite: 'Lax', path: '/' });
    const { data } = answer.json<{ data: CurrentUserData }>();
    expect(data.SessionId).not.toBe(cookie?.value);
    expect(answer.body).not.toContain(cookie?.value);
    expect(data).toMatchObject({ Username: 'admin', MustSetupMfa: false, UserAuthenticationMethods: [] });
    expect(data.AccountPath.split('/').at(-1)).toBe(String(data.UserAccountId));
  });

  it('is answered alike at the older address, and to nobody else (EXT-03)', async () => {
    const caller = await server.as('admin');
    expect(await caller.call(GetCloudControlUser, {})).toEqual(await caller.me());
    expect(await server.anyone.post(GetCloudControlUser.operation, {})).toMatchObject({ status: 401 });
  });

  it.each([
    ['admin', true],
    ['user', false],
  ])('tells %s whether his company lies in his branch: %s', async (name, SeesCompany) => {
    const caller = await server.as(name as DemoUser);
    expect(await caller.call(GetCurrentUser, {})).toMatchObject({ SeesCompany });
  });

  it('trims the username and minds no letter case in it', async () => {
    expect((await authenticate('  ADMIN ', demoPassword)).statusCode).toBe(200);
  });

  it('answers a wrong password and an unknown name alike', async () => {
    const wrong = await authenticate('admin', 'not the password');
    const unknown = await authenticate('nobody-here', 'not the password');
    expect([wrong.statusCode, wrong.json().Message]).toEqual([
      401,
      'The username or password does not match an account.',
    ]);
    expect([unknown.statusCode, unknown.json().Message]).toEqual([wrong.statusCode, wrong.json().Message]);
    expect(wrong.cookies).toEqual([]);
  });

  it('refuses a user without LOGIN Execute and starts no session', async () => {
    const owner = await server.as('owner');
    const before = await server.database.owner
      .selectFrom('session')
      .select((count) => count.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    await server.database.owner.deleteFrom('capability_set_entry').where('object_type', '=', 'LOGIN').execute();
    const answer = await authenticate('user', demoPassword);
    expect([answer.statusCode, answer.json().Message]).toEqual([403, 'Missing capabilities to log in.']);
    const after = await server.database.owner
      .selectFrom('session')
      .select((count) => count.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    expect(after.n).toBe(before.n);
    expect(owner).toBeDefined();
    await server.database.owner
      .insertInto('capability_set_entry')
      .columns(['capability_set_id', 'object_type', 'flags'])
      .expression((from) =>
        from
          .selectFrom('capability_set')
          .select((column) => [
            'capability_set_id',
            column.val('LOGIN').as('object_type'),
            column.val(['Execute']).as('flags'),
          ]),
      )
      .execute();
  });
});

describe('a session', () => {
  it('ends with sign-out, for every later call', async () => {
    const caller = await signIn(server.app, 'approver');
    expect((await caller.post('Authorization/PingPong')).status).toBe(200);
    expect((await caller.post('Authorization/Logout')).status).toBe(200);
    expect(await eventually(async () => (await caller.post('Authorization/PingPong')).status === 401)).toBe(true);
  });

  it('is forgotten by the browser at either address that a sign-out visits, which do no harm without one (EXT-01, EXT-02, EXT-38)', async () => {
    for (const url of ['/keeper/logout', '/dash/logout'])
      for (const cookie of [await signInCookie(server.app, 'approver'), '']) {
        const { statusCode, headers } = await server.app.inject({ method: 'GET', url, headers: { cookie } });
        expect([url, statusCode]).toEqual([url, 204]);
        expect(String(headers['set-cookie'])).toMatch(/(Max-Age=0|Expires=Thu, 01 Jan 1970)/i);
      }
  });

  it('ends within a second when the database says so', async () => {
    const caller = await signIn(server.app, 'approver');
    const { SessionId } = await caller.me();
    await server.database.owner
      .updateTable('session')
      .set({ ended_utc: new Date() })
      .where('session_id', '=', SessionId)
      .execute();
    expect(await eventually(async () => (await caller.post('Authorization/PingPong')).status === 401)).toBe(true);
  });

  it('follows a change of rights without a new sign-in', async () => {
    const caller = await signIn(server.app, 'approver');
    const { UserAccountId } = await caller.me();
    const { owner } = server.database;
    const role = (name: 'User' | 'Account Manager') => ({ user_account_id: UserAccountId, role_id: roleId(name) });
    await owner.insertInto('user_role').values(role('User')).execute();
    await owner
      .deleteFrom('user_role')
      .where('role_id', '=', roleId('Account Manager'))
      .where('user_account_id', '=', UserAccountId)
      .execute();
    const holds = async (type: string) => (await caller.me()).Capability.some(({ ObjectType }) => ObjectType === type);
    expect(await eventually(async () => !(await holds('AUDIT_LOG')))).toBe(true);
    await owner.insertInto('user_role').values(role('Account Manager')).execute();
    expect(await eventually(() => holds('AUDIT_LOG'))).toBe(true);
  });

  it('ends with the right to sign in', async () => {
    const caller = await signIn(server.app, 'approver');
    const { UserAccountId } = await caller.me();
    await server.database.owner.deleteFrom('user_role').where('user_account_id', '=', UserAccountId).execute();
    expect(await eventually(async () => (await caller.post('Authorization/PingPong')).status === 401)).toBe(true);
  });

  it('a made-up secret is no session', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: callPath('Authorization/PingPong'),
      payload: {},
      headers: { host: 'localhost', cookie: `__Host-session=${'x'.repeat(43)}` },
    });
    expect(answer.statusCode).toBe(401);
  });

  it('keeps its language, and only supported ones (CALL-019)', async () => {
    const caller = await server.as('admin');
    expect((await caller.post('Authorization/SetLanguage', { languageCode: 'pl' })).status).toBe(200);
    const wrong = await caller.post('Authorization/SetLanguage', { languageCode: 'xx' });
    expect([wrong.status, wrong.message?.startsWith('The language xx is not supported; allowed are en, de')]).toEqual([
      400,
      true,
    ]);
  });

  it('is Swedish where the branding lists it, and only there (I18N-12, I18N-17)', async () => {
    const refused = await (await server.as('admin')).post('Authorization/SetLanguage', { languageCode: 'sv' });
    expect([refused.status, refused.message]).toEqual([400, expect.not.stringContaining('sv,')]);
    offerAlso(server, ['sv']);
    const caller = await server.as('user');
    expect((await caller.post('Authorization/SetLanguage', { languageCode: 'sv-SE' })).status).toBe(200);
    const wrong = await caller.post('Authorization/SetLanguage', { languageCode: 'xx' });
    expect(wrong.message).toContain('pt, sv');
  });

  it('leaves an entry when its language is another one than before, and none when each sign-in says the same', async () => {
    const { UserAccountId } = await (await server.as('reseller')).me();
    const entries = () =>
      server.database.owner
        .selectFrom('audit_entry')
        .select('details')
        .where('operation', '=', 'Authorization/SetLanguage')
        .where('user_account_id', '=', UserAccountId)
        .where('occurred_utc', '>', new Date(Date.now() - 600_000))
        .execute();
    const caller = await server.as('reseller');
    for (const languageCode of ['en', 'en', 'de', 'de']) {
      expect((await caller.post('Authorization/SetLanguage', { languageCode })).status).toBe(200);
    }
    expect(await entries()).toEqual([{ details: 'English → German' }]);
  });
});
