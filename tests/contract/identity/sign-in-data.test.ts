/** What a sign-in hangs on: nobody changes it of a user who may do more, in a name that is not his, or without a fresh proof. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import GetTerminationInfo from '../../../manifests/operations/Account/GetTerminationInfo.ts';
import GetUserSecurity from '../../../manifests/operations/Account/GetUserSecurity.ts';
import LoadAccountById from '../../../manifests/operations/Account/LoadAccountById.ts';
import SaveAccount from '../../../manifests/operations/Account/SaveAccount.ts';
import SetupTwoFactorMethod from '../../../manifests/operations/Account/SetupTwoFactorMethod.ts';
import Impersonate from '../../../manifests/operations/Authorization/Impersonate.ts';
import Unimpersonate from '../../../manifests/operations/Authorization/Unimpersonate.ts';
import ConfirmEmail from '../../../manifests/operations/SelfCare/ConfirmEmail.ts';
import { errorTexts } from '../../../src/rules/errors/catalogue.ts';
import { roleId } from '../../../src/server/demo/world/rights/put-rights.ts';
import { addApp, codeOf, putFactor, removeFactors } from '../../database/factors.ts';
import { linkIn, mailsTo } from '../../database/mails.ts';
import { full, giveOnly } from '../../database/rights.ts';
import { startTestServer, type TestServer } from '../../database/server.ts';
import { Visitor } from '../../database/visitor.ts';

let server: TestServer;
let ids: Record<string, number>;
let accounts: { account_id: number; values: object }[];
let roles: { user_account_id: number; role_id: number }[];
beforeAll(async () => {
  server = await startTestServer();
  const rows = await server.database.owner.selectFrom('credential').select(['username', 'user_account_id']).execute();
  ids = Object.fromEntries(rows.map(({ username, user_account_id }) => [username, user_account_id]));
  accounts = await server.database.owner
    .selectFrom('account_value')
    .selectAll()
    .where('account_id', 'in', Object.values(ids))
    .execute();
  roles = await server.database.owner
    .selectFrom('user_role')
    .selectAll()
    .where('user_account_id', 'in', Object.values(ids))
    .execute();
});
afterAll(() => server.close());
beforeEach(async () => {
  await removeFactors(server);
  const { owner } = server.database;
  await owner.deleteFrom('user_role').where('user_account_id', 'in', Object.values(ids)).execute();
  await owner.insertInto('user_role').values(roles).execute();
  for (const { account_id, values } of accounts) {
    await owner
      .updateTable('account_value')
      .set({ values: JSON.stringify(values) as never })
      .where('account_id', '=', account_id)
      .execute();
  }
});

const id = (username: string): number => ids[username] ?? 0;
const enter = async (username: string): Promise<Visitor> => {
  const visitor = new Visitor(server.app);
  await visitor.enter(username);
  return visitor;
};
const fieldOf = async (accountId: number, field: string) =>
  (
    await server.database.owner
      .selectFrom('account_value')
      .select('values')
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow()
  ).values[field];

/** A helper of the company: everything about users, and nothing of what the administrator holds beside it. */
async function helpDesk(): Promise<Visitor> {
  const rights = {
    ...full('USER_ACCOUNT', 'USER_CHANGE_STATUS', 'USER_RESET_PASSWORD', 'DISABLE_MFA', 'ENFORCE_MFA', 'ACCOUNT_MOVE'),
    ...full('SECURITY_MANAGEMENT', 'USER_CHANGE_ADMIN_STATUS', 'USER_MULTIFACTOR_AUTHENTICATION'),
  };
  await giveOnly(server, id('approver'), { rights });
  await putFactor(server, id('approver'));
  const visitor = new Visitor(server.app);
  await visitor.enter('approver');
  await server.database.owner.updateTable('session').set({ stage: 'full' }).execute();
  server.service.sessions.forget('*');
  return visitor;
}

/** Every call that touches how somebody signs in. */
const touching = (userAccountId: number): [string, object][] => [
  ['Account/SaveAccount', { accountId: userAccountId, values: { Email: 'mine@attacker.example' } }],
  ['Account/SaveAccount', { accountId: userAccountId, values: { Firstname: `Somebody ${crypto.randomUUID()}` } }],
  ['Account/SaveAccount', { accountId: userAccountId, values: { Status: 'Disabled' } }],
  ['Account/SaveAccount', { accountId: userAccountId, values: { IsAdministrator: false } }],
  ['Account/DisableTwoFactorForUser', { userAccountId }],
  ['Account/SetMFAExemption', { userAccountId, exempt: true }],
  ['Account/EndUserSessions', { userAccountId }],
  ['Account/UnlockSignIn', { userAccountId }],
  ['Account/SendPasswordReset', { userAccountId }],
  ['Account/RemoveSignOnLinkForUser', { userAccountId, provider: 'werk-id', subject: '1' }],
  ['Account/AssignRolesToUser', { userAccountId, roleIds: [] }],
  ['Account/TerminateAccount', { accountId: userAccountId, terminationReason: 'Other', remark: 'x' }],
  ['Account/MoveAccount', { accountId: userAccountId, newParentAccountId: 1 }],
];

describe('a user who holds a right that the caller lacks', () => {
  it('is not touched', async () => {
    const helper = await helpDesk();
    const before = await mailsTo(server, id('admin'));
    for (const [name, input] of touching(id('admin'))) {
      const { status, message } = await helper.post(name, input);
      expect([name, status, message]).toEqual([name, 403, errorTexts.outranked]);
    }
    expect(await mailsTo(server, id('admin'))).toEqual(before);
  });

  it('shows that to who looks at him', async () => {
    const helper = await helpDesk();
    const { MayChangeSignIn, Views } = await helper.call(LoadAccountById, { accountId: id('admin') });
    expect([MayChangeSignIn, Views['General']?.Locked?.['Email']]).toEqual([undefined, errorTexts.outranked]);
    expect(Views['General']?.Locked?.['Phone']).toBeUndefined();
    expect(await helper.call(GetUserSecurity, { userAccountId: id('admin') })).toMatchObject({ IsOther: false });
    expect((await helper.post(GetTerminationInfo.operation, { accountId: id('admin') })).status).toBe(403);
    const other = await helper.call(LoadAccountById, { accountId: id('user') });
    expect([other.MayChangeSignIn, other.Views['General']?.Locked]).toEqual([undefined, expect.anything()]);
    // He holds some rights that the helper lacks, until he holds none.
    await giveOnly(server, id('user'), { rights: {}, reach: 'own' });
    const weaker = await helper.call(LoadAccountById, { accountId: id('user') });
    expect([weaker.MayChangeSignIn, weaker.Views['General']?.Locked]).toEqual([true, undefined]);
  });

  it('may have other values changed', async () => {
    const helper = await helpDesk();
    await helper.call(SaveAccount, { accountId: id('admin'), values: { Office: 'A 12' } });
    expect(await fieldOf(id('admin'), 'Office')).toBe('A 12');
  });

  it('is helped where he may do less', async () => {
    const helper = await helpDesk();
    await giveOnly(server, id('user'), { rights: {}, reach: 'own' });
    for (const [name, input] of touching(id('user')).slice(1, 10)) {
      const { status, message } = await helper.post(name, input);
      expect([name, status === 409 ? 200 : status, message]).toEqual([name, 200, status === 409 ? message : undefined]);
    }
  });

  it('is not ended or moved with the department that he works in', async () => {
    const boss = await enter('reseller');
    await giveOnly(server, id('admin'), { rights: full('SYSTEM_AUDIT_LOG') });
    const { company } = await server.database.owner
      .selectFrom('account')
      .select('parent_account_id as company')
      .where('account_id', '=', id('admin'))
      .executeTakeFirstOrThrow();
    const ending = { accountId: company, terminationReason: 'Other', remark: 'x' };
    expect((await boss.post('Account/TerminateAccount', ending)).message).toBe(errorTexts.outranked);
  });
});

describe('in the name of somebody else', () => {
  it('nothing about a sign-in is changed, not even names', async () => {
    const owner = await enter('owner');
    await giveOnly(server, id('admin'), { rights: full('USER_ACCOUNT', 'USER_CHANGE_STATUS', 'SECURITY_MANAGEMENT') });
    await giveOnly(server, id('user'), { rights: {}, reach: 'own' });
    await owner.call(Impersonate, { userAccountId: id('admin') });
    // His own account nobody ends or moves at all.
    for (const [name, input] of [...touching(id('user')), ...touching(id('admin')).slice(0, 10)]) {
      expect([name, (await owner.post(name, input)).status]).toEqual([name, 403]);
    }
    expect((await owner.call(LoadAccountById, { accountId: id('user') })).Views['General']?.Locked?.['Firstname']).toBe(
      errorTexts.notImpersonated,
    );
  });

  it('nobody works who may do more', async () => {
    const owner = await enter('owner');
    await giveOnly(server, id('reseller'), { rights: full('ADMINISTRATIVE') });
    await giveOnly(server, id('admin'), { rights: full('SYSTEM_AUDIT_LOG') });
    const reseller = await enter('reseller');
    const tried = await reseller.post(Impersonate.operation, { userAccountId: id('admin') });
    expect([tried.status, tried.message]).toEqual([403, 'You cannot work in the name of this user.']);
    expect((await owner.post(Impersonate.operation, { userAccountId: id('admin') })).status).toBe(200);
  });

  it('coming back is refused once the own session has ended', async () => {
    const owner = new Visitor(server.app);
    const { SessionId } = await owner.enter('owner');
    await owner.call(Impersonate, { userAccountId: id('user') });
    const { owner: database } = server.database;
    // The notice of the end is on its way at best: the call comes at once.
    await database.updateTable('session').set({ ended_utc: new Date() }).where('session_id', '=', SessionId).execute();
    expect((await owner.post(Unimpersonate.operation)).status).toBe(401);
  });

  it('going there and back is no proof', async () => {
    const owner = await enter('owner');
    await server.database.owner
      .updateTable('session')
      .set({ proved_utc: new Date(Date.now() - 6 * 60_000) })
      .execute();
    server.service.sessions.forget('*');
    await owner.call(Impersonate, { userAccountId: id('user') });
    await owner.call(Unimpersonate, {});
    expect((await owner.post('Account/SetupTwoFactorMethod', { methodType: 'Email', name: 'x' })).status).toBe(401);
  });
});

describe('a proof that is a while ago', () => {
  const age = async () => {
    await server.database.owner
      .updateTable('session')
      .set({ proved_utc: new Date(Date.now() - 5 * 60_000 - 1000) })
      .execute();
    server.service.sessions.forget('*');
  };

  it('is good for everything but one’s own ways to sign in', async () => {
    const here = await enter('admin');
    const app = await addApp(here);
    await age();
    const identity = { provider: 'werk-id', subject: '1' };
    for (const [name, input] of [
      [SetupTwoFactorMethod.operation, { methodType: 'AuthenticatorApp', name: 'Other' }],
      ['Account/RenameTwoFactorMethod', { authenticationMethodId: app.id, newName: 'Other' }],
      ['Account/SetPrimaryTwoFactorMethod', { authenticationMethodId: app.id }],
      ['Account/DisableTwoFactorMethod', { authenticationMethodId: app.id }],
      ['Account/CreateRecoveryCodes', {}],
      ['Account/RemoveSignOnLink', identity],
      ['Authorization/AuthenticateWithSubConfirmation', { subId: 'x' }],
      ['Account/SaveAccount', { accountId: id('admin'), values: { Email: 'new@donau.example' } }],
    ] as const) {
      const { status, headers } = await here.post(name, input);
      expect([name, status, headers['www-authenticate']]).toEqual([
        name,
        401,
        'Session error="insufficient_user_authentication", max_age="300"',
      ]);
    }
    expect((await here.post('Account/SaveAccount', { accountId: id('admin'), values: { Office: '7' } })).status).toBe(
      200,
    );
    await here.enter('admin', undefined, { mfaToken: codeOf(app.secret, 1), mfaMethodId: app.id });
    expect((await here.post('Account/CreateRecoveryCodes')).status).toBe(200);
  });

  it('and what was changed is told by mail', async () => {
    const here = await enter('admin');
    const app = await addApp(here);
    await here.post('Account/RenameTwoFactorMethod', { authenticationMethodId: app.id, newName: 'Tablet' });
    await here.post('Account/CreateRecoveryCodes');
    await here.post('Account/DisableTwoFactorMethod', { authenticationMethodId: app.id });
    const subjects = (await mailsTo(server, id('admin'))).slice(-4).map(({ text }) => text);
    expect(subjects.filter((text) => text.includes('Tablet'))).toHaveLength(2);
  });
});

describe('a new e-mail address', () => {
  const address = 'neue.adresse@donau.example';
  const change = async (by: Visitor, userAccountId: number) =>
    by.post('Account/SaveAccount', { accountId: userAccountId, values: { Email: address } });
  const tokenOf = async (userAccountId: number) =>
    (await mailsTo(server, userAccountId))
      .filter(({ to }) => to === address)
      .map(({ text }) => /confirm-email\/([\w-]+)/.exec(text)?.[1] ?? '')
      .at(-1) ?? '';

  it('counts once the link that was sent to it is opened, and the old one is told', async () => {
    const here = await enter('reseller');
    await addApp(here);
    const former = await fieldOf(id('reseller'), 'Email');
    expect((await change(here, id('reseller'))).status).toBe(200);
    expect(await fieldOf(id('reseller'), 'Email')).toBe(former);
    const seen = await here.call(LoadAccountById, { accountId: id('reseller') });
    expect(seen.Views['General']?.Values).toMatchObject({ Email: former, NewEmail: address });
    const mails = (await mailsTo(server, id('reseller'))).slice(-2);
    expect(mails.map(({ to }) => to)).toEqual([address, former]);
    expect(mails[1]?.text).toContain(address);
    await new Visitor(server.app).post('SelfCare/RequestResetPassword', { username: 'reseller' });
    expect((await mailsTo(server, id('reseller'))).at(-1)?.to).toBe(former);

    const token = await tokenOf(id('reseller'));
    expect((await new Visitor(server.app).post(ConfirmEmail.operation, { token: `${token}x` })).status).toBe(400);
    expect(await new Visitor(server.app).call(ConfirmEmail, { token })).toEqual({ Address: address });
    expect(await fieldOf(id('reseller'), 'Email')).toBe(address);
    expect((await new Visitor(server.app).post(ConfirmEmail.operation, { token })).status).toBe(400);
    // The link that went to the former address is worth nothing now.
    const old = linkIn((await mailsTo(server, id('reseller'))).filter(({ to }) => to === former).at(-1) as never);
    const reset = await new Visitor(server.app).post('SelfCare/ResetPassword', {
      ...{ username: 'reseller', token: old.token, newPassword: 'Stille-Otter-Wandern-42' },
    });
    expect(reset.status).toBe(400);
  });

  it('is taken back by giving the present one again, and forgotten when nobody confirms it', async () => {
    const here = await enter('owner');
    await addApp(here);
    const former = await fieldOf(id('owner'), 'Email');
    const mine = { accountId: id('owner') };
    await change(here, id('owner'));
    await here.call(SaveAccount, { ...mine, values: { Email: former } });
    expect((await here.post(ConfirmEmail.operation, { token: await tokenOf(id('owner')) })).status).toBe(400);
    await change(here, id('owner'));
    await server.database.owner
      .updateTable('email_change')
      .set({ expires_utc: new Date(Date.now() - 1000) })
      .execute();
    expect((await here.post(ConfirmEmail.operation, { token: await tokenOf(id('owner')) })).status).toBe(400);
    const seen = await here.call(LoadAccountById, mine);
    expect(seen.Views['General']?.Values['NewEmail']).toBeUndefined();
  });

  it('of somebody who was invited and has not come is where the invitation goes anew', async () => {
    const owner = await enter('owner');
    await addApp(owner);
    const { CompanyAccount } = await owner.me();
    const made = await owner.post('Account/CreateAccount', {
      parentAccountId: CompanyAccount.AccountId,
      accountType: 'User',
      roleIds: [roleId('User')],
      values: { Firstname: 'Ina', Lastname: 'Neu', Email: 'falsch@nordlicht.example', Username: 'ina.neu' },
    });
    const { AccountId } = made.data as { AccountId: number };
    const invited = linkIn((await mailsTo(server, AccountId))[0] as never);
    const right = 'ina@nordlicht.example';
    await owner.call(SaveAccount, { accountId: AccountId, values: { Email: right } });
    expect(await fieldOf(AccountId, 'Email')).toBe(right);
    const again = (await mailsTo(server, AccountId)).at(-1);
    expect(again?.to).toBe(right);
    const choose = (token: string) =>
      new Visitor(server.app).post('SelfCare/ResetPassword', {
        ...{ username: 'ina.neu', token, newPassword: 'Stille-Otter-Wandern-42' },
      });
    expect((await choose(invited.token)).status).toBe(400);
    // No link to an address that nobody has confirmed: asking for one brings another invitation.
    await new Visitor(server.app).post('SelfCare/RequestResetPassword', { username: 'ina.neu' });
    const last = (await mailsTo(server, AccountId)).at(-1);
    expect(last?.subject).toMatch(/Welcome|Willkommen/);
    expect((await choose(linkIn(last as never).token)).status).toBe(200);
  });
});

describe('a second factor that was begun and never completed', () => {
  it('opens no sign-in and is sent no code', async () => {
    const here = await enter('admin');
    const first = await addApp(here);
    const { authenticationMethodId, Secret = '' } = await here.call(SetupTwoFactorMethod, {
      ...{ methodType: 'AuthenticatorApp', name: 'Never' },
    });
    const there = new Visitor(server.app);
    await there.signIn('admin');
    const given = { mfaToken: codeOf(Secret), mfaMethodId: authenticationMethodId };
    expect((await there.post('Authorization/GiveSecondFactor', given)).status).toBe(400);
    expect((await new Visitor(server.app).signIn('admin', undefined, given)).status).toBe(401);
    const mailed = await here.call(SetupTwoFactorMethod, { methodType: 'Email', name: 'Never' });
    const asked = { userName: 'admin', mfaMethodId: mailed.authenticationMethodId };
    expect((await there.post('Authorization/SendSecurityCodeNotification', asked)).status).toBe(404);
    expect(first.id).not.toBe(authenticationMethodId);
  });

  it('is forgotten after a quarter of an hour', async () => {
    const here = await enter('admin');
    const { authenticationMethodId, Secret = '' } = await here.call(SetupTwoFactorMethod, {
      ...{ methodType: 'AuthenticatorApp', name: 'Late' },
    });
    await server.database.owner
      .updateTable('authentication_method')
      .set({ created_utc: new Date(Date.now() - 15 * 60_000 - 1000) })
      .execute();
    const late = await here.post('Account/EnableTwoFactorMethod', {
      ...{ authenticationMethodId, mfaToken: codeOf(Secret) },
    });
    expect(late.status).toBe(400);
  });
});
