/** Making accounts over HTTP: who may make which where, what the layout asks, and that it is all or nothing (SOLO-32 to SOLO-36). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import AssignRolesToUser from '../../../manifests/operations/Account/AssignRolesToUser.ts';
import CreateAccount from '../../../manifests/operations/Account/CreateAccount.ts';
import GetAuditLog from '../../../manifests/operations/Account/GetAuditLog.ts';
import GetRoles from '../../../manifests/operations/Account/GetRoles.ts';
import GetRolesForUser from '../../../manifests/operations/Account/GetRolesForUser.ts';
import GetViewLayout from '../../../manifests/operations/Account/GetViewLayout.ts';
import LoadAccountById from '../../../manifests/operations/Account/LoadAccountById.ts';
import { type Caller, startTestServer, type TestServer } from '../../database/server.ts';

let server: TestServer;
let admin: Caller;
let reseller: Caller;
let company: number;
let market: number;
beforeAll(async () => {
  server = await startTestServer();
  [admin, reseller] = [await server.as('admin'), await server.as('reseller')];
  company = (await admin.me()).CompanyAccount.AccountId;
  market = (await reseller.me()).CompanyAccount.AccountId;
});
afterAll(() => server.close());

let number = 0;
const person = (more: object = {}) => {
  number += 1;
  return { Firstname: 'Ada', Lastname: `Huber ${number}`, Email: `ada.${number}@donau.example`, ...more };
};
const firm = (more: object = {}) => {
  number += 1;
  return { CompanyName: `Neue Werft ${number} GmbH`, Country: 'AT', Currency: 'EUR', ...more };
};
const create = (caller: Caller, input: object, headers: Record<string, string> = {}) =>
  caller.post(CreateAccount.operation, input, headers);
const accounts = async (): Promise<number> => {
  const counted = server.database.owner.selectFrom('account').select((all) => all.fn.countAll<number>().as('n'));
  return (await counted.executeTakeFirstOrThrow()).n;
};
const roleNamed = async (caller: Caller, owner: number, name: string) => {
  const role = (await caller.call(GetRoles, { ownerCompanyId: owner })).find(({ Name }) => Name === name);
  if (!role) throw new Error(`no role ${name}`);
  return role;
};

describe('a user', () => {
  it('stands below his company with his values, his roles and an invitation, and no password', async () => {
    const role = await roleNamed(admin, company, 'User');
    const { AccountId } = await admin.call(CreateAccount, {
      parentAccountId: company,
      accountType: 'User',
      values: person({ Firstname: ' Ada ', JobTitle: 'Captain', Phone: '' }),
      roleIds: [role.RoleId],
    });
    const user = await admin.call(LoadAccountById, { accountId: AccountId });
    const { Values = {} } = user.Views['General'] ?? {};
    expect(user).toMatchObject({
      AccountType: 'User',
      ParentAccountId: company,
      AccountIdentificator: `U-${AccountId}`,
      DisplayName: `Ada ${Values['Lastname']}`,
      Country: 'AT',
      Username: Values['Email'],
    });
    expect(Values).toMatchObject({ Firstname: 'Ada', JobTitle: 'Captain', Status: 'Pending' });
    expect('Phone' in Values).toBe(false);
    const roles = await admin.call(GetRolesForUser, { userAccountId: AccountId });
    expect(roles.map(({ Name }) => Name)).toEqual(['User']);
    const invitations = await server.database.owner
      .selectFrom('invitation')
      .selectAll()
      .where('user_account_id', '=', AccountId)
      .execute();
    expect(invitations).toMatchObject([{ invited_by_account_id: (await admin.me()).UserAccountId, used_utc: null }]);
    expect(invitations[0]?.token_hash.length).toBe(32);
    const { Items } = await admin.call(GetAuditLog, { accountId: AccountId, mode: 'audit' });
    expect(Items.map(({ Event }) => Event)).toEqual(['Account created']);
  });

  it('is invited with his first role, and once', async () => {
    const { AccountId } = await admin.call(CreateAccount, {
      parentAccountId: company,
      accountType: 'User',
      values: person(),
    });
    const invitations = async () =>
      (
        await server.database.owner
          .selectFrom('invitation')
          .select('used_utc')
          .where('user_account_id', '=', AccountId)
          .execute()
      ).length;
    expect(await invitations()).toBe(0);
    const roles = await admin.call(GetRoles, { ownerCompanyId: company });
    const given = roles.filter(({ MayGive }) => MayGive).map(({ RoleId }) => RoleId);
    for (const count of [1, 2]) {
      await admin.call(AssignRolesToUser, { userAccountId: AccountId, roleIds: given.slice(0, count) });
      expect(await invitations()).toBe(1);
    }
  });

  it('needs what the layout requires, all of it named at once', async () => {
    const before = await accounts();
    const values = { Firstname: '', Email: 'no address', Salutation: 'Sir', PreferredLanguage: 'de' };
    const body = { parentAccountId: company, accountType: 'User', values };
    const answer = await create(admin, body);
    expect([answer.status, answer.message]).toEqual([
      400,
      'Email: Enter a valid email address, such as name@example.com',
    ]);
    expect(answer.fields).toEqual({
      Email: 'Enter a valid email address, such as name@example.com',
      Salutation: 'Choose one of the listed values',
      Firstname: 'This field is required',
      Lastname: 'This field is required',
    });
    const german = await create(admin, body, { 'accept-language': 'de' });
    expect(german.fields?.['Lastname']).not.toBe(answer.fields?.['Lastname']);
    expect(await accounts()).toBe(before);
  });

  it.each([
    ['a field the product sets', { Status: 'Active' }],
    ['a field that is read-only', { PasswordChangedUtc: '2026-01-01T00:00:00Z' }],
    ['a field of another type', { CompanyName: 'x' }],
  ])('has no value for %s', async (_label, more) => {
    const answer = await create(admin, { parentAccountId: company, accountType: 'User', values: person(more) });
    expect(answer.status).toBe(400);
  });

  it('has a username and, in his company, an e-mail address of his own', async () => {
    const first = person({ Username: 'ada.captain' });
    expect((await create(admin, { parentAccountId: company, accountType: 'User', values: first })).status).toBe(200);
    for (const [values, field] of [
      [person({ Username: 'ADA.captain' }), 'Username'],
      [person({ Username: 'admin' }), 'Username'],
      [person({ Email: first.Email.toUpperCase(), Username: 'somebody.else' }), 'Email'],
    ] as const) {
      const answer = await create(admin, { parentAccountId: company, accountType: 'User', values });
      expect([answer.status, answer.message]).toEqual([400, `${field}: Somebody else has this already`]);
    }
  });

  it('who is made twice at once is there once', async () => {
    const values = person();
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => create(admin, { parentAccountId: company, accountType: 'User', values })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
  });
});

describe('roles', () => {
  it('are the company’s own and the templates above, each with whether the caller may give it', async () => {
    const roles = await admin.call(GetRoles, { ownerCompanyId: company });
    const mayGive = Object.fromEntries(roles.map(({ Name, MayGive }) => [Name, MayGive]));
    expect(mayGive).toMatchObject({
      'Marketplace owner': false,
      Reseller: false,
      'Company administrator': true,
      User: true,
      Servicedesk: true,
    });
    expect(roles.find(({ Name }) => Name === 'Servicedesk')?.OwnerCompanyId).toBe(company);
    expect(roles.find(({ Name }) => Name === 'User')).not.toHaveProperty('OwnerCompanyId');
    const elsewhere = await reseller.call(GetRoles, { ownerCompanyId: market });
    expect(elsewhere.map(({ Name }) => Name)).not.toContain('Servicedesk');
  });

  it('are given only by who holds all of their rights, and only those that are offered', async () => {
    const before = await accounts();
    const strong = await roleNamed(admin, company, 'Marketplace owner');
    const foreign = await roleNamed(await server.as('owner'), market, 'Preispflege');
    for (const roleId of [strong.RoleId, foreign.RoleId, 999_999]) {
      const input = { parentAccountId: company, accountType: 'User', values: person(), roleIds: [roleId] };
      const answer = await create(admin, input);
      expect([answer.status, answer.message]).toEqual([
        403,
        'A role can be given only by somebody who holds all of its rights.',
      ]);
    }
    expect(await accounts()).toBe(before);
  });

  it('cannot be given past the call', async () => {
    const { pool } = server.database;
    await expect(pool.query('insert into user_role values (100412, 1)')).rejects.toThrow(/permission denied/);
    await expect(pool.query('select give_roles(100412, array[1]::bigint[])')).rejects.toThrow(/not in scope/);
  });
});

describe('a company', () => {
  it('comes with its first administrator, who can be reached by an invitation', async () => {
    const role = await roleNamed(reseller, market, 'Company administrator');
    const made = await reseller.call(CreateAccount, {
      parentAccountId: market,
      accountType: 'Company',
      values: firm({ CreditLimit: 5000, VatNumber: 'ATU87654321' }),
      administrator: { Firstname: 'Rosa', Lastname: 'Klein', Email: 'rosa@werft.example', roleIds: [role.RoleId] },
    });
    const account = await reseller.call(LoadAccountById, { accountId: made.AccountId });
    expect(account).toMatchObject({ AccountType: 'Company', Country: 'AT', Currency: 'EUR' });
    const rosa = await reseller.call(LoadAccountById, { accountId: made.AdministratorAccountId ?? 0 });
    expect(rosa).toMatchObject({ ParentAccountId: made.AccountId, DisplayName: 'Rosa Klein', Country: 'AT' });
  });

  it('is not made when its administrator is wrong, and says at which field', async () => {
    const before = await accounts();
    const answer = await create(reseller, {
      parentAccountId: market,
      accountType: 'Company',
      values: firm(),
      administrator: { Firstname: 'Rosa', Lastname: '', Email: 'rosa', Username: 'reseller' },
    });
    expect(answer.fields).toEqual({
      'administrator.Lastname': 'This field is required',
      'administrator.Email': 'Enter a valid email address, such as name@example.com',
      'administrator.Username': 'Somebody else has this already',
    });
    expect(await accounts()).toBe(before);
  });

  it.each([
    ['Currency', 'XXQ', 'Choose one of the listed values'],
    ['Country', 'QQ', 'Choose one of the listed values'],
    ['Iban', 'AT611904300234573202', 'The check digits do not fit; look for a typing error'],
    ['CreditLimit', -1, 'At least 0'],
  ])('is refused with %s %s', async (field, value, problem) => {
    const values = firm({ [field]: value });
    const answer = await create(reseller, { parentAccountId: market, accountType: 'Company', values });
    expect([answer.status, answer.fields]).toEqual([400, { [field]: problem }]);
  });

  it('takes currency and credit limit only from who may set them; else the currency is the one above', async () => {
    const { owner } = server.database;
    const rights = owner
      .deleteFrom('capability_set_entry')
      .where('object_type', 'in', ['COMPANY_CURRENCY', 'FIELDS_CREDITLIMIT'])
      .returningAll();
    const taken = await rights.execute();
    const lost = async () => JSON.stringify((await reseller.me()).Capability).includes('COMPANY_CURRENCY');
    await expect.poll(lost).toBe(false);
    const { Currency: _, ...values } = firm();
    const input = { parentAccountId: market, accountType: 'Company', values };
    expect((await create(reseller, { ...input, values: { ...values, CreditLimit: 1 } })).status).toBe(400);
    expect((await create(reseller, { ...input, values: { ...values, Currency: 'USD' } })).status).toBe(400);
    const made = (await create(reseller, input)).data as { AccountId: number };
    const above = await reseller.call(LoadAccountById, { accountId: market });
    const account = await reseller.call(LoadAccountById, { accountId: made.AccountId });
    expect(account.Currency).toBe(above.Currency);
    await owner.insertInto('capability_set_entry').values(taken).execute();
    await expect.poll(lost).toBe(true);
  });
});

describe('rights and places', () => {
  it('each type needs its own right', async () => {
    expect((await create(admin, { parentAccountId: company, accountType: 'Company', values: firm() })).status).toBe(
      403,
    );
    const approver = await server.as('approver');
    const user = { parentAccountId: company, accountType: 'User', values: person() };
    expect((await create(approver, user)).status).toBe(403);
  });

  it('a department can be made where a company cannot', async () => {
    const values = { DepartmentName: 'Werkstatt' };
    const made = await admin.call(CreateAccount, { parentAccountId: company, accountType: 'Department', values });
    const account = await admin.call(LoadAccountById, { accountId: made.AccountId });
    expect(account.Views['General']?.Values).toEqual({ DepartmentName: 'Werkstatt', Currency: 'EUR' });
    const below = await create(reseller, { parentAccountId: company, accountType: 'Company', values: firm() });
    expect([below.status, below.message]).toEqual([
      409,
      'An account of this type cannot stand below Donau-Dampfschifffahrtsgesellschaft mbH.',
    ]);
  });

  it('a parent out of sight is not there', async () => {
    const foreign = await create(admin, { parentAccountId: market, accountType: 'User', values: person() });
    const absent = await create(admin, { parentAccountId: 999_999_999, accountType: 'User', values: person() });
    expect([foreign.status, absent.status]).toEqual([404, 404]);
  });

  it('the layout of creation asks for what can be set, and nothing else', async () => {
    const { Pages } = await admin.call(GetViewLayout, { accountType: 'User', viewName: 'Create' });
    const fields = Pages.flatMap(({ Containers }) => Containers.flatMap(({ Fields }) => Fields));
    expect(fields.filter(({ IsReadOnly }) => IsReadOnly)).toEqual([]);
    const names = fields.map(({ Name }) => Name);
    expect(names).toEqual(expect.arrayContaining(['Firstname', 'Email', 'Username']));
    expect(names.filter((name) => ['Status', 'PasswordChangedUtc', 'Supervisor', 'Notes'].includes(name))).toEqual([]);
    expect(fields.find(({ Name }) => Name === 'Email')).toMatchObject({ RemoteCheck: 'unique' });
  });
});

describe('a repeated submit', () => {
  it('makes one account and leaves one entry, however often and however close it comes', async () => {
    const before = await accounts();
    const input = { parentAccountId: company, accountType: 'User', values: person() };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => create(admin, input, { 'idempotency-key': 'submit-1' })),
    );
    expect(new Set(answers.map(({ status, data }) => JSON.stringify([status, data]))).size).toBe(1);
    expect([answers[0]?.status, await accounts()]).toEqual([200, before + 1]);
    const { AccountId = 0 } = (answers[0]?.data ?? {}) as { AccountId?: number };
    expect((await admin.call(GetAuditLog, { accountId: AccountId, mode: 'audit' })).TotalCount).toBe(1);
    const other = { parentAccountId: company, accountType: 'Department', values: { DepartmentName: 'Lager' } };
    expect((await create(reseller, other, { 'idempotency-key': 'submit-1' })).status).toBe(200);
  });

  it('that failed may be mended under the same key', async () => {
    const wrong = { parentAccountId: company, accountType: 'User', values: person({ Email: 'none' }) };
    const headers = { 'idempotency-key': 'submit-2' };
    expect((await create(admin, wrong, headers)).status).toBe(400);
    expect((await create(admin, { ...wrong, values: person() }, headers)).status).toBe(200);
  });
});
