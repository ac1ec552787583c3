/** The cart over HTTP: kept for its owner alone, each line as it can be ordered now, and ordered as a whole or not at all. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import AddCartLine from '../../../manifests/operations/Account/AddCartLine.ts';
import EmptyCart from '../../../manifests/operations/Account/EmptyCart.ts';
import GetCart from '../../../manifests/operations/Account/GetCart.ts';
import GetCartLine from '../../../manifests/operations/Account/GetCartLine.ts';
import GetCartOverview from '../../../manifests/operations/Account/GetCartOverview.ts';
import OrderCart from '../../../manifests/operations/Account/OrderCart.ts';
import SetCartLineQuantity from '../../../manifests/operations/Account/SetCartLineQuantity.ts';
import { knownIds } from '../../../src/server/demo/world/accounts/account.ts';
import { type Caller, startTestServer, type TestServer } from '../../database/server.ts';

let server: TestServer;
let admin: Caller;
let reseller: Caller;
let company: number;
let user: number;
let shield: number;
let other: number;
beforeAll(async () => {
  server = await startTestServer();
  [admin, reseller] = [await server.as('admin'), await server.as('reseller')];
  const me = await admin.me();
  [company, user] = [me.CompanyAccount.AccountId, me.UserAccountId];
  [shield, other] = [await serviceNamed('Endpoint Shield'), await serviceNamed('Endpoint Shield XDR')];
  await sql`update account_value set "values" = "values" || '{"CreditLimit": 10000000}' where account_id = ${company}`.execute(
    owner(),
  );
});
afterAll(() => server.close());
beforeEach(async () => {
  await sql`delete from cart_line`.execute(owner());
  await sql`insert into terms_acceptance (terms_id, company_account_id, user_account_id, language)
    select terms_id, ${company}, ${user}, 'en' from current_terms(${user}) where not is_privacy_policy
    on conflict do nothing`.execute(owner());
});

const owner = () => server.database.owner;
const serviceNamed = async (name: string): Promise<number> =>
  (await owner().selectFrom('service').select('service_id').where('product_name', '=', name).executeTakeFirstOrThrow())
    .service_id;
const line = (quantity = 3, more: object = {}) => ({
  parentAccountId: company,
  serviceId: shield,
  quantity,
  term: '1-Monthly',
  ...more,
});
const put = (quantity = 3, more: object = {}) => admin.call(AddCartLine, line(quantity, more));
const offer = (serviceId: number, state: 'Active' | 'Withdrawn') =>
  sql`update marketplace_offer set state = ${state}, withdrawn_utc = case when ${state} = 'Withdrawn' then now() end
    where service_id = ${serviceId}`.execute(owner());
const ordersCount = async () =>
  (
    await owner()
      .selectFrom('customer_order')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n;

it('keeps what is put there for its owner alone', async () => {
  const kept = await put(2, { configuration: { SubscriptionName: 'Shield of the harbour' } });
  expect(kept).toMatchObject({ Service: 'Endpoint Shield', Quantity: 2, State: 'Ready', ShownValue: kept.Value });
  const { CartLineId: cartLineId } = await put(4, { replaces: kept.CartLineId });
  expect((await admin.call(GetCart, {})).map(({ Quantity }) => Quantity)).toEqual([4]);
  expect(await reseller.call(GetCart, {})).toEqual([]);
  expect(await reseller.call(GetCartOverview, {})).toMatchObject({ LinesCount: 0, LineIds: [], MayOrder: false });
  const refused = async (operation: string, more: object = {}) =>
    (await reseller.post(`Account/${operation}`, { cartLineId, ...more })).status;
  expect(await refused('RemoveCartLine')).toBe(404);
  expect(await refused('GetCartLine')).toBe(404);
  expect(await refused('SetCartLineQuantity', { quantity: 5 })).toBe(404);
  expect((await reseller.post('Account/OrderCart', { cartLineIds: [cartLineId] })).status).toBe(404);
  const theirs = { ...line(), parentAccountId: (await reseller.me()).CompanyAccount.AccountId, replaces: cartLineId };
  expect((await reseller.post('Account/AddCartLine', theirs)).status).toBe(404);
  expect(await admin.call(GetCartLine, { cartLineId })).toMatchObject({ Quantity: 4 });
});

it('is emptied of what was shown, by its owner, all of it or nothing', async () => {
  const [first, second] = [await put(1), await put(1, { serviceId: other })];
  const cartLineIds = [first.CartLineId, second.CartLineId];
  expect((await reseller.post('Account/EmptyCart', { cartLineIds })).status).toBe(404);
  expect((await admin.post('Account/EmptyCart', { cartLineIds: [...cartLineIds, 999_999_999] })).status).toBe(404);
  expect(await admin.call(GetCart, {})).toHaveLength(2);
  // What was put there meanwhile stays.
  const later = await put(2);
  await admin.call(EmptyCart, { cartLineIds });
  expect((await admin.call(GetCart, {})).map(({ CartLineId }) => CartLineId)).toEqual([later.CartLineId]);
  expect((await admin.post('Account/EmptyCart', { cartLineIds: [] })).status).toBe(400);
});

it('says what has become of a price, and of what is asked for anew nothing', async () => {
  const { CartLineId: cartLineId, Value = 0, Currency } = await put(2, { shownValue: 0.5 });
  expect(Value).toBeGreaterThan(0.5);
  const [risen] = await admin.call(GetCart, {});
  expect(risen).toMatchObject({ State: 'Risen', Note: `It came to 0.50 ${Currency} when it was put here.` });
  expect(await admin.call(GetCartOverview, {})).toMatchObject({ RisenCount: 1, OrderValue: Value, MayOrder: true });
  const changed = await admin.call(SetCartLineQuantity, { cartLineId, quantity: 3 });
  expect(changed).toMatchObject({ Quantity: 3, State: 'Ready', ShownValue: changed.Value });
  expect((await admin.post('Account/SetCartLineQuantity', { cartLineId, quantity: 0 })).status).toBe(400);
});

it('is ordered as a whole at the price that was shown: one order for each account, once (I16)', async () => {
  const first = await put(2);
  const second = await put(1, { parentAccountId: knownIds.harbour, serviceId: other });
  const { OrderValue = 0, LineIds, MayOrder } = await admin.call(GetCartOverview, {});
  expect([LineIds, MayOrder]).toEqual([[first.CartLineId, second.CartLineId], true]);
  expect(OrderValue).toBeCloseTo((first.Value ?? 0) + (second.Value ?? 0), 2);
  const before = await ordersCount();
  const wrong = await admin.post('Account/OrderCart', { cartLineIds: LineIds, expectedTotal: 0.01 });
  expect([wrong.status, wrong.message]).toEqual([409, expect.stringMatching(/^The price has changed meanwhile/)]);
  expect([(await admin.call(GetCart, {})).length, await ordersCount()]).toEqual([2, before]);
  const input = { cartLineIds: LineIds, expectedTotal: OrderValue };
  const key = { 'idempotency-key': crypto.randomUUID() };
  const twice = await Promise.all([1, 2].map(() => admin.post('Account/OrderCart', input, key)));
  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
  expect(twice[0]?.data).toEqual(twice[1]?.data);
  expect(await ordersCount()).toBe(before + 2);
  expect(await admin.call(GetCart, {})).toEqual([]);
  const otherwise = await admin.post('Account/OrderCart', { cartLineIds: LineIds }, key);
  expect(otherwise.status).toBe(409);
  expect((await admin.post('Account/OrderCart', input)).status).toBe(404);
});

it('sent twice without a key it is ordered once: whoever comes second finds nothing', async () => {
  const { CartLineId } = await put(1);
  const both = await Promise.all([1, 2].map(() => admin.post('Account/OrderCart', { cartLineIds: [CartLineId] })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
});

it('orders nothing while a line cannot be ordered, and says of each line why', async () => {
  const sound = await put(1);
  const withdrawn = await put(1, { serviceId: other });
  const unready = await put(1, { configuration: { SubscriptionName: 'x'.repeat(101) } });
  const noTerm = await put(1, { term: '7-Monthly' });
  await offer(other, 'Withdrawn');
  const before = await ordersCount();
  const lines = await admin.call(GetCart, {});
  expect(lines.map(({ State }) => State)).toEqual(['Ready', 'Faulty', 'Faulty', 'Faulty']);
  // A field by what it is called, not by its name in the contract.
  expect(lines[2]?.Note).toMatch(/^Its configuration needs a change\. Name: /);
  const { LineIds, ...overview } = await admin.call(GetCartOverview, {});
  expect(overview).toMatchObject({ FaultyCount: 3, MayOrder: false, OrderValue: sound.Value });
  const refused = await admin.post('Account/OrderCart', { cartLineIds: LineIds });
  expect([refused.status, refused.message]).toEqual([409, expect.stringMatching(/^Nothing is ordered yet\. /)]);
  const faulty = [withdrawn, unready, noTerm].map(({ CartLineId }) => `cartLineIds.${CartLineId}`);
  expect(Object.keys(refused.fields ?? {})).toEqual(faulty);
  expect([await ordersCount(), (await admin.call(GetCart, {})).length]).toEqual([before, 4]);
  await offer(other, 'Active');
  // What is sound is ordered alone.
  const { Orders } = await admin.call(OrderCart, { cartLineIds: [sound.CartLineId] });
  expect(Orders).toHaveLength(1);
});

it('says at its line from where on the cart is above its payer’s credit, to whoever may read what is paid', async () => {
  const { Value = 0 } = await put(1);
  await put(1, { serviceId: other });
  const { OpenOrders = 0 } = await admin.call(GetCartOverview, {});
  const limit = (amount: number) =>
    sql`update account_value set "values" = "values" || jsonb_build_object('CreditLimit', ${amount}::numeric) where account_id = ${company}`.execute(
      owner(),
    );
  const told = async () => (await admin.call(GetCart, {})).map(({ State, Note }) => [State, Note]);
  await limit(Number((OpenOrders + Value).toFixed(2)));
  const note = expect.stringMatching(/^From here on the cart is above the credit limit: .* by .+\.$/);
  expect(await told()).toEqual([
    ['Ready', undefined],
    ['OverLimit', note],
  ]);
  await limit(0);
  expect((await told())[0]).toEqual(['OverLimit', note]);
  // What has risen as well says both.
  await sql`update cart_line set shown_value = 0.01`.execute(owner());
  expect((await told())[0]).toEqual(['Risen', expect.stringMatching(/^It came to 0\.01 .*From here on/)]);
  await limit(10_000_000);
  expect((await told()).map(([state]) => state)).toEqual(['Risen', 'Risen']);
});

it('takes services for one payer, and terms stand before the order', async () => {
  await put(1);
  const another = await sql<{ id: number }>`select a.account_id as id from account a
    join marketplace_customer c on c.customer_account_id = a.account_id
    where a.account_type = 'Company' and a.account_state = 'Active' and a.currency = 'EUR' and a.account_id <> ${company}
      and a.parent_account_id = (select parent_account_id from account where account_id = ${company}) limit 1`.execute(
    owner(),
  );
  const parentAccountId = another.rows[0]?.id;
  expect((await admin.post('Account/AddCartLine', line(1, { parentAccountId }))).status).toBe(404);
  const seller = await reseller.call(AddCartLine, line(1));
  expect(seller).toMatchObject({ Service: 'Endpoint Shield', Quantity: 1 });
  const mixed = await reseller.post('Account/AddCartLine', line(1, { parentAccountId }));
  expect([mixed.status, mixed.message]).toEqual([409, expect.stringMatching(/ pays for what stands in the cart\./)]);
  const { OpenTerms, MayOrder, LineIds } = await reseller.call(GetCartOverview, {});
  expect([OpenTerms > 0, MayOrder]).toEqual([true, false]);
  const refused = await reseller.post('Account/OrderCart', { cartLineIds: LineIds });
  expect([refused.status, refused.message]).toEqual([409, expect.stringMatching(/^Accept the terms first: /)]);
});
