/** Questions that forms ask while somebody types: parents, free values, right values (VAL-55 to VAL-57, SOLO-36). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import GetParentAccounts from '../../../manifests/operations/Account/GetParentAccounts.ts';
import ValidateRemoteField from '../../../manifests/operations/Account/ValidateRemoteField.ts';
import ValidateUniqueField from '../../../manifests/operations/Account/ValidateUniqueField.ts';
import type { CurrentUserData } from '../../../src/server/identity/session.ts';
import { type Caller, startTestServer, type TestServer } from '../../database/server.ts';

let server: TestServer;
let admin: Caller;
let reseller: Caller;
let me: CurrentUserData;
let email: string;
beforeAll(async () => {
  server = await startTestServer();
  [admin, reseller] = [await server.as('admin'), await server.as('reseller')];
  me = await admin.me();
  const mine = server.database.owner.selectFrom('account_value').select('values');
  const { values } = await mine.where('account_id', '=', me.UserAccountId).executeTakeFirstOrThrow();
  email = String(values['Email']);
});
afterAll(() => server.close());

describe('a unique field', () => {
  it('is free or taken, and one’s own value is not in the way', async () => {
    const ask = (fieldName: string, value: string, more: object = {}) =>
      admin.call(ValidateUniqueField, { fieldName, value, ...more });
    expect(await ask('Username', 'nobody.yet')).toEqual({ IsValid: true });
    const taken = { IsValid: false, Message: 'Somebody else has this already' };
    expect(await ask('Username', 'ADMIN')).toEqual(taken);
    expect(await ask('Email', email)).toEqual(taken);
    expect(await ask('Email', email, { accountId: me.UserAccountId })).toEqual({ IsValid: true });
    expect(await ask('Email', 'rubbish')).toEqual({
      IsValid: false,
      Message: 'Enter a valid email address, such as name@example.com',
    });
  });

  it('an e-mail address of one company does not show in another', async () => {
    const market = (await reseller.me()).CompanyAccount;
    const input = { fieldName: 'Email', value: email, parentAccountId: market.AccountId };
    expect(await reseller.call(ValidateUniqueField, input)).toEqual({ IsValid: true });
  });

  it('is not right where there is no such field, and not told of accounts out of sight or without a right', async () => {
    const ask = (caller: Caller, more: object) =>
      caller.post(ValidateUniqueField.operation, { fieldName: 'Username', value: 'x', ...more });
    expect((await ask(admin, { fieldName: 'Nonsense' })).data).toEqual({
      IsValid: false,
      Message: 'The view has no field Nonsense.',
    });
    expect((await ask(admin, { fieldName: 'Firstname' })).data).toEqual({ IsValid: true });
    expect((await ask(admin, { accountId: 1 })).status).toBe(404);
    expect((await ask(await server.as('approver'), {})).status).toBe(403);
  });
});

describe('a remote field', () => {
  it('is right or wrong, in the caller’s language', async () => {
    const accountId = me.CompanyAccount.AccountId;
    const iban = (value: string) => admin.call(ValidateRemoteField, { accountId, fieldName: 'Iban', value });
    expect(await iban('AT61 1904 3002 3457 3201')).toEqual({ IsValid: true });
    expect(await iban('')).toEqual({ IsValid: true });
    expect(await iban('AT61 1904 3002 3457 3202')).toEqual({
      IsValid: false,
      Message: 'The check digits do not fit; look for a typing error',
    });
    const input = { accountId, fieldName: 'VatNumber', value: 'ATU1' };
    const german = await admin.post(ValidateRemoteField.operation, input, { 'accept-language': 'de' });
    expect((german.data as { Message: string }).Message).not.toMatch(/This is not/);
  });
});

describe('parents', () => {
  it('are accounts that can hold the type, paged and in order', async () => {
    const ask = (more: object = {}) => admin.call(GetParentAccounts, { accountType: 'User', ...more });
    const all = await ask({ limit: 1000 });
    expect(all.TotalCount).toBe(all.Items.length);
    expect(new Set(all.Items.map(({ AccountType }) => AccountType))).toEqual(new Set(['Company', 'Department']));
    const second = await ask({ limit: 2, options: { offset: 1 } });
    expect(second).toEqual({ TotalCount: all.TotalCount, Items: all.Items.slice(1, 3) });
    const turned = await ask({ limit: 1000, orderBy: { Key: 'AccountIdentificator', Value: 'DESC' } });
    const numbers = turned.Items.map(({ AccountIdentificator }) => AccountIdentificator);
    expect(numbers).toEqual([...numbers].sort().reverse());
    const { Items: own } = await reseller.call(GetParentAccounts, { accountType: 'User', limit: 2 });
    expect(own.map(({ IsOwn }) => IsOwn)).toEqual([true, false]);
    expect(own[0]?.AccountId).toBe((await reseller.me()).CompanyAccount.AccountId);
    const department = all.Items.find(({ AccountType }) => AccountType === 'Department');
    expect(department?.Above).toBe(me.CompanyAccount.DisplayName);
  });

  it('are found by a text', async () => {
    const { Items } = await reseller.call(GetParentAccounts, { accountType: 'User', options: { filter: 'donau' } });
    expect(Items[0]?.AccountId).toBe(me.CompanyAccount.AccountId);
    expect(Items.every(({ DisplayName }) => /donau/i.test(DisplayName))).toBe(true);
  });

  it('of companies are resellers, for who may make companies', async () => {
    const { Items } = await reseller.call(GetParentAccounts, { accountType: 'Company' });
    expect(new Set(Items.map(({ AccountType }) => AccountType))).toEqual(new Set(['Reseller']));
    expect((await admin.post(GetParentAccounts.operation, { accountType: 'Company' })).status).toBe(403);
  });
});
