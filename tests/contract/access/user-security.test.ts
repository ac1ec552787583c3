/** The safety of a user's sign-in, seen and mended by himself and by an administrator above him, and by nobody else. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import EndUserSessions from '../../../manifests/operations/Account/EndUserSessions.ts';
import GetMFAUsers from '../../../manifests/operations/Account/GetMFAUsers.ts';
import GetSignOnLinks from '../../../manifests/operations/Account/GetSignOnLinks.ts';
import GetTwoFactorMethods from '../../../manifests/operations/Account/GetTwoFactorMethods.ts';
import GetUserSecurity from '../../../manifests/operations/Account/GetUserSecurity.ts';
import GetUserSessions from '../../../manifests/operations/Account/GetUserSessions.ts';
import LoadAccountById from '../../../manifests/operations/Account/LoadAccountById.ts';
import RemoveSignOnLink from '../../../manifests/operations/Account/RemoveSignOnLink.ts';
import RemoveSignOnLinkForUser from '../../../manifests/operations/Account/RemoveSignOnLinkForUser.ts';
import SetMFAExemption from '../../../manifests/operations/Account/SetMFAExemption.ts';
import UnlockSignIn from '../../../manifests/operations/Account/UnlockSignIn.ts';
import UpdateCompanyMFAPolicy from '../../../manifests/operations/Account/UpdateCompanyMFAPolicy.ts';
import Impersonate from '../../../manifests/operations/Authorization/Impersonate.ts';
import { limits } from '../../../src/rules/limits.ts';
import type { CurrentUserData } from '../../../src/server/identity/session.ts';
import { addApp, putFactor, recoveryCodes, removeFactors } from '../../database/factors.ts';
import { lastMail } from '../../database/mails.ts';
import { startTestServer, type TestServer } from '../../database/server.ts';
import { Visitor } from '../../database/visitor.ts';

let server: TestServer;
let admin: Visitor;
let boss: CurrentUserData;
let user: Visitor;
let me: CurrentUserData;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await removeFactors(server);
  await server.database.owner.updateTable('session').set({ ended_utc: new Date() }).execute();
  admin = new Visitor(server.app, '203.0.113.1');
  boss = await admin.enter('admin');
  user = new Visitor(server.app, '203.0.113.2');
  me = await user.enter('user');
});

const of = () => ({ userAccountId: me.UserAccountId });
const lastEntry = () =>
  server.database.owner
    .selectFrom('audit_entry')
    .selectAll()
    .orderBy('audit_entry_id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
const link = (provider: string, subject: string, userAccountId = me.UserAccountId) =>
  server.database.owner
    .insertInto('sign_on_identity')
    .values({ provider, subject, user_account_id: userAccountId })
    .execute();
const unlinked = async () => {
  await server.database.owner.deleteFrom('sign_on_identity').execute();
};

describe('the overview', () => {
  it('tells the user of his own factor, codes, password and sessions', async () => {
    await addApp(user);
    await recoveryCodes(user);
    expect(await user.call(GetUserSecurity, {})).toMatchObject({
      UserAccountId: me.UserAccountId,
      Username: 'user',
      IsOwn: true,
      IsOther: false,
      HasSecondFactor: true,
      IsNeeded: false,
      RecoveryCodes: limits.recoveryCodes,
      IsLocked: false,
      Sessions: 1,
      PasswordChangedUtc: expect.any(String),
    });
    expect((await user.call(GetTwoFactorMethods, {}))[0]?.IsOwn).toBe(true);
    expect((await admin.call(GetTwoFactorMethods, of()))[0]?.IsOwn).toBeUndefined();
  });

  it('tells an administrator above that a policy asks and whether the user is exempt', async () => {
    await putFactor(server, boss.UserAccountId);
    await admin.call(UpdateCompanyMFAPolicy, {
      accountId: boss.CompanyAccount.AccountId,
      companyMFAPolicy: { IsEnforced: true },
    });
    const before = await admin.call(GetUserSecurity, of());
    expect(before).toMatchObject({ IsOwn: false, IsOther: true, IsNeeded: true, IsExempt: false });
    await admin.call(SetMFAExemption, { ...of(), exempt: true });
    expect(await admin.call(GetUserSecurity, of())).toMatchObject({ IsNeeded: true, IsExempt: true });
  });

  it('is nobody’s who does not see the user', async () => {
    const foreign = await user.post(GetUserSecurity.operation, { userAccountId: boss.UserAccountId });
    const absent = await user.post(GetUserSecurity.operation, { userAccountId: 999_999_999 });
    expect([foreign.status, absent.status]).toEqual([404, 404]);
  });

  it('belongs to nobody in somebody else’s name', async () => {
    const owner = new Visitor(server.app);
    await owner.enter('owner');
    await owner.call(Impersonate, of());
    expect(await owner.call(GetUserSecurity, {})).toMatchObject({ IsOwn: false, IsOther: false });
    for (const [name, input] of [
      [EndUserSessions.operation, of()],
      [UnlockSignIn.operation, of()],
      [RemoveSignOnLink.operation, { provider: 'x', subject: 'y' }],
    ] as const) {
      expect([name, (await owner.post(name, input)).status]).toEqual([name, 403]);
    }
  });
});

describe('a locked sign-in', () => {
  const lock = () =>
    Promise.all(
      Array.from({ length: limits.failuresOfName }, () =>
        new Visitor(server.app, '198.51.100.7').signIn('user', 'Wrong-Password-1!'),
      ),
    );

  it('shows until when, and opens for a user who asks his administrator', async () => {
    await lock();
    const { IsLocked, LockedUntilUtc = '' } = await admin.call(GetUserSecurity, of());
    expect([IsLocked, Date.parse(LockedUntilUtc) > Date.now()]).toEqual([true, true]);
    expect((await new Visitor(server.app, '198.51.100.8').signIn('user')).status).toBe(429);
    await admin.call(UnlockSignIn, of());
    expect(await lastEntry()).toMatchObject({ event: 'Sign-in unlocked', target_account_id: me.UserAccountId });
    expect((await admin.call(GetUserSecurity, of())).IsLocked).toBe(false);
    expect((await new Visitor(server.app, '198.51.100.8').signIn('user')).status).toBe(200);
  });

  it('is not opened without the right', async () => {
    expect((await user.post(UnlockSignIn.operation, of())).status).toBe(403);
  });
});

describe('sessions of a user', () => {
  it('are listed without a secret, and end at once, with an entry in the log', async () => {
    const sessions = await admin.call(GetUserSessions, of());
    expect(sessions.map(({ Address, IsCurrent }) => [Address, IsCurrent])).toEqual([['203.0.113.2', false]]);
    expect(JSON.stringify(sessions)).not.toContain(user.secret);
    expect(await admin.call(EndUserSessions, of())).toBe(1);
    await expect.poll(() => user.isIn()).toBe(false);
    expect(await admin.isIn()).toBe(true);
    expect(await lastEntry()).toMatchObject({
      event: 'Sessions ended by an administrator',
      user_account_id: boss.UserAccountId,
      target_account_id: me.UserAccountId,
      details: 'Sessions: 1',
    });
  });

  it('are neither seen nor ended without the right, nor from another company', async () => {
    for (const { operation } of [GetUserSessions, EndUserSessions]) {
      expect([operation, (await user.post(operation, of())).status]).toEqual([operation, 403]);
      const above = await admin.post(operation, { userAccountId: 1 });
      expect([operation, above.status]).toEqual([operation, 404]);
    }
    expect(await user.isIn()).toBe(true);
  });
});

describe('single sign-ons', () => {
  beforeEach(unlinked);

  it('are listed to the user, who takes one away and is told by mail', async () => {
    await link('werk-id', '4711');
    await link('werk-id', '4712');
    expect(await user.call(GetSignOnLinks, {})).toMatchObject([
      { Provider: 'werk-id', ProviderName: 'werk-id', Subject: '4711', IsOwn: true },
      { Subject: '4712' },
    ]);
    await user.call(RemoveSignOnLink, { provider: 'werk-id', subject: '4711' });
    expect((await user.call(GetSignOnLinks, {})).map(({ Subject }) => Subject)).toEqual(['4712']);
    // In the language of its reader.
    expect((await lastMail(server, me.UserAccountId)).text).toContain('Die Einmalanmeldung „werk-id“ führt nicht mehr');
    expect((await user.post(RemoveSignOnLink.operation, { provider: 'werk-id', subject: '4711' })).status).toBe(409);
  });

  it('of somebody else stay, unless an administrator above takes them, which signs the user out', async () => {
    await link('werk-id', '4711');
    await link('werk-id', '9000', boss.UserAccountId);
    expect((await user.post(RemoveSignOnLink.operation, { provider: 'werk-id', subject: '9000' })).status).toBe(409);
    const taken = { ...of(), provider: 'werk-id', subject: '4711' };
    expect((await user.post(RemoveSignOnLinkForUser.operation, taken)).status).toBe(403);
    expect((await admin.call(GetSignOnLinks, of()))[0]).toMatchObject({ IsOwn: false, IsOther: true });
    await admin.call(RemoveSignOnLinkForUser, taken);
    expect(await admin.call(GetSignOnLinks, of())).toEqual([]);
    await expect.poll(() => user.isIn()).toBe(false);
    expect(await lastEntry()).toMatchObject({
      event: 'Single sign-on unlinked by an administrator',
      target_account_id: me.UserAccountId,
    });
  });
});

describe('users and their second factors', () => {
  const list = (more: object = {}) =>
    admin.call(GetMFAUsers, { accountId: boss.CompanyAccount.AccountId, limit: 100, ...more });
  const names = async (more: object) => (await list(more)).Items.map(({ Username }) => Username).filter(Boolean);

  it('are those of the company and its departments, narrowed by what they have', async () => {
    await putFactor(server, boss.UserAccountId);
    await admin.call(SetMFAExemption, { ...of(), exempt: true });
    const all = await list();
    expect(all.TotalCount).toBe(all.Items.length);
    expect(all.Items.find(({ Username }) => Username === 'user')).toMatchObject({
      HasSecondFactor: false,
      IsExempt: true,
      User: { AccountId: me.UserAccountId, AccountType: 'User' },
    });
    expect(await names({ states: ['SetUp'] })).toEqual(['admin']);
    expect(await names({ states: ['Exempt'] })).toEqual(['user']);
    expect(await names({ states: ['NotSetUp'] })).not.toContain('admin');
    expect(await names({ options: { filter: 'admi' } })).toContain('admin');
    expect((await list({ limit: 1, options: { offset: 1 } })).TotalCount).toBe(all.TotalCount);
  });

  it('need the right, and an account of one’s own branch', async () => {
    const { AccountId } = boss.CompanyAccount;
    expect((await user.post(GetMFAUsers.operation, { accountId: AccountId })).status).toBe(403);
    expect((await admin.post(GetMFAUsers.operation, { accountId: 1 })).status).toBe(404);
  });

  it('a policy names its account in one place or the other', async () => {
    const none = await admin.post(UpdateCompanyMFAPolicy.operation, { companyMFAPolicy: { IsEnforced: false } });
    expect([none.status, none.message]).toEqual([400, 'companyMFAPolicy.AccountId: This field is required']);
  });
});

describe('who may be impersonated', () => {
  it('shows on the account, to who may and to nobody else', async () => {
    const owner = new Visitor(server.app);
    const top = await owner.enter('owner');
    const seen = async (visitor: Visitor, accountId: number) =>
      (await visitor.call(LoadAccountById, { accountId })).MayImpersonate;
    expect(await seen(owner, me.UserAccountId)).toBe(true);
    expect(await seen(owner, me.CompanyAccount.AccountId)).toBeUndefined();
    expect(await seen(owner, top.UserAccountId)).toBeUndefined();
    expect(await seen(admin, me.UserAccountId)).toBeUndefined();
    await owner.call(Impersonate, { userAccountId: boss.UserAccountId });
    expect(await seen(owner, me.UserAccountId)).toBeUndefined();
  });
});
