/** Ordering one service over HTTP: what is offered, its terms and what they cost, and the product account that an order makes (CALL-152, SOLO-31). */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import CreateAccount from '../../../manifests/operations/Account/CreateAccount.ts';
import GetOrderableService from '../../../manifests/operations/Account/GetOrderableService.ts';
import GetOrderableServices from '../../../manifests/operations/Account/GetOrderableServices.ts';
import GetOrderOverview from '../../../manifests/operations/Account/GetOrderOverview.ts';
import GetOrderTerms from '../../../manifests/operations/Account/GetOrderTerms.ts';
import OrderService from '../../../manifests/operations/Account/OrderService.ts';
import { knownIds } from '../../../src/server/demo/world/accounts/account.ts';
import { type Caller, startTestServer, type TestServer } from '../../database/server.ts';

let server: TestServer;
let admin: Caller;
let company: number;
let service: number;
const productName = 'Endpoint Shield';
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
  company = (await admin.me()).CompanyAccount.AccountId;
  service = await idOf(productName);
});
afterAll(() => server.close());

const owner = () => server.database.owner;
const idOf = async (name: string): Promise<number> =>
  (await owner().selectFrom('service').select('service_id').where('product_name', '=', name).executeTakeFirstOrThrow())
    .service_id;
const asked = () => ({ parentAccountId: knownIds.harbour, serviceId: service });

it('offers what the payer of the account can buy, and says what is to be known of it', async () => {
  const parentAccountId = knownIds.harbour;
  const { Items, TotalCount } = await admin.call(GetOrderableServices, {
    parentAccountId,
    options: { filter: 'endpoint' },
  });
  expect(Items.map(({ DisplayName }) => DisplayName)).toContain(productName);
  expect(TotalCount).toBe(Items.length);
  const one = await admin.call(GetOrderableService, asked());
  expect(one).toMatchObject({ ProductName: productName, OwnedParts: [], OwnedPartsCount: 0 });
  expect(one.OpenTerms).toBeGreaterThan(0);
  const forge = await admin.call(GetOrderableService, { parentAccountId, serviceId: await idOf('Code Forge') });
  expect(forge.Start).toEqual({ SubscriptionName: 'Code Forge', RenewalMode: 'Renew', ForgeRunner: 'shared' });
  const statusOf = async (input: object) => (await admin.post('Account/GetOrderableService', input)).status;
  expect(await statusOf({ ...asked(), parentAccountId: knownIds.root })).toBe(404);
  expect(await statusOf({ ...asked(), parentAccountId: knownIds.mailboxes })).toBe(403);
  expect(await statusOf({ ...asked(), serviceId: 999_999 })).toBe(404);
});

it('prices each term, says where more cost less, and sums it up against the credit', async () => {
  const terms = await admin.call(GetOrderTerms, { ...asked(), quantity: 24 });
  const monthly = terms.find(({ Term }) => Term === '1-Monthly');
  expect(monthly).toMatchObject({ DisplayName: 'Monthly', Currency: 'EUR' });
  expect(terms.find(({ Term }) => Term === '12-YearlyPrepaid')?.DisplayName).toBe('12 months, prepaid');
  expect(monthly?.Conditions).toMatch(/ EUR per \w+ and month\. .*Billed each month\./);
  const overview = await admin.call(GetOrderOverview, { ...asked(), quantity: 24, term: '1-Monthly' });
  expect(overview.OrderValue).toBe(monthly?.Value);
  expect(overview.Fees.reduce((sum, { Value = 0 }) => sum + Value, 0)).toBeCloseTo(overview.OrderValue ?? 0, 2);
  expect(overview.LargerQuantity).toBe(monthly?.LargerQuantity);
  const larger = terms.find(({ LargerQuantity }) => LargerQuantity !== undefined);
  if (larger) {
    const { LargerQuantity: quantity = 0, LargerSaves: saves = 0, Term } = larger;
    const more = (await admin.call(GetOrderTerms, { ...asked(), quantity })).find((one) => one.Term === Term);
    expect(more?.Value).toBeCloseTo((larger.Value ?? 0) - saves, 2);
  }
  const unknown = await admin.post('Account/GetOrderOverview', { ...asked(), quantity: 1, term: '7-Monthly' });
  expect([unknown.status, unknown.message]).toEqual([409, `${productName} is not offered in this term.`]);
});

it('makes a product account by an order, at the price that was shown', async () => {
  const { UserAccountId } = await admin.me();
  const values = { SubscriptionName: 'Shield of the harbour' };
  const product = { accountType: 'Product' as const, productName, quantity: 2, term: '1-Monthly', values };
  const input = { parentAccountId: knownIds.harbour, ...product };
  const { OrderValue = 0 } = await admin.call(GetOrderOverview, { ...asked(), quantity: 2, term: '1-Monthly' });
  expect((await admin.post('Account/CreateAccount', input)).message).toMatch(/^Accept the terms first/);
  await sql`insert into terms_acceptance (terms_id, company_account_id, user_account_id, language)
    select terms_id, ${company}, ${UserAccountId}, 'en' from current_terms(${UserAccountId}) where not is_privacy_policy
    on conflict do nothing`.execute(owner());
  const refused = async (more: object) => (await admin.post('Account/CreateAccount', { ...input, ...more })).status;
  expect(await refused({ term: undefined })).toBe(400);
  expect(await refused({ accountType: 'Department', values: { DepartmentName: 'X' } })).toBe(400);
  expect(await refused({ productName: 'Nothing of the kind' })).toBe(404);
  expect(await refused({ expectedTotal: OrderValue + 1 })).toBe(409);
  expect(await refused({ values: { SubscriptionName: 'x'.repeat(101) } })).toBe(400);
  const made = await admin.call(CreateAccount, { ...input, expectedTotal: OrderValue });
  const wanted = { ...asked(), quantity: 2, term: '1-Monthly', configuration: values };
  const again = await admin.call(OrderService, { ...wanted, expectedTotal: OrderValue });
  expect(again.AccountId).not.toBe(made.AccountId);
  const wrong = await admin.post('Account/OrderService', { ...wanted, expectedTotal: OrderValue + 1 });
  expect([wrong.status, wrong.message]).toEqual([409, expect.stringMatching(/^The price has changed meanwhile/)]);
  expect(made.OrderNumber).toMatch(/^O-\d+$/);
  const account = await owner()
    .selectFrom('account')
    .select(['display_name', 'account_type', 'parent_account_id'])
    .where('account_id', '=', made.AccountId)
    .executeTakeFirst();
  expect(account).toEqual({
    display_name: 'Shield of the harbour',
    account_type: 'Product',
    parent_account_id: knownIds.harbour,
  });

  // Whoever orders a bundle next learns that he has a part of it.
  const bundle = { parentAccountId: company, serviceId: await idOf('Sicherer Arbeitsplatz') };
  const { OwnedParts, OwnedPartsCount } = await admin.call(GetOrderableService, bundle);
  expect(OwnedParts).toContainEqual(
    expect.objectContaining({ AccountId: made.AccountId, DisplayName: 'Shield of the harbour', Service: productName }),
  );
  expect(OwnedPartsCount).toBe(OwnedParts.length);
});
