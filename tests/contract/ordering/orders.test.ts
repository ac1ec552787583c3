/** Orders over HTTP: priced, placed, decided, taken back; who may, and what comes of it (ORD-02 to ORD-12, CALL-071 to CALL-075). */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import ApproveCreditCheckOrder from '../../../manifests/operations/Account/ApproveCreditCheckOrder.ts';
import CancelCreditCheckOrder from '../../../manifests/operations/Account/CancelCreditCheckOrder.ts';
import CreateAccount from '../../../manifests/operations/Account/CreateAccount.ts';
import DeclineCreditCheckOrder from '../../../manifests/operations/Account/DeclineCreditCheckOrder.ts';
import GetAccountManagers from '../../../manifests/operations/Account/GetAccountManagers.ts';
import GetCreditCheckOrders from '../../../manifests/operations/Account/GetCreditCheckOrders.ts';
import GetManagedCustomers from '../../../manifests/operations/Account/GetManagedCustomers.ts';
import GetMyOrders from '../../../manifests/operations/Account/GetMyOrders.ts';
import GetOrder from '../../../manifests/operations/Account/GetOrder.ts';
import GetOrderLines from '../../../manifests/operations/Account/GetOrderLines.ts';
import GetOrderPrice from '../../../manifests/operations/Account/GetOrderPrice.ts';
import LoadAccountById from '../../../manifests/operations/Account/LoadAccountById.ts';
import PlaceOrder from '../../../manifests/operations/Account/PlaceOrder.ts';
import SetAccountManager from '../../../manifests/operations/Account/SetAccountManager.ts';
import TerminateAccount from '../../../manifests/operations/Account/TerminateAccount.ts';
import { knownIds } from '../../../src/server/demo/world/accounts/account.ts';
import { RoundRunner } from '../../../src/server/queue/round-runner.ts';
import postNotices from '../../../src/server/rounds/post-notices.ts';
import { mailsTo } from '../../database/mails.ts';
import { type Caller, startTestServer, type TestServer } from '../../database/server.ts';

let server: TestServer;
let admin: Caller;
let reseller: Caller;
let company: number;
/** Of the demo's catalogue: it asks for nothing with an order. */
let service: number;
beforeAll(async () => {
  server = await startTestServer();
  [admin, reseller] = [await server.as('admin'), await server.as('reseller')];
  company = (await admin.me()).CompanyAccount.AccountId;
  service = await serviceNamed('Endpoint Shield');
  const { UserAccountId } = await admin.me();
  await sql`insert into terms_acceptance (terms_id, company_account_id, user_account_id, language)
    select terms_id, ${company}, ${UserAccountId}, 'en' from current_terms(${UserAccountId}) where not is_privacy_policy
    on conflict do nothing`.execute(server.database.owner);
});
afterAll(() => server.close());
beforeEach(() => setLimit(1_000_000));

const owner = () => server.database.owner;
const serviceNamed = async (name: string): Promise<number> =>
  (await owner().selectFrom('service').select('service_id').where('product_name', '=', name).executeTakeFirstOrThrow())
    .service_id;

/** What the payer's orders of before have used up does not count. */
async function setLimit(limit: number | null): Promise<void> {
  await sql`update customer_order set first_billed_utc = now() where state = 'Approved'`.execute(owner());
  await sql`update account_value set "values" = "values" - 'CreditLimit' || jsonb_strip_nulls(jsonb_build_object('CreditLimit', ${limit}::numeric
    + (select coalesce(sum(order_value), 0) from customer_order where buyer_account_id = ${company} and state = 'Pending')))
    where account_id = ${company}`.execute(owner());
}

const line = (quantity = 3, more: object = {}) => ({
  serviceId: service,
  quantity,
  commitmentMonths: 1,
  billing: 'Monthly' as const,
  ...more,
});
const order = (quantity = 3, more: object = {}) =>
  admin.call(PlaceOrder, { parentAccountId: company, lines: [line(quantity)], ...more });
/** One above the limit. */
async function waiting(quantity = 3) {
  await setLimit(0);
  const placed = await order(quantity);
  expect(placed.Order).toMatchObject({ Status: 'Pending', MayCancel: true, MayDecide: false });
  return placed;
}
const stateOf = (accountId: number) =>
  owner()
    .selectFrom('subscription')
    .innerJoin('account', 'account.account_id', 'subscription.account_id')
    .select(['state', 'account_state', 'end_cause'])
    .where('account.account_id', '=', accountId)
    .executeTakeFirstOrThrow();
const countOf = async (table: 'customer_order' | 'account') =>
  (
    await owner()
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n;

describe('a price', () => {
  it('is what the order will be worth, against what the payer may owe', async () => {
    await setLimit(5);
    const asked = { parentAccountId: knownIds.harbour, lines: [line(7), line(7, { commitmentMonths: 7 })] };
    const { Lines, ...price } = await admin.call(GetOrderPrice, asked);
    const [first, second] = Lines;
    const unit = first?.Fees.find(({ Basis, Billing }) => Basis === 'Unit' && Billing === 'Monthly')?.Amount ?? 0;
    expect(unit).toBeGreaterThan(0);
    expect([first?.Problem, second?.Fees]).toEqual([undefined, []]);
    expect(second?.Problem).toBe('Endpoint Shield is not offered in this term.');
    expect(price).toMatchObject({
      PayerAccountId: company,
      Currency: 'EUR',
      OrderValue: first?.Value,
      NeedsApproval: true,
    });
    expect(price.AboveLimit).toBeCloseTo((price.Exposure ?? 0) - (price.CreditLimit ?? 0), 2);
    const { Order } = await order(7, { parentAccountId: knownIds.harbour, expectedTotal: first?.Value });
    expect(Order).toMatchObject({ OrderValue: first?.Value, Exposure: price.Exposure, AboveLimit: price.AboveLimit });
  });

  it('is refused for what the caller does not see, and below a subscription', async () => {
    const statusOf = async (parentAccountId: number, serviceId = service) =>
      (await admin.post('Account/GetOrderPrice', { parentAccountId, lines: [line(1, { serviceId })] })).status;
    expect(await statusOf(knownIds.root)).toBe(404);
    expect(await statusOf(company, 999_999)).toBe(404);
    expect(await statusOf(knownIds.mailboxes)).toBe(403);
  });
});

describe('an order within the credit', () => {
  it('is approved by nobody, with all prices of the chain frozen, and its service is set up', async () => {
    const { Order, AccountIds } = await order();
    expect(Order).toMatchObject({
      Status: 'Approved',
      ApprovalReason: 'Within the credit limit',
      PayerAccountId: company,
    });
    expect(Order.UpdatedBy).toBeUndefined();
    const language = { 'accept-language': 'de' };
    const german = await admin.post(GetOrder.operation, { orderId: Order.OrderId }, language);
    expect(german.data).toMatchObject({ ApprovalReason: 'Innerhalb des Kreditlimits' });
    const [accountId = 0] = AccountIds;
    expect(await stateOf(accountId)).toEqual({ state: 'Provisioning', account_state: 'Active', end_cause: null });
    const { Views } = await admin.call(LoadAccountById, { accountId });
    expect(Views['General']?.Values).toMatchObject({
      ServiceStatus: 'Provisioning',
      Quantity: 3,
      OrderNumber: Order.OrderNumber,
    });
    const { rows } = await sql<{ position: number; buyer: number; lower: boolean }>`
      select p.position, p.buyer_account_id as buyer, bool_and(p.amount >= coalesce(above.amount, 0)) as lower
      from order_line l join order_line_price p using (order_line_id)
      left join order_line_price above on above.order_line_id = l.order_line_id and above.item_id = p.item_id and above.position = p.position + 1
      where l.order_id = ${Order.OrderId} group by 1, 2 order by 1`.execute(owner());
    expect(rows.map(({ buyer }) => buyer)).toEqual([company, Order.SellerAccountId]);
    const lines = await admin.call(GetOrderLines, { orderId: Order.OrderId });
    expect(lines).toMatchObject([{ AccountId: accountId, Service: 'Endpoint Shield', Quantity: 3 }]);
    // Of what the seller pays himself a buyer reads nothing.
    expect(lines[0]?.Fees).toHaveLength(new Set(lines[0]?.Fees.map(({ ItemId }) => ItemId)).size);
  });

  it('is refused at another price than was shown, withdrawn meanwhile, and without the terms; then nothing was made (I16)', async () => {
    const before = [await countOf('customer_order'), await countOf('account')];
    const refused = async (input: object) => {
      const answer = await admin.post('Account/PlaceOrder', { parentAccountId: company, lines: [line()], ...input });
      return [answer.status, answer.message] as const;
    };
    const [status, message] = await refused({ expectedTotal: 0.01 });
    expect([status, message]).toEqual([409, expect.stringMatching(/^The price has changed meanwhile: .*EUR now\.$/)]);
    await sql`update marketplace_offer set state = 'Withdrawn', withdrawn_utc = now() where service_id = ${service}`.execute(
      owner(),
    );
    expect(await refused({})).toEqual([
      409,
      'Endpoint Shield is not offered to the payer of this account any more, or has no price for him.',
    ]);
    await sql`update marketplace_offer set state = 'Active', withdrawn_utc = null where service_id = ${service}`.execute(
      owner(),
    );
    const own = (await reseller.me()).CompanyAccount.AccountId;
    const unread = await reseller.post('Account/PlaceOrder', { parentAccountId: own, lines: [line()] });
    expect([unread.status, unread.message]).toEqual([409, expect.stringMatching(/^Accept the terms first: /)]);
    expect([await countOf('customer_order'), await countOf('account')]).toEqual(before);
  });
});

/** Where something is asked of a vendor, bought, sold or billed for it. */
async function leftOf(accountId: number): Promise<string[]> {
  const { rows } = await sql<{ place: string }>`
    select 'request' as place from provisioning_request where account_id = ${accountId}
    union all select 'span' from subscription_span where account_id = ${accountId}
    union all select 'tier' from sale_tier where account_id = ${accountId}
    union all select 'line' from invoice_line where account_id = ${accountId}`.execute(owner());
  return rows.map(({ place }) => place);
}

describe('an order above the credit', () => {
  it('waits for the seller, is approved once by whom he has designated, and then set up', async () => {
    const { Order, AccountIds } = await waiting();
    const { OrderId: orderId } = Order;
    expect(await stateOf(AccountIds[0] ?? 0)).toMatchObject({ state: 'Ordered' });
    const { Items } = await reseller.call(GetCreditCheckOrders, { states: ['Pending'], limit: 100 });
    const besides = await reseller.call(GetCreditCheckOrders, { besidesOrderId: orderId, limit: 100 });
    expect(new Set(besides.Items.map(({ PayerAccountId }) => PayerAccountId))).toEqual(new Set([company]));
    expect(besides.Items.some(({ OrderId }) => OrderId === orderId)).toBe(false);
    expect(Items.find(({ OrderId }) => OrderId === orderId)).toMatchObject({
      MayDecide: true,
      MayCancel: false,
      Creator: Order.Creator,
      Services: 'Endpoint Shield',
    });
    expect((await admin.post('Account/ApproveCreditCheckOrder', { orderId })).status).toBe(403);
    const above = await (await server.as('owner')).post('Account/ApproveCreditCheckOrder', { orderId });
    expect([above.status, above.message]).toEqual([403, 'Somebody else decides on the orders of this payer.']);
    const approved = await reseller.call(ApproveCreditCheckOrder, { orderId, reason: ' Known for years ' });
    expect(approved).toMatchObject({ Status: 'Approved', ApprovalReason: 'Known for years', MayDecide: false });
    expect(await stateOf(AccountIds[0] ?? 0)).toMatchObject({ state: 'Provisioning', account_state: 'Active' });
    const again = await reseller.post('Account/DeclineCreditCheckOrder', { orderId, reason: 'Too late' });
    expect([again.status, again.message]).toEqual([409, `${approved.UpdatedBy} has approved this order already.`]);
    const taken = await admin.post('Account/CancelCreditCheckOrder', { orderId });
    // Its buyer learns by whose decision it stands, and nobody of the seller's people.
    expect([taken.status, taken.message]).toEqual([409, `${Order.Seller} has approved this order already.`]);
    expect(await admin.call(GetOrder, { orderId })).toMatchObject({ Creator: Order.Creator, UpdatedBy: Order.Seller });
    await new RoundRunner(postNotices, { service: server.service, onProblem: console.error }).drain();
    const mails = (await mailsTo(server, knownIds.admin)).filter(({ subject }) => subject.includes(Order.OrderNumber));
    expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining('Known for years')]);
  });

  it('is decided by whom the seller has named for its payer alone, and nobody is named who may not decide (I19)', async () => {
    const { CompanyAccount, UserAccountId: own } = await reseller.me();
    const seller = { sellerAccountId: CompanyAccount.AccountId };
    const able = await reseller.call(GetAccountManagers, seller);
    const other = able.find(({ UserAccountId }) => UserAccountId !== own)?.UserAccountId ?? 0;
    const named = { ...seller, userAccountId: other, buyerAccountId: company };
    await reseller.call(SetAccountManager, { ...named, isManager: true });
    const now = await reseller.call(GetAccountManagers, seller);
    expect(now.find(({ UserAccountId }) => UserAccountId === other)).toMatchObject({
      IsForOthers: false,
      CustomersCount: 1,
    });
    const customers = async (userAccountId: number, more = {}) =>
      (await reseller.call(GetManagedCustomers, { ...seller, userAccountId, limit: 1000, ...more })).Items;
    const name = able.find(({ UserAccountId }) => UserAccountId === other)?.Name;
    const ofPayer = { AccountId: company, Managers: [name] };
    expect(await customers(other, { decides: ['Named'] })).toEqual([expect.objectContaining(ofPayer)]);
    expect(await customers(own, { decides: ['Other'] })).toEqual([expect.objectContaining(ofPayer)]);
    const all = await customers(own);
    expect(all.filter(({ Decides }) => Decides === 'Nobody')).toHaveLength(all.length - 1);
    const unseen = { ...seller, userAccountId: other, sellerAccountId: knownIds.root };
    expect((await reseller.post('Account/GetManagedCustomers', unseen)).status).toBe(404);
    const { Order } = await waiting(1);
    const { OrderId: orderId } = Order;
    const refused = await reseller.post('Account/ApproveCreditCheckOrder', { orderId });
    expect([refused.status, refused.message]).toEqual([403, 'Somebody else decides on the orders of this payer.']);
    const statusOf = async (input: object) =>
      (await reseller.post('Account/SetAccountManager', { ...named, isManager: true, ...input })).status;
    expect(await statusOf({ userAccountId: knownIds.admin })).toBe(409);
    expect(await statusOf({ buyerAccountId: knownIds.harbour })).toBe(409);
    expect(await statusOf({ sellerAccountId: knownIds.root })).toBe(404);
    expect((await admin.post('Account/SetAccountManager', { ...named, isManager: true })).status).toBe(403);
    await reseller.call(SetAccountManager, { ...named, isManager: false });
    expect(await reseller.call(ApproveCreditCheckOrder, { orderId })).toMatchObject({ Status: 'Approved' });
  });

  it('is declined with a reason: what it asked for ends, and nothing of it was ever billed (I18)', async () => {
    const { Order, AccountIds } = await waiting();
    const { OrderId: orderId } = Order;
    expect((await reseller.post('Account/DeclineCreditCheckOrder', { orderId, reason: '  ' })).status).toBe(400);
    const declined = await reseller.call(DeclineCreditCheckOrder, { orderId, reason: 'Limit zuerst anheben' });
    expect(declined).toMatchObject({ Status: 'Rejected', ApprovalReason: 'Limit zuerst anheben' });
    const accountId = AccountIds[0] ?? 0;
    expect(await stateOf(accountId)).toEqual({
      state: 'Ended',
      account_state: 'Terminated',
      end_cause: 'OrderDeclined',
    });
    expect(await leftOf(accountId)).toEqual([]);
    const mine = await admin.call(GetMyOrders, { states: ['Rejected'], limit: 100 });
    expect(mine.Items.find(({ OrderId }) => OrderId === orderId)).toMatchObject({
      ApprovalReason: 'Limit zuerst anheben',
    });
  });

  it('is taken back by who asked for it alone, and by the end of what it was for (I18)', async () => {
    const { Order, AccountIds } = await waiting();
    const { OrderId: orderId } = Order;
    for (const other of ['reseller', 'owner', 'approver'] as const)
      expect(
        (await (await server.as(other)).post('Account/CancelCreditCheckOrder', { orderId })).status,
      ).toBeGreaterThan(399);
    expect(await admin.call(CancelCreditCheckOrder, { orderId })).toMatchObject({
      Status: 'Cancelled',
      MayCancel: false,
    });
    expect(await stateOf(AccountIds[0] ?? 0)).toMatchObject({ state: 'Ended', end_cause: 'OrderCancelled' });
    expect(await leftOf(AccountIds[0] ?? 0)).toEqual([]);
    const values = { DepartmentName: 'Werft' };
    const { AccountId } = await admin.call(CreateAccount, {
      parentAccountId: company,
      accountType: 'Department',
      values,
    });
    await setLimit(0);
    const below = await order(1, { parentAccountId: AccountId });
    await admin.call(TerminateAccount, { accountId: AccountId, terminationReason: 'NoLongerNeeded' });
    const ended = await admin.call(GetOrder, { orderId: below.Order.OrderId });
    expect(ended).toMatchObject({ Status: 'Cancelled' });
    expect(await leftOf(below.AccountIds[0] ?? 0)).toEqual([]);
  });

  it('names nobody of the seller’s people to its buyer: who ordered or decided for him goes by his company', async () => {
    await setLimit(0);
    const { CompanyAccount, UserAccountId } = await reseller.me();
    await sql`insert into terms_acceptance (terms_id, company_account_id, user_account_id, language)
      select terms_id, ${CompanyAccount.AccountId}, ${UserAccountId}, 'en' from current_terms(${UserAccountId}) where not is_privacy_policy
      on conflict do nothing`.execute(owner());
    const { Order } = await reseller.call(PlaceOrder, { parentAccountId: company, lines: [line()] });
    expect(Order.Creator).not.toBe(Order.Seller);
    const seen = await admin.call(GetOrder, { orderId: Order.OrderId });
    expect([seen.Creator, seen.CreatorAccountId]).toEqual([Order.Seller, Order.SellerAccountId]);
    const mine = await admin.call(GetMyOrders, { limit: 100 });
    expect(JSON.stringify(mine)).not.toContain(`"CreatorAccountId":${UserAccountId},`);
    expect(JSON.stringify(mine)).not.toContain(`"${Order.Creator}"`);
    // What he has asked for himself his seller reads by name, as he sees the person.
    const own = await order();
    expect(await reseller.call(GetOrder, { orderId: own.Order.OrderId })).toMatchObject({ Creator: own.Order.Creator });
  });

  it('is nobody else’s: neither another customer nor a person without the company’s reach reads it', async () => {
    const { Order } = await waiting();
    const person = await server.as('user');
    const seen = await person.call(GetMyOrders, { limit: 100 });
    expect(seen.Items.filter(({ CreatorAccountId }) => CreatorAccountId === Order.CreatorAccountId)).toEqual([]);
    expect((await person.post('Account/GetOrder', { orderId: Order.OrderId })).status).toBe(404);
    expect((await admin.post('Account/GetOrder', { orderId: 999_999 })).status).toBe(404);
  });
});

it('is worth the sum of its lines, whoever has placed it and however it went on (I20)', async () => {
  const { Order } = await order(5);
  const { rows } = await sql<{ order_id: number }>`
    select o.order_id from customer_order o
    where o.order_value is distinct from (select sum(l.line_value) from order_line l where l.order_id = o.order_id)`.execute(
    owner(),
  );
  expect(rows).toEqual([]);
  const lines = await admin.call(GetOrderLines, { orderId: Order.OrderId });
  expect(lines.map(({ Value }) => Value)).toEqual([Order.OrderValue]);
});

it('is written by functions alone: the server changes no order, line, price or decision', async () => {
  const { pool } = server.database;
  for (const change of [
    `update customer_order set state = 'Approved'`,
    'update order_line set line_value = 0',
    'update order_line_price set amount = 0',
    'delete from order_decision',
  ])
    await expect(pool.query(change)).rejects.toThrow('permission denied');
  const { Order } = await waiting(1);
  const behind = `begin; select set_config('app.scope', '/1/', true), set_config('app.user', '${knownIds.admin}', true);
    select end_order(${Order.OrderId}, 'Approved', null, null); commit`;
  await expect(pool.query(behind)).rejects.toThrow('permission denied');
  await pool.query('rollback').catch(() => {});
});
