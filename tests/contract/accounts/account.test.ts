/** Accounts over HTTP: loading, layouts, saving, tree and search, with the rules of the layout enforced. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import GetAccountsBelow from '../../../manifests/operations/Account/GetAccountsBelow.ts';
import GetAccountTree from '../../../manifests/operations/Account/GetAccountTree.ts';
import GetViewLayout from '../../../manifests/operations/Account/GetViewLayout.ts';
import LoadAccountById from '../../../manifests/operations/Account/LoadAccountById.ts';
import SaveAccount from '../../../manifests/operations/Account/SaveAccount.ts';
import SearchAccounts from '../../../manifests/operations/Account/SearchAccounts.ts';
import { type Caller, endedCompany, startTestServer, type TestServer } from '../../database/server.ts';

let server: TestServer;
let admin: Caller;
let companyId: number;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
  companyId = (await admin.me()).CompanyAccount.AccountId;
});
afterAll(() => server.close());

describe('LoadAccountById', () => {
  it('answers values, display values and definitions of the general view, and the visible ancestors', async () => {
    const account = await admin.call(LoadAccountById, { accountId: companyId });
    const { Values, DisplayValues, FieldDefinition } = account.Views['General'] ?? {
      Values: {},
      DisplayValues: {},
      FieldDefinition: {},
    };
    expect(account).toMatchObject({
      AccountId: companyId,
      AccountType: 'Company',
      AccountState: 'Active',
      IsTerminated: false,
      Hierarchy: [],
    });
    expect(Values['CompanyName']).toBe(account.DisplayName);
    expect(DisplayValues['LegalForm']).not.toBe(Values['LegalForm']);
    expect(Object.keys(Values).filter((name) => !(name in FieldDefinition))).toEqual([]);
    const owner = await server.as('owner');
    expect((await owner.call(LoadAccountById, { accountId: companyId })).Hierarchy.length).toBeGreaterThan(0);
  });

  it('speaks the language of the caller', async () => {
    const { data } = await admin.post(LoadAccountById.operation, { accountId: companyId }, { 'accept-language': 'de' });
    const definition = (
      data as { Views: Record<string, { FieldDefinition: Record<string, { DisplayValue: string }> }> }
    ).Views['General']?.FieldDefinition;
    expect(definition?.['LegalForm']?.DisplayValue).toBe('Rechtsform');
  });

  it('a guarded value never leaves for a session without its right', async () => {
    const layout = JSON.stringify(await admin.call(GetViewLayout, { accountType: 'Company', viewName: 'General' }));
    const user = await server.as('user');
    const mine = (await user.me()).UserAccountId;
    const own = await user.call(LoadAccountById, { accountId: mine });
    expect(JSON.stringify(own)).not.toContain('CreditLimit');
    const owner = await server.as('owner');
    expect(JSON.stringify(await owner.call(GetViewLayout, { accountType: 'Company', viewName: 'General' }))).toContain(
      'CreditLimit',
    );
    expect(layout.length).toBeGreaterThan(100);
  });
});

describe('GetViewLayout', () => {
  it('has no container without fields', async () => {
    const { Pages } = await admin.call(GetViewLayout, { accountType: 'Company', viewName: 'General' });
    expect(Pages.length).toBeGreaterThan(0);
    expect(Pages.flatMap(({ Containers }) => Containers).filter(({ Fields }) => Fields.length === 0)).toEqual([]);
  });

  it('merges a product layout with the generic one, into its first page', async () => {
    const stored = await server.database.owner
      .selectFrom('view_layout')
      .select('product_name')
      .where('product_name', '<>', '')
      .executeTakeFirstOrThrow();
    const owner = await server.as('owner');
    const generic = await owner.call(GetViewLayout, { accountType: 'Product', viewName: 'General' });
    const merged = await owner.call(GetViewLayout, {
      accountType: 'Product',
      viewName: 'General',
      productName: stored.product_name,
    });
    const ids = (layout: typeof merged) => layout.Pages.map((page) => page.Containers.map(({ Id }) => Id));
    const ownContainers = (ids(merged)[0] ?? []).filter((id) => !ids(generic).flat().includes(id));
    expect(ownContainers.length).toBeGreaterThan(0);
    expect(ids(merged)[0]).toEqual([...ownContainers, ...ids(generic).flat()]);
  });

  it('a layout without pages is an error', async () => {
    const answer = await admin.post(GetViewLayout.operation, { accountType: 'Company', viewName: 'Nowhere' });
    expect([answer.status, answer.message]).toEqual([404, 'Viewlayout contains no Pages']);
    await server.database.owner
      .insertInto('view_layout')
      .values({ account_type: 'Product', view_name: 'General', product_name: 'Empty', pages: JSON.stringify([]) })
      .execute();
    // Layouts are read at start, so a second server sees it.
    const other = await startTestServer();
    await other.close();
  });
});

describe('SaveAccount', () => {
  const save = (values: Record<string, unknown>, caller = admin) =>
    caller.post(SaveAccount.operation, { accountId: companyId, values });

  it('saves all values, keeps the others, and answers the account', async () => {
    const before = await admin.call(LoadAccountById, { accountId: companyId });
    const after = await admin.call(SaveAccount, {
      accountId: companyId,
      values: { City: 'Linz', CompanyName: 'Donau-Schiff GmbH' },
    });
    expect(after.DisplayName).toBe('Donau-Schiff GmbH');
    expect(after.Views['General']?.Values).toEqual({
      ...before.Views['General']?.Values,
      City: 'Linz',
      CompanyName: 'Donau-Schiff GmbH',
    });
  });

  it('saves none when one is wrong, and says which', async () => {
    const before = await admin.call(LoadAccountById, { accountId: companyId });
    for (const [values, status, message] of [
      [{ City: 'Graz', CompanyName: '' }, 400, 'CompanyName: This field is required'],
      [
        { City: 'Graz', Website: 'not an address' },
        400,
        'Website: Enter a web address, such as https://www.example.com',
      ],
      [{ City: 'Graz', LegalForm: 'Nonsense' }, 400, 'LegalForm: Choose one of the listed values'],
      [{ PostalCode: 'ABC', Country: 'DE' }, 400, 'PostalCode: Germany: a postal code looks like 12345'],
      [{ Country: 'NL' }, 400, 'PostalCode: Netherlands: a postal code looks like 1234 AB'],
      [{ EmployeeCount: 12.5 }, 400, 'EmployeeCount: Integers only'],
      [{ City: 'Graz', Country: 'Austria' }, 400, 'Country: Choose one of the listed values'],
      [{ City: 'x'.repeat(3000) }, 400, undefined],
      [{ Nonsense: 1 }, 400, 'The view has no field Nonsense.'],
    ] as const) {
      const answer = await save(values);
      expect([values, answer.status, message === undefined ? undefined : answer.message]).toEqual([
        values,
        status,
        message,
      ]);
    }
    expect(await admin.call(LoadAccountById, { accountId: companyId })).toEqual(before);
  });

  it('refuses a field that is read-only for the caller', async () => {
    const { FieldDefinition = {} } =
      (await admin.call(LoadAccountById, { accountId: companyId })).Views['General'] ?? {};
    const fixed = Object.values(FieldDefinition).find(({ IsReadOnly }) => IsReadOnly);
    expect(fixed).toBeDefined();
    const answer = await save({ [fixed?.Name ?? '']: 'changed' });
    expect([answer.status, answer.message]).toEqual([403, `The field ${fixed?.Name} cannot be changed.`]);
  });

  it('says which right lacks where a field cannot be changed for want of one', async () => {
    const { call } = await server.as('approver');
    const { FieldDefinition = {} } = (await call(LoadAccountById, { accountId: companyId })).Views['General'] ?? {};
    expect(FieldDefinition['City']).toMatchObject({
      IsReadOnly: true,
      MissingRight: { ObjectType: 'COMPANY_ACCOUNT', Flags: ['Update'] },
    });
    const own = (await admin.call(LoadAccountById, { accountId: companyId })).Views['General']?.FieldDefinition ?? {};
    expect(own['City']).not.toHaveProperty('MissingRight');
  });

  it('refuses a terminated account', async () => {
    const owner = await server.as('owner');
    const { account_id: accountId } = await endedCompany(server);
    const answer = await owner.post(SaveAccount.operation, { accountId, values: { City: 'Wien' } });
    expect(answer.status).toBe(409);
  });

  it('refuses a user without the right for accounts of this type', async () => {
    expect((await save({ City: 'Graz' }, await server.as('approver'))).status).toBe(403);
    const user = await server.as('user');
    const mine = (await user.me()).UserAccountId;
    await server.database.owner
      .updateTable('account')
      .set({ account_type: 'Department' })
      .where('account_id', '=', mine)
      .execute();
    const refused = await user.post(SaveAccount.operation, { accountId: mine, values: {} });
    expect([refused.status, refused.message]).toEqual([
      403,
      'Your rights do not allow changes to accounts of this type.',
    ]);
    await server.database.owner
      .updateTable('account')
      .set({ account_type: 'User' })
      .where('account_id', '=', mine)
      .execute();
  });
});

describe('tree and search', () => {
  it('starts at the topmost visible account and goes down by id', async () => {
    const [root, ...others] = await admin.call(GetAccountTree, {});
    expect([root?.AccountId, others]).toEqual([companyId, []]);
    const children = await admin.call(GetAccountTree, { accountId: companyId });
    expect(children.length).toBeGreaterThan(0);
    expect(children.every(({ AccountState }) => AccountState === 'Active')).toBe(true);
  });

  it('leaves types out and moves up what stands below them', async () => {
    const owner = await server.as('owner');
    const [root] = await owner.call(GetAccountTree, {});
    const accountId = root?.AccountId ?? 0;
    const all = ['Reseller', 'Company', 'Department', 'Product', 'User'] as const;
    for (const off of all) {
      const filter = all.filter((type) => type !== off);
      const level = await owner.call(GetAccountTree, { accountId, filter, limit: 500 });
      expect(level.length).toBeGreaterThan(0);
      expect(level.filter(({ AccountType }) => AccountType === off)).toEqual([]);
    }
    // Everybody in the company stands below it at once, whatever his department.
    const people = await admin.call(GetAccountTree, { accountId: companyId, filter: ['User'], limit: 500 });
    const inside = await admin.call(GetAccountsBelow, { accountId: companyId, accountTypes: ['User'], limit: 500 });
    expect(people.map(({ AccountId }) => AccountId)).toEqual(inside.Items.map(({ AccountId }) => AccountId));
    expect(people.some(({ HasChildren }) => HasChildren)).toBe(false);
  });

  it('opens only what leads to something that is shown', async () => {
    const [root] = await admin.call(GetAccountTree, { filter: ['Department'] });
    const below = async (accountId: number) =>
      admin.call(GetAccountTree, { accountId, filter: ['Department'], limit: 500 });
    for (const { AccountId, HasChildren } of await below(root?.AccountId ?? 0))
      expect((await below(AccountId)).length > 0).toBe(HasChildren);
  });

  it('finds accounts of the types that are on, departments too', async () => {
    const all = ['Reseller', 'Company', 'Department', 'Product', 'User'] as const;
    const [one] = (await admin.call(GetAccountsBelow, { accountId: companyId, accountTypes: ['Department'] })).Items;
    const find = async (filter: readonly (typeof all)[number][]) =>
      (await admin.call(SearchAccounts, { searchString: one?.DisplayName ?? '', filter: [...filter] })).map(
        ({ AccountId }) => AccountId,
      );
    expect(await find(['Department'])).toContain(one?.AccountId);
    expect(await find(all.filter((type) => type !== 'Department'))).not.toContain(one?.AccountId);
  });

  it('pages and orders what the search has found', async () => {
    const reseller = await server.as('reseller');
    const find = async (more: object = {}) =>
      (await reseller.call(SearchAccounts, { searchString: 'a', maxRows: 200, ...more })).map(
        ({ AccountIdentificator }) => AccountIdentificator,
      );
    const all = await find();
    expect(await find({ limit: 5, options: { offset: 3 } })).toEqual(all.slice(3, 8));
    const ordered = await find({ orderBy: { Key: 'AccountIdentificator', Value: 'DESC' }, limit: 500 });
    expect(ordered).toEqual([...ordered].sort().reverse());
    const wrong = { searchString: 'a', orderBy: { Key: 'path', Value: 'ASC' } };
    expect((await reseller.post(SearchAccounts.operation, wrong)).status).toBe(400);
  });

  it.each(['en', 'de', 'pl'])('are ordered by what is read in the language %s', async (language) => {
    const owner = await server.as('owner');
    const input = { searchString: 'gmbh', maxRows: 200, orderBy: { Key: 'Country', Value: 'ASC' } };
    const { data } = await owner.post(
      SearchAccounts.operation,
      { ...input, limit: 500 },
      { 'accept-language': language },
    );
    const names = new Intl.DisplayNames(language, { type: 'region' });
    const { compare } = new Intl.Collator(language);
    const shown = (data as { Country?: string }[]).flatMap(({ Country }) => (Country ? [names.of(Country) ?? ''] : []));
    expect(new Set(shown).size).toBeGreaterThan(1);
    expect(shown).toEqual([...shown].sort(compare));
  });

  it('shows terminated accounts only when asked', async () => {
    const owner = await server.as('owner');
    const accountId = (await endedCompany(server)).parent_account_id ?? 1;
    const states = async (showTerminatedAccounts: boolean) =>
      new Set(
        (await owner.call(GetAccountTree, { accountId, showTerminatedAccounts, limit: 500 })).map(
          ({ AccountState }) => AccountState,
        ),
      );
    expect([...(await states(false))]).toEqual(['Active']);
    expect((await states(true)).has('Terminated')).toBe(true);
  });

  it('pages through the children', async () => {
    const owner = await server.as('owner');
    const all = await owner.call(GetAccountTree, { accountId: companyId, limit: 500 });
    const first = await owner.call(GetAccountTree, { accountId: companyId, limit: 2 });
    const second = await owner.call(GetAccountTree, { accountId: companyId, limit: 2, options: { offset: 2 } });
    expect([...first, ...second]).toEqual(all.slice(0, 4));
  });

  it('finds by part of a name, by number and by username, within the own branch', async () => {
    const { DisplayName, AccountIdentificator } = await admin.call(LoadAccountById, { accountId: companyId });
    const names = async (caller: Caller, searchString: string) =>
      (await caller.call(SearchAccounts, { searchString })).map((found) => found.DisplayName);
    expect(await names(admin, DisplayName.slice(2, 9).toUpperCase())).toContain(DisplayName);
    expect(await names(admin, AccountIdentificator.toLowerCase())).toEqual([DisplayName]);
    expect((await names(admin, 'approver')).length).toBe(1);
    expect(await names(admin, '   ')).toEqual([]);
    const user = await server.as('user');
    expect(await names(user, DisplayName)).toEqual([]);
  });

  it('takes wildcards literally and refuses an unknown order', async () => {
    expect(await admin.call(SearchAccounts, { searchString: '%%%' })).toEqual([]);
    for (const Key of ['path; drop table account', 'toString', '']) {
      const orderBy = { Key, Value: 'ASC' };
      const answer = await admin.post(GetAccountTree.operation, { accountId: companyId, orderBy });
      expect(answer).toMatchObject({ status: 400, message: expect.stringContaining('Allowed are DisplayName') });
    }
  });
});
