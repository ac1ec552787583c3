/** What belongs to an account, by type: down to the next company, found, ordered, paged, and counted by the server. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import GetAccountBranch from '../../../manifests/operations/Account/GetAccountBranch.ts';
import GetAccountsBelow from '../../../manifests/operations/Account/GetAccountsBelow.ts';
import GetAccountTree from '../../../manifests/operations/Account/GetAccountTree.ts';
import GetParentAccounts from '../../../manifests/operations/Account/GetParentAccounts.ts';
import GetUsersForCompany from '../../../manifests/operations/Account/GetUsersForCompany.ts';
import SearchAccounts from '../../../manifests/operations/Account/SearchAccounts.ts';
import { giveOnly } from '../../database/rights.ts';
import { type Caller, startTestServer, type TestServer } from '../../database/server.ts';
import { Visitor } from '../../database/visitor.ts';

let server: TestServer;
let owner: Caller;
let company: number;
let reseller: number;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.as('owner');
  company = (await (await server.as('admin')).me()).CompanyAccount.AccountId;
  reseller = (await (await server.as('reseller')).me()).CompanyAccount.AccountId;
});
afterAll(() => server.close());

/** Counted another way: by the last company in the path. */
async function belonging(to: number, type: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from account a
    where a.account_type = ${type} and a.account_state = 'Active' and a.account_id <> ${to} and ${to} = (
      select c.account_id from account c
      where a.path ^@ c.path and c.account_id <> a.account_id and c.account_type in ('Company', 'Reseller')
      order by length(c.path) desc limit 1)`.execute(server.database.owner);
  return rows[0]?.count ?? 0;
}

describe('accounts of a company', () => {
  it.each(['User', 'Department', 'Product', 'Company'] as const)(
    'are counted in all, whatever the page: %s',
    async (type) => {
      for (const accountId of [company, reseller]) {
        const { Items, TotalCount } = await owner.call(GetAccountsBelow, { accountId, accountTypes: [type], limit: 1 });
        expect(TotalCount).toBe(await belonging(accountId, type));
        expect(Items.length).toBe(Math.min(1, TotalCount));
      }
    },
  );

  it('its people are answered all at once, to whom may read users (CALL-054)', async () => {
    const users = await owner.call(GetUsersForCompany, { companyAccountId: company });
    expect(users.length).toBe(await belonging(company, 'User'));
    expect(users[0]).toMatchObject({
      UserAccountId: expect.any(Number),
      AccountIdentificator: expect.stringMatching(/^U-/),
    });
    const [{ UserAccountId = 0 } = {}] = users;
    expect(await owner.post(GetUsersForCompany.operation, { companyAccountId: UserAccountId })).toMatchObject({
      status: 403,
    });
    const nobody = new Visitor(server.app);
    await nobody.enter('approver');
    const { UserAccountId: id } = await nobody.me();
    await giveOnly(server, id, { rights: {} });
    await nobody.enter('approver');
    expect(await nobody.post(GetUsersForCompany.operation, { companyAccountId: reseller })).toMatchObject({
      status: 403,
    });
  });

  it('a department holds what stands in it, and names say where', async () => {
    const departments = await owner.call(GetAccountsBelow, { accountId: company, accountTypes: ['Department'] });
    const users = await owner.call(GetAccountsBelow, { accountId: company, accountTypes: ['User'], limit: 1000 });
    const [first] = departments.Items;
    const inside = await owner.call(GetAccountsBelow, {
      accountId: first?.AccountId ?? 0,
      accountTypes: ['User'],
      limit: 1000,
    });
    expect(inside.TotalCount).toBeGreaterThan(0);
    expect(inside.TotalCount).toBeLessThan(users.TotalCount);
    const one = users.Items.find(({ AccountId }) => AccountId === inside.Items[0]?.AccountId);
    expect(one?.Above?.split(' / ')).toContain(first?.DisplayName);
    expect(one?.Email).toContain('@');
  });

  it('are found by parts of names, by address, and with a slip', async () => {
    const all = await owner.call(GetAccountsBelow, { accountId: company, accountTypes: ['User'], limit: 1000 });
    const wanted = all.Items.find(({ DisplayName }) => /^[A-Za-z]{5,} [A-Za-z]{5,}$/.test(DisplayName));
    const [given = '', family = ''] = wanted?.DisplayName.split(' ') ?? [];
    const slip = family.slice(0, 2) + family.slice(3);
    for (const filter of [`${family} ${given.slice(0, 3)}`, wanted?.Email ?? '', slip]) {
      const found = await owner.call(GetAccountsBelow, {
        accountId: company,
        accountTypes: ['User'],
        options: { filter },
        limit: 1000,
      });
      expect(found.Items.map(({ AccountId }) => AccountId)).toContain(wanted?.AccountId);
      expect(found.TotalCount).toBeLessThan(all.TotalCount);
    }
  });

  it('companies say how many users they have, to whoever may read users', async () => {
    const { Items } = await owner.call(GetAccountsBelow, { accountId: reseller, accountTypes: ['Company'], limit: 3 });
    for (const { AccountId, Users } of Items) expect(Users).toBe(await belonging(AccountId, 'User'));
    const { UserAccountId } = await new Visitor(server.app).enter('reseller');
    await giveOnly(server, UserAccountId, { rights: { COMPANY_ACCOUNT: ['Read', 'Hierarchy'] } });
    const narrow = new Visitor(server.app);
    await narrow.enter('reseller');
    const seen = await narrow.call(GetAccountsBelow, { accountId: reseller, accountTypes: ['Company'], limit: 3 });
    expect(seen.Items.map((each) => each.AccountId)).toEqual(Items.map((each) => each.AccountId));
    expect(seen.Items.flatMap((each) => Object.keys(each))).not.toContain('Users');
    const people = await narrow.call(GetAccountsBelow, { accountId: company, accountTypes: ['User'] });
    expect(people).toEqual({ Items: [], TotalCount: 0 });
  });

  it('nothing is told of a company out of sight', async () => {
    const answer = await (await server.as('admin')).post(GetAccountsBelow.operation, {
      accountId: reseller,
      accountTypes: ['User'],
    });
    expect(answer.status).toBe(404);
  });
});

it('lists say when an end is planned, to whoever may read the account', async () => {
  const admin = await server.as('admin');
  const [one] = (await admin.call(GetAccountsBelow, { accountId: company, accountTypes: ['Department'] })).Items;
  const accountId = one?.AccountId ?? 0;
  const plan = (end: Date | null) =>
    server.database.owner
      .updateTable('account')
      .set({ terminates_utc: end })
      .where('account_id', '=', accountId)
      .execute();
  await plan(new Date('2030-01-31T00:00:00Z'));
  const lists = async (caller: Caller) => [
    ...(await caller.call(GetAccountTree, { accountId: company, filter: ['Department'], limit: 500 })),
    ...(await caller.call(SearchAccounts, { searchString: one?.DisplayName ?? '' })),
    ...(await caller.call(GetAccountBranch, { limit: 1000 })).Items,
    ...(await caller.call(GetAccountsBelow, { accountId: company, accountTypes: ['Department'] })).Items,
  ];
  const ends = async (caller: Caller) =>
    (await lists(caller)).filter(({ AccountId }) => AccountId === accountId).map(({ TerminatesUtc }) => TerminatesUtc);
  expect(await ends(admin)).toEqual(Array(4).fill('2030-01-31T00:00:00Z'));
  const user = await server.as('user');
  const { UserAccountId } = await user.me();
  await giveOnly(server, UserAccountId, { rights: {}, reach: 'hierarchy' });
  const narrow = new Visitor(server.app);
  await narrow.enter('user');
  expect((await ends(narrow)).filter(Boolean)).toEqual([]);
  await plan(null);
});

it('a whole branch is answered from the top down, with levels and parents', async () => {
  const admin = await server.as('admin');
  const all = await admin.call(GetAccountBranch, { limit: 1000 });
  expect(all.TotalCount).toBe(all.Items.length);
  expect(all.Items[0]).toMatchObject({ AccountId: company, Level: 1 });
  expect(all.Items[0]?.Parent).toBeUndefined();
  const levels = new Map<string, number>();
  for (const { AccountIdentificator, Level, ParentIdentificator } of all.Items) {
    if (ParentIdentificator !== undefined) expect(levels.get(ParentIdentificator)).toBe(Level - 1);
    levels.set(AccountIdentificator, Level);
  }
  const pages = await Promise.all(
    [0, 40].map((offset) => admin.call(GetAccountBranch, { limit: 40, options: { offset } })),
  );
  expect(pages.flatMap(({ Items }) => Items)).toEqual(all.Items.slice(0, 80));
  const departments = await admin.call(GetAccountBranch, { filter: ['Department'], limit: 1000 });
  expect(new Set(departments.Items.map(({ AccountType }) => AccountType))).toEqual(new Set(['Department']));
});

it('a parent is found by its id alone, if it can be one', async () => {
  const one = await owner.call(GetParentAccounts, { accountType: 'User', accountId: company });
  expect(one.Items.map(({ AccountId }) => AccountId)).toEqual([company]);
  expect((await owner.call(GetParentAccounts, { accountType: 'Company', accountId: company })).Items).toEqual([]);
});
