/** Whoever lacks the right to prices orders all the same, and reads nowhere what is paid: not before, not in the cart, not of what he has ordered. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import AddCartLine from '../../../manifests/operations/Account/AddCartLine.ts';
import GetCart from '../../../manifests/operations/Account/GetCart.ts';
import GetCartOverview from '../../../manifests/operations/Account/GetCartOverview.ts';
import GetMyOrders from '../../../manifests/operations/Account/GetMyOrders.ts';
import GetOrderOverview from '../../../manifests/operations/Account/GetOrderOverview.ts';
import OrderCart from '../../../manifests/operations/Account/OrderCart.ts';
import PlaceOrder from '../../../manifests/operations/Account/PlaceOrder.ts';
import { knownIds } from '../../../src/server/demo/world/accounts/account.ts';
import { RoundRunner } from '../../../src/server/queue/round-runner.ts';
import postNotices from '../../../src/server/rounds/post-notices.ts';
import { mailsTo } from '../../database/mails.ts';
import { giveOnly } from '../../database/rights.ts';
import type { Caller } from '../../database/server.ts';
import { type RunningWorld, startRunningWorld } from '../subscriptions/running.ts';

let world: RunningWorld;
let admin: Caller;
let shield: number;
let running: number;
const orders = {
  PRODUCT_ACCOUNT: ['Create', 'Read'],
  SUBSCRIPTION: ['Read', 'Update', 'Execute'],
  SALES_CART_SERVICES: ['Read', 'Execute'],
  CREDITCHECK_COMPANYORDERS: ['Read', 'Execute'],
};
const prices = { BILLING_SHOWPRODUCTPRICE: ['Read'] };
const parentAccountId = knownIds.harbour;
beforeAll(async () => {
  world = await startRunningWorld();
  ({ admin } = world);
  shield = await world.serviceNamed('Endpoint Shield');
  running = await world.runs({ quantity: 4 });
  const { owner } = world.server.database;
  await sql`delete from service_upgrade`.execute(owner);
  await sql`insert into service_upgrade (from_service_id, to_service_id, kind)
    select ${shield}, service_id, 'Partial' from service where product_name = 'Endpoint Shield XDR'`.execute(owner);
});
afterAll(() => world.server.close());

const may = (rights: Readonly<Record<string, readonly string[]>>) =>
  giveOnly(world.server, knownIds.admin, { rights: { ...orders, ...rights } });
const wanted = () => ({ parentAccountId, serviceId: shield, quantity: 3 });
const put = () => admin.call(AddCartLine, { ...wanted(), term: '1-Monthly' });
const line = () => ({ serviceId: shield, quantity: 3, commitmentMonths: 1, billing: 'Monthly' as const });

const ofMoney =
  /^(OrderValue|Value|ShownValue|Amount|UnitPrice|Against|EachMonth|EachYear|Monthly|YearlyPrepaid|Once|CreditLimit|OpenOrders|OpenOrdersCount|Exposure|AboveLimit|NeedsApproval|Credit|Approver|LargerQuantity|LargerSaves|PriceNow|PriceThen|Now|Then|Difference)$/;
/** Names of what is paid in an answer, and sums in its texts. */
function moneyIn(answer: unknown): readonly string[] {
  if (typeof answer === 'string') return answer.match(/\d[\d.,]* EUR/g) ?? [];
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.entries(answer).flatMap(([name, value]) => [...(ofMoney.test(name) ? [name] : []), ...moneyIn(value)]);
}

/** All that the wizards of orders and upgrades, the cart, and lists and details of orders ask. */
async function moneyRead(orderId: number): Promise<Readonly<Record<string, number>>> {
  const upgrade = { accountId: running, productName: 'Endpoint Shield XDR' };
  const asked = {
    GetOrderPrice: { parentAccountId, lines: [line()] },
    GetOrderTerms: wanted(),
    GetOrderOverview: { ...wanted(), term: '1-Monthly' },
    GetOrderableService: { parentAccountId, serviceId: shield },
    GetCart: {},
    GetCartOverview: {},
    GetMyOrders: { limit: 100 },
    GetOrder: { orderId },
    GetOrderLines: { orderId },
    GetUpgradeOptions: { accountId: running },
    GetUpgradeOverview: { ...upgrade, options: { term: '1-Monthly', quantity: 2 } },
    GetSubscription: { accountId: running },
    GetSubscriptionChange: { accountId: running, quantity: 6 },
  };
  const found: Record<string, number> = {};
  for (const [name, input] of Object.entries(asked)) {
    const { status, data, message } = await admin.post(`Account/${name}`, input);
    expect([name, status, message]).toEqual([name, 200, undefined]);
    found[name] = moneyIn(data).length;
  }
  return found;
}

it('shows what is paid to whoever holds the right to prices, and nothing of it without', async () => {
  await may(prices);
  await put();
  const { Order } = await admin.call(PlaceOrder, { parentAccountId, lines: [line()] });
  const { GetOrderableService: none, ...shown } = await moneyRead(Order.OrderId);
  expect(none).toBe(0);
  for (const [name, count] of Object.entries(shown)) expect([name, count > 0]).toEqual([name, true]);
  await may({});
  const hidden = await moneyRead(Order.OrderId);
  expect(hidden).toEqual(Object.fromEntries(Object.keys(hidden).map((name) => [name, 0])));
  // Nor are lists put in the order of what they do not show.
  const sorted = await admin.post('Account/GetMyOrders', { orderBy: { Key: 'OrderValue', Value: 'ASC' } });
  expect(sorted.status).toBe(403);
  await may(prices);
  expect((await admin.call(GetMyOrders, { orderBy: { Key: 'OrderValue', Value: 'ASC' } })).Items).not.toEqual([]);
});

it('takes an order without them: its value counts against the credit, and no answer or refusal tells it', async () => {
  await may({});
  const kept = await put();
  expect([kept.State, moneyIn(kept)]).toEqual(['Ready', []]);
  const { LineIds, MayOrder } = await admin.call(GetCartOverview, {});
  expect(MayOrder).toBe(true);
  // He was shown none that could have changed, and guesses none.
  const placed = await admin.call(OrderCart, { cartLineIds: LineIds, expectedTotal: 0.01 });
  expect(moneyIn(placed)).toEqual([]);
  const single = await admin.call(PlaceOrder, { parentAccountId, lines: [line()], expectedTotal: 0.01 });
  expect(moneyIn(single)).toEqual([]);
  await may(prices);
  const { Items } = await admin.call(GetMyOrders, { limit: 100 });
  const ordered = Items.find(({ OrderId }) => OrderId === single.Order.OrderId);
  const { OrderValue } = await admin.call(GetOrderOverview, { ...wanted(), term: '1-Monthly' });
  expect(ordered?.OrderValue).toBe(OrderValue);
  expect(await admin.call(GetCart, {})).toEqual([]);
});

it('tells the value of an approved order in letters only to whoever may read it', async () => {
  const letterOf = async (rights: Readonly<Record<string, readonly string[]>>) => {
    await may(rights);
    await world.setLimit(0);
    const { Order } = await admin.call(PlaceOrder, { parentAccountId, lines: [line()] });
    expect(Order.Status).toBe('Pending');
    const approved = await world.reseller.post('Account/ApproveCreditCheckOrder', { orderId: Order.OrderId });
    expect(approved.status).toBe(200);
    await new RoundRunner(postNotices, { service: world.server.service, onProblem: console.error }).drain();
    const mails = await mailsTo(world.server, knownIds.admin);
    return mails.filter(({ subject }) => subject.includes(Order.OrderNumber)).map(({ text }) => / EUR/.test(text));
  };
  expect(await letterOf(prices)).toEqual([true]);
  expect(await letterOf({})).toEqual([false]);
});
