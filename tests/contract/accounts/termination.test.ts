/** Ending accounts over HTTP: at once, planned, cancelled, locked; what is below, who may, and what is left (TERM rows). */

import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import CancelScheduledTermination from '../../../manifests/operations/Account/CancelScheduledTermination.ts';
import CreateAccount from '../../../manifests/operations/Account/CreateAccount.ts';
import GetAuditLog from '../../../manifests/operations/Account/GetAuditLog.ts';
import GetEndingAccounts from '../../../manifests/operations/Account/GetEndingAccounts.ts';
import GetTerminableAccounts from '../../../manifests/operations/Account/GetTerminableAccounts.ts';
import GetTerminationInfo from '../../../manifests/operations/Account/GetTerminationInfo.ts';
import LoadAccountById from '../../../manifests/operations/Account/LoadAccountById.ts';
import TerminateAccount from '../../../manifests/operations/Account/TerminateAccount.ts';
import { showDay } from '../../../src/rules/format/day.ts';
import { type Caller, startTestServer, type TestServer } from '../../database/server.ts';

let server: TestServer;
let admin: Caller;
let owner: Caller;
let company: number;
beforeAll(async () => {
  server = await startTestServer();
  [admin, owner] = [await server.as('admin'), await server.as('owner')];
  company = (await admin.me()).CompanyAccount.AccountId;
});
afterAll(() => server.close());

let number = 0;
const create = async (accountType: 'Department' | 'User', parentAccountId: number): Promise<number> => {
  number += 1;
  const values =
    accountType === 'User'
      ? { Firstname: 'Ada', Lastname: `Kurz ${number}`, Email: `ada.${number}@ends.example` }
      : { DepartmentName: `Werft ${number}` };
  return (await admin.call(CreateAccount, { parentAccountId, accountType, values })).AccountId;
};
/** A subscription, as an order would have made it. */
async function subscribe(parent: number, more: Record<string, unknown> = {}): Promise<number> {
  const database = server.database.owner;
  const { account_id } = await database
    .insertInto('account')
    .values({
      parent_account_id: parent,
      account_type: 'Product',
      product_name: 'Backup Vault',
      display_name: 'Backup Vault',
      country: 'AT',
      currency: 'EUR',
      last_logon_utc: null,
      terminated_utc: null,
    })
    .returning('account_id')
    .executeTakeFirstOrThrow();
  const values = { ServiceStatus: 'Active', SubscriptionBilling: 'YearlyPrepaid', RenewalMode: 'Renew', ...more };
  await database
    .insertInto('account_value')
    .values({ account_id, values: JSON.stringify(values) as never })
    .execute();
  await sql`select adopt_subscriptions()`.execute(database);
  return account_id;
}
const fieldOf = async (accountId: number, name: string) =>
  (await admin.call(LoadAccountById, { accountId })).Views['General']?.Values[name];
const stateOf = async (accountId: number) => (await admin.call(LoadAccountById, { accountId })).AccountState;
const end = (accountId: number, more: object = {}, caller = admin) =>
  caller.post(TerminateAccount.operation, { accountId, terminationReason: 'NoLongerNeeded', ...more });
const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString();

let department: number;
let person: number;
let subscription: number;
beforeEach(async () => {
  department = await create('Department', company);
  person = await create('User', department);
  subscription = await subscribe(department);
});

describe('an end at once', () => {
  it('ends the account and all below it for good, with one entry in the log', async () => {
    const { data, status } = await end(department);
    expect([status, data]).toEqual([200, { Accounts: 3, IsScheduled: false, DueUtc: expect.any(String) }]);
    expect([await stateOf(department), await stateOf(person), await stateOf(subscription)]).toEqual([
      'Terminated',
      'Terminated',
      'Terminated',
    ]);
    expect([
      await fieldOf(subscription, 'RenewalMode'),
      await fieldOf(subscription, 'ServiceStatus'),
      await fieldOf(subscription, 'TerminationReason'),
    ]).toEqual(['Terminate', 'Terminated', 'NoLongerNeeded']);
    const { Items } = await admin.call(GetAuditLog, { accountId: department, mode: 'audit' });
    expect(Items.filter(({ Event }) => Event === 'Account terminated').map(({ Details }) => Details)).toEqual([
      'Reason: No longer needed; Accounts: 3',
    ]);
    const again = await end(department);
    const save = await admin.post('Account/SaveAccount', { accountId: department, values: {} });
    expect([again.status, save.status]).toEqual([409, 409]);
    const back = server.database.pool.query(
      `begin; select set_config('app.scope', '/', true); update account set account_state = 'Active', terminated_utc = null where account_id = ${department}; commit`,
    );
    await expect(back).rejects.toThrow('Terminated is final');
    await server.database.pool.query('rollback').catch(() => {});
  });

  it('ends the sessions of its people within a moment', async () => {
    const victim = await server.as('user');
    const { UserAccountId } = await victim.me();
    expect((await end(UserAccountId)).status).toBe(200);
    await expect.poll(async () => (await victim.post('Authorization/GetCurrentUser')).status).toBe(401);
    const alive = await server.database.owner
      .selectFrom('session')
      .select('session_id')
      .where('user_account_id', '=', UserAccountId)
      .where('ended_utc', 'is', null)
      .execute();
    expect(alive).toEqual([]);
  });

  it('is done once, however often it is sent', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    const input = { accountId: department, terminationReason: 'Price' };
    const answers = await Promise.all([1, 2, 3].map(() => admin.post(TerminateAccount.operation, input, key)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const rows = await server.database.owner
      .selectFrom('termination')
      .select('state')
      .where('account_id', '=', department)
      .execute();
    expect(rows).toEqual([{ state: 'Done' }]);
  });

  it('leaves nobody alive who is made below meanwhile', async () => {
    const made = Array.from({ length: 6 }, () =>
      admin.post(CreateAccount.operation, {
        parentAccountId: department,
        accountType: 'User',
        values: { Firstname: 'Late', Lastname: 'Comer', Email: `${crypto.randomUUID()}@ends.example` },
      }),
    );
    await Promise.all([...made, end(department)]);
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from account a join account d on a.path ^@ d.path
      where d.account_id = ${department} and a.account_state = 'Active'`.execute(server.database.owner);
    expect(rows[0]?.n).toBe(0);
  });
});

describe('a reason', () => {
  it('is needed, one of the list, and said in words when it is another', async () => {
    const none = await admin.post(TerminateAccount.operation, { accountId: department });
    const unknown = await end(department, { terminationReason: 'Whim' });
    const silent = await end(department, { terminationReason: 'Other' });
    expect([none.status, unknown.status, silent.status, silent.fields]).toEqual([
      400,
      400,
      400,
      { remark: 'Say in words why it ends' },
    ]);
    expect((await end(department, { terminationReason: 'Other', remark: 'Merged' })).status).toBe(200);
  });
});

describe('a planned end', () => {
  const due = async () => {
    await sql`update termination set due_utc = now() - interval '1 second' where state = 'Scheduled'`.execute(
      server.database.owner,
    );
    await sql`insert into job (name, payload) values ('terminate', '{}') on conflict do nothing`.execute(
      server.database.owner,
    );
    await sql`update job set run_at = now() where name = 'terminate' and state = 'Queued'`.execute(
      server.database.owner,
    );
    await server.work();
  };

  it('is done by the job when its time has come, and not before', async () => {
    const when = '2099-02-01T00:00:00Z';
    const { data } = await end(department, { terminationDate: when });
    expect(data).toEqual({ Accounts: 3, IsScheduled: true, DueUtc: when });
    const planned = await admin.call(LoadAccountById, { accountId: department });
    expect([planned.TerminatesUtc, planned.MayTerminate, planned.MayCancelTermination]).toEqual([
      when,
      undefined,
      true,
    ]);
    expect((await admin.call(GetTerminationInfo, { accountId: department })).ScheduledUtc).toBe(when);
    // Renewals stop when it is planned: the term may end before.
    expect(await fieldOf(subscription, 'RenewalMode')).toBe('Terminate');
    await server.work();
    expect(await stateOf(department)).toBe('Active');
    await due();
    expect([await stateOf(department), await stateOf(person)]).toEqual(['Terminated', 'Terminated']);
    const { Items } = await admin.call(GetAuditLog, { accountId: department, mode: 'audit', limit: 2 });
    expect(Items.map(({ Event, User }) => [Event, User?.AccountId])).toEqual([
      ['Account terminated', (await admin.me()).UserAccountId],
      ['Termination planned', (await admin.me()).UserAccountId],
    ]);
  });

  it('is done even when who planned it has left', async () => {
    const leaver = await server.as('reseller');
    const { UserAccountId } = await leaver.me();
    expect((await end(department, { terminationDate: days(2) }, leaver)).status).toBe(200);
    expect((await end(UserAccountId, {}, owner)).status).toBe(200);
    await due();
    expect(await stateOf(department)).toBe('Terminated');
  });

  it('can be cancelled; what would have renewed does so again, and nothing else', async () => {
    const ending = await subscribe(department, { RenewalMode: 'Terminate' });
    await end(department, { terminationDate: days(30) });
    await admin.call(CancelScheduledTermination, { accountId: department });
    expect([await fieldOf(subscription, 'RenewalMode'), await fieldOf(ending, 'RenewalMode')]).toEqual([
      'Renew',
      'Terminate',
    ]);
    const kept = await admin.call(LoadAccountById, { accountId: department });
    expect([kept.TerminatesUtc, kept.MayTerminate, kept.MayCancelTermination]).toEqual([undefined, true, undefined]);
    await due();
    expect(await stateOf(department)).toBe('Active');
    const again = await admin.post(CancelScheduledTermination.operation, { accountId: department });
    expect([again.status, again.message]).toEqual([409, 'No end of this account is planned.']);
  });

  it('lies in the future, and there is one', async () => {
    const past = await end(department, { terminationDate: days(-1) });
    expect([past.status, past.fields]).toEqual([400, { terminationDate: 'The end must lie in the future' }]);
    expect((await end(department, { terminationDate: 'tomorrow' })).status).toBe(400);
    expect((await end(department, { terminationDate: days(3) })).status).toBe(200);
    expect((await end(department, { terminationDate: days(4) })).status).toBe(409);
  });

  it('waits for a lock that came later, and says so', async () => {
    await end(department, { terminationDate: days(5) });
    const until = days(60).slice(0, 10);
    await subscribe(department, { LockEndDate: until });
    await due();
    expect(await stateOf(department)).toBe('Active');
    expect((await admin.call(GetTerminationInfo, { accountId: department })).Problem).toBe(
      `Backup Vault is locked until ${showDay(until, 'en')}`,
    );
  });
});

describe('a lock', () => {
  it('keeps the subscription and everything above it until its day (I26)', async () => {
    const until = days(40).slice(0, 10);
    const locked = await subscribe(department, { LockEndDate: until });
    for (const accountId of [locked, department]) {
      const now = await end(accountId);
      const early = await end(accountId, { terminationDate: days(20) });
      expect([now.status, now.message, early.status]).toEqual([
        409,
        `Backup Vault is locked until ${showDay(until, 'en')} and cannot end before.`,
        409,
      ]);
    }
    expect((await admin.call(GetTerminationInfo, { accountId: department })).LockEndDate).toBe(until);
    const { Items } = await admin.call(GetTerminableAccounts, { options: { filter: `P-${locked}` } });
    expect(Items).toMatchObject([{ AccountId: locked, LockEndDate: until, MayEnd: false }]);
    expect((await end(department, { terminationDate: `${until}T00:00:00Z` })).status).toBe(200);
  });

  it('of a day that has passed keeps nothing', async () => {
    await subscribe(department, { LockEndDate: days(-1).slice(0, 10) });
    expect((await end(department)).status).toBe(200);
  });
});

describe('what ends', () => {
  it('is told before: how many of each type, renewals, and reasons in the language of the caller', async () => {
    const info = await admin.call(GetTerminationInfo, { accountId: department });
    expect(info).toMatchObject({ Total: 3, Users: 1, Departments: 1, Subscriptions: 1, Renewals: 1, Companies: 0 });
    expect(info.Accounts.map(({ AccountId }) => AccountId)).toEqual(
      expect.arrayContaining([department, person, subscription]),
    );
    expect(info.Reasons.length).toBe(6);
    const german = await admin.post(
      GetTerminationInfo.operation,
      { accountId: department },
      { 'accept-language': 'de' },
    );
    expect((german.data as typeof info).Reasons[0]?.DisplayName).toBe('Nicht mehr benötigt');
  });

  it('is all there page by page, each type by itself, and only for those who may end it', async () => {
    const more = [await create('User', department), await create('User', department)];
    const asked = { accountId: department, accountType: 'User' as const, limit: 2 };
    const first = await admin.call(GetEndingAccounts, asked);
    const rest = await admin.call(GetEndingAccounts, { ...asked, options: { offset: 2 } });
    const found = [...first.Items, ...rest.Items].map(({ AccountId }) => AccountId);
    expect([first.TotalCount, first.Items.length, new Set(found)]).toEqual([3, 2, new Set([person, ...more])]);
    const all = await admin.call(GetEndingAccounts, { accountId: department });
    expect([all.TotalCount, all.Items[0]?.AccountId]).toEqual([5, department]);
    const approver = await server.as('approver');
    expect((await approver.post(GetEndingAccounts.operation, asked)).status).toBe(403);
  });
});

describe('who may', () => {
  it('holds Read and Delete for the type; either alone is not enough', async () => {
    const refused = await end(company);
    expect([refused.status, refused.message]).toEqual([403, 'Your rights do not allow ending accounts of this type.']);
    const { owner: database } = server.database;
    const set = 4;
    const flagsOf = (flags: string[]) =>
      database
        .updateTable('capability_set_entry')
        .set({ flags })
        .where('capability_set_id', '=', set)
        .where('object_type', '=', 'DEPARTMENT_ACCOUNT')
        .execute();
    const asks = async () => (await admin.post(GetTerminationInfo.operation, { accountId: department })).status;
    for (const flags of [['Read'], ['Delete']]) {
      await flagsOf(flags);
      await expect.poll(asks).toBe(403);
      expect((await end(department)).status).toBe(403);
    }
    await flagsOf(['Create', 'Read', 'Update', 'Delete']);
    await expect.poll(asks).toBe(200);
    expect((await end(department)).status).toBe(200);
  });

  it('does not end what he works in, nor what he does not see', async () => {
    const { UserAccountId } = await admin.me();
    const self = await end(UserAccountId);
    const root = await end(1, {}, owner);
    const above = await end(1);
    const absent = await end(999_999_999);
    expect([self.status, root.status, above.status, absent.status]).toEqual([409, 409, 404, 404]);
    const approver = await server.as('approver');
    expect((await end(department, {}, approver)).status).toBe(403);
    const { Items } = await admin.call(GetTerminableAccounts, { limit: 1000 });
    expect(Items.map(({ AccountId }) => AccountId)).not.toContain(UserAccountId);
    expect(Items.map(({ AccountId }) => AccountId)).toContain(department);
  });
});
