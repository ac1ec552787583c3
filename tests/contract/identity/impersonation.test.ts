/** Working in the name of somebody else: downwards only, never nested, under both names, and over with the own session. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import SaveAccount from '../../../manifests/operations/Account/SaveAccount.ts';
import Impersonate from '../../../manifests/operations/Authorization/Impersonate.ts';
import Unimpersonate from '../../../manifests/operations/Authorization/Unimpersonate.ts';
import type { CurrentUserData } from '../../../src/server/identity/session.ts';
import { startTestServer, type TestServer } from '../../database/server.ts';
import { Visitor } from '../../database/visitor.ts';

let server: TestServer;
let ids: Record<string, number>;
let owner: Visitor;
let me: CurrentUserData;
beforeAll(async () => {
  server = await startTestServer();
  const rows = await server.database.owner.selectFrom('credential').select(['username', 'user_account_id']).execute();
  ids = Object.fromEntries(rows.map(({ username, user_account_id }) => [username, user_account_id]));
});
afterAll(() => server.close());
beforeEach(async () => {
  owner = new Visitor(server.app);
  me = await owner.enter('owner');
});

const as = (username: string) => owner.post(Impersonate.operation, { userAccountId: ids[username] });
const lastEntry = () =>
  server.database.owner
    .selectFrom('audit_entry')
    .selectAll()
    .orderBy('audit_entry_id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

describe('an impersonation', () => {
  it('sees what the user sees, under a new secret, and comes back', async () => {
    const { secret } = owner;
    const admin = (await as('admin')).data as CurrentUserData;
    expect(admin).toMatchObject({
      UserAccountId: ids['admin'],
      ImpersonatorAccountId: me.UserAccountId,
      ImpersonatorAccount: { DisplayName: me.UserAccount.DisplayName },
      UserAccount: { IsImpersonated: true },
    });
    expect(owner.secret).not.toBe(secret);
    expect((await owner.post('Authorization/GetCurrentUser')).data).toMatchObject({ UserAccountId: ids['admin'] });
    const foreign = await owner.post('Account/LoadAccountById', { accountId: me.CompanyAccount.AccountId });
    expect(foreign.status).toBe(404);
    const back = await owner.call(Unimpersonate, {});
    expect([back.UserAccountId, back.ImpersonatorAccountId]).toEqual([me.UserAccountId, undefined]);
    expect((await owner.post('Account/LoadAccountById', { accountId: me.CompanyAccount.AccountId })).status).toBe(200);
  });

  it('leaves both names in the log, at its start, at its end and between', async () => {
    const admin = (await as('admin')).data as CurrentUserData;
    expect(await lastEntry()).toMatchObject({
      event: 'Impersonation started',
      user_account_id: me.UserAccountId,
      target_account_id: ids['admin'],
    });
    await owner.call(SaveAccount, { accountId: admin.CompanyAccount.AccountId, values: { City: 'Melk' } });
    const both = { user_account_id: ids['admin'], impersonator_account_id: me.UserAccountId };
    expect(await lastEntry()).toMatchObject({ event: 'Account saved', ...both });
    await owner.call(Unimpersonate, {});
    expect(await lastEntry()).toMatchObject({ event: 'Impersonation ended', ...both });
  });

  it('is not nested, and changes no password, factor or session', async () => {
    await as('admin');
    for (const [name, input] of [
      [Impersonate.operation, { userAccountId: ids['user'] }],
      ['SelfCare/ChangeMyPassword', { currentPassword: 'x', newPassword: 'y' }],
      ['Account/SetupTwoFactorMethod', { methodType: 'Email', name: 'x' }],
      ['Account/DisableTwoFactorForUser', { userAccountId: ids['user'] }],
      ['Account/CreateRecoveryCodes', {}],
      ['Authorization/EndOtherSessions', {}],
    ] as const) {
      expect([name, (await owner.post(name, input)).status]).toEqual([name, 403]);
    }
  });

  it('ends with the session it was started from', async () => {
    await as('admin');
    await server.database.owner
      .updateTable('session')
      .set({ ended_utc: new Date() })
      .where('session_id', '=', me.SessionId)
      .execute();
    await expect.poll(() => owner.isIn()).toBe(false);
  });

  it('ends with the right to it', async () => {
    await as('admin');
    await server.database.owner
      .updateTable('capability_set_entry')
      .set({ flags: ['Read'] })
      .where('object_type', '=', 'ADMINISTRATIVE')
      .execute();
    await expect.poll(() => owner.isIn()).toBe(false);
    await server.database.owner
      .updateTable('capability_set_entry')
      .set({ flags: ['Create', 'Read', 'Update', 'Delete', 'Execute', 'Hierarchy'] })
      .where('object_type', '=', 'ADMINISTRATIVE')
      .execute();
  });
});

describe('who may be impersonated', () => {
  it('is below: not oneself, not a peer with the same power, nobody absent', async () => {
    expect((await as('owner')).status).toBe(403);
    expect((await owner.post(Impersonate.operation, { userAccountId: 999_999_999 })).status).toBe(404);
    const { user_account_id: peer } = await server.database.owner
      .selectFrom('user_role')
      .select('user_account_id')
      .where('role_id', '=', 1)
      .where('user_account_id', '<>', me.UserAccountId)
      .executeTakeFirstOrThrow();
    expect((await owner.post(Impersonate.operation, { userAccountId: peer })).status).toBe(403);
  });

  it('is nobody who has no name to sign in with yet', async () => {
    const { account_id: userAccountId } = await server.database.owner
      .selectFrom('account')
      .leftJoin('credential', 'credential.user_account_id', 'account.account_id')
      .select('account.account_id')
      .where('account_type', '=', 'User')
      .where('account_state', '=', 'Active')
      .where('credential.user_account_id', 'is', null)
      .executeTakeFirstOrThrow();
    const answer = await owner.post(Impersonate.operation, { userAccountId });
    expect([answer.status, answer.message]).toEqual([403, 'You cannot work in the name of this user.']);
  });

  it('depends on a right that others do not hold, and going back on having come', async () => {
    const admin = new Visitor(server.app);
    await admin.enter('admin');
    expect((await admin.post(Impersonate.operation, { userAccountId: ids['user'] })).status).toBe(403);
    expect((await admin.post(Unimpersonate.operation)).status).toBe(409);
  });
});
