/** What a session reads of accounts: everything of the types that it may read, names in its own company, and nothing else. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import GetAccountTree from '../../../manifests/operations/Account/GetAccountTree.ts';
import LoadAccountById from '../../../manifests/operations/Account/LoadAccountById.ts';
import SearchAccounts from '../../../manifests/operations/Account/SearchAccounts.ts';
import GetJobFile from '../../../manifests/operations/Job/GetJobFile.ts';
import { giveOnly, type Role } from '../../database/rights.ts';
import { startTestServer, type TestServer } from '../../database/server.ts';
import { Visitor } from '../../database/visitor.ts';

let server: TestServer;
let company: { account_id: number; path: string };
let customer: { account_id: number; display_name: string };
beforeAll(async () => {
  server = await startTestServer();
  const { CompanyAccount } = await (await server.as('reseller')).me();
  company = await account(CompanyAccount.AccountId);
  customer = await server.database.owner
    .selectFrom('account')
    .select(['account_id', 'display_name'])
    .where('parent_account_id', '=', company.account_id)
    .where('account_type', '=', 'Company')
    .where('account_state', '=', 'Active')
    .orderBy('account_id')
    .executeTakeFirstOrThrow();
  await server.database.owner
    .updateTable('account_value')
    .set({
      values: JSON.stringify({ Iban: 'AT611904300234573201', TaxNumber: '09 123/4567', CreditLimit: 9 }) as never,
    })
    .where('account_id', '=', customer.account_id)
    .execute();
});
afterAll(() => server.close());

const account = (accountId: number) =>
  server.database.owner
    .selectFrom('account')
    .select(['account_id', 'path'])
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();

/** The reseller's user with these rights over the hierarchy, and no others. */
async function withRights(rights: Role['rights']): Promise<Visitor> {
  const { UserAccountId } = await new Visitor(server.app).enter('reseller');
  await giveOnly(server, UserAccountId, { rights });
  const visitor = new Visitor(server.app);
  await visitor.enter('reseller');
  return visitor;
}
const values = async (visitor: Visitor, accountId: number) =>
  (await visitor.call(LoadAccountById, { accountId })).Views['General']?.Values ?? {};

describe('without the right to read its type', () => {
  it('an account of another company is as if it were not there', async () => {
    const nobody = await withRights({});
    const absent = await nobody.post(LoadAccountById.operation, { accountId: 999_999_999 });
    const there = await nobody.post(LoadAccountById.operation, { accountId: customer.account_id });
    expect([there.status, there.message]).toEqual([
      404,
      absent.message?.replace('999999999', `${customer.account_id}`),
    ]);
    expect(await nobody.call(SearchAccounts, { searchString: customer.display_name })).toEqual([]);
    const children = await nobody.call(GetAccountTree, { accountId: company.account_id });
    expect(children.map(({ AccountId }) => AccountId)).not.toContain(customer.account_id);
    expect(await nobody.call(GetAccountTree, { accountId: customer.account_id })).toEqual([]);
  });

  it('an account of the own company is seen by its name alone', async () => {
    const nobody = await withRights({});
    const refused = await nobody.post(LoadAccountById.operation, { accountId: company.account_id });
    expect([refused.status, refused.message]).toEqual([403, 'This needs the right RESELLER_ACCOUNT Read.']);
    const [root] = await nobody.call(GetAccountTree, {});
    expect(root).toMatchObject({ AccountId: company.account_id, DisplayName: expect.any(String) });
    expect(Object.keys(root ?? {})).not.toContain('Country');
    const own = (await nobody.me()).UserAccountId;
    expect((await nobody.call(LoadAccountById, { accountId: own })).AccountId).toBe(own);
  });
});

describe('with the right to read its type', () => {
  it('an account is seen, and of its fields those whose right is held', async () => {
    const reader = await withRights({ COMPANY_ACCOUNT: ['Read'] });
    expect(Object.keys(await values(reader, customer.account_id))).toEqual([]);
    const billing = await withRights({ COMPANY_ACCOUNT: ['Read'], ONLINEBILL: ['Read'], BILLING_METHOD: ['Read'] });
    expect(await values(billing, customer.account_id)).toEqual({
      Iban: 'AT611904300234573201',
      TaxNumber: '09 123/4567',
    });
    const found = await reader.call(SearchAccounts, { searchString: customer.display_name });
    expect(found.map(({ AccountId }) => AccountId)).toContain(customer.account_id);
    const users = await reader.call(SearchAccounts, { searchString: 'a', filter: ['User'], maxRows: 200 });
    for (const { AccountId } of users) {
      const { path } = await account(AccountId);
      const between = path.slice(company.path.length).split('/').slice(0, -2);
      const types = await server.database.owner
        .selectFrom('account')
        .select('account_type')
        .where('account_id', 'in', [0, ...between.map(Number)])
        .execute();
      expect(types.map(({ account_type }) => account_type)).not.toContain('Company');
    }
  });
});

describe('the file of a job', () => {
  it('is not handed out once its owner sees less than when it was made', async () => {
    const exporter = await withRights({ COMPANY_ACCOUNT: ['Read'] });
    const started = await exporter.post('Export/StartExport', {
      operation: 'Account/GetAccountTree',
      input: { accountId: company.account_id },
      columns: [{ field: 'DisplayName', title: 'Name', kind: 'Text' }],
      format: 'csv',
      fileName: 'accounts',
      locale: 'en',
    });
    const { JobId: jobId } = started.data as { JobId: number };
    await server.work();
    expect((await exporter.post(GetJobFile.operation, { jobId })).status).toBe(200);
    const { UserAccountId } = await exporter.me();
    await giveOnly(server, UserAccountId, { rights: { COMPANY_ACCOUNT: ['Read'] }, reach: 'own' });
    await expect.poll(async () => (await exporter.post(GetJobFile.operation, { jobId })).status).toBe(403);
  });

  it('is not made for somebody who may not sign in any more', async () => {
    const exporter = await withRights({ COMPANY_ACCOUNT: ['Read'] });
    const { UserAccountId } = await exporter.me();
    await exporter.post('Export/StartExport', {
      operation: 'Account/GetAccountTree',
      input: {},
      columns: [{ field: 'DisplayName', title: 'Name', kind: 'Text' }],
      format: 'csv',
      fileName: 'accounts',
      locale: 'en',
    });
    await server.database.owner.deleteFrom('user_role').where('user_account_id', '=', UserAccountId).execute();
    await server.work();
    const job = await server.database.owner
      .selectFrom('job')
      .select(['state', 'error'])
      .where('user_account_id', '=', UserAccountId)
      .orderBy('job_id', 'desc')
      .executeTakeFirstOrThrow();
    expect(job).toEqual({ state: 'Failed', error: 'The user who started it may not work here any more.' });
  });
});
