/** Orders at the same time as other things: many of them, two who decide, and an offer that is withdrawn while it is ordered. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import GetOrder from '../../../manifests/operations/Account/GetOrder.ts';
import PlaceOrder from '../../../manifests/operations/Account/PlaceOrder.ts';
import SetAccountManager from '../../../manifests/operations/Account/SetAccountManager.ts';
import { knownIds } from '../../../src/server/demo/world/accounts/account.ts';
import { type RunningWorld, startRunningWorld } from '../subscriptions/running.ts';

let world: RunningWorld;
let service: number;
beforeAll(async () => {
  world = await startRunningWorld();
  service = await world.serviceNamed('Endpoint Shield');
});
afterAll(() => world.server.close());

const owner = () => world.server.database.owner;
const line = (quantity: number) => ({ serviceId: service, quantity, commitmentMonths: 1, billing: 'Monthly' as const });
const order = (quantity: number) =>
  world.admin.call(PlaceOrder, { parentAccountId: world.company, lines: [line(quantity)] });
/** One above the limit. */
async function waiting(quantity: number) {
  await world.setLimit(0);
  const placed = await order(quantity);
  expect(placed.Order.Status).toBe('Pending');
  return placed;
}
const countOf = async (table: 'customer_order' | 'account') =>
  (
    await owner()
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n;

describe('many at once', () => {
  it('make one order by one key, however often it is sent (I14)', async () => {
    const before = await countOf('customer_order');
    const key = { 'idempotency-key': crypto.randomUUID() };
    const input = { parentAccountId: world.company, lines: [line(3)] };
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => world.admin.post('Account/PlaceOrder', input, key)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(await countOf('customer_order')).toBe(before + 1);
    const [
      {
        AccountIds: [accountId],
      } = { AccountIds: [] },
    ] = answers.map(({ data }) => data as { AccountIds: number[] });
    const requests = await owner()
      .selectFrom('provisioning_request')
      .select('request_id')
      .where('account_id', '=', accountId ?? 0)
      .execute();
    expect(requests).toHaveLength(1);
  });

  it('are never approved above the limit in sum (I15)', async () => {
    await world.setLimit(1_000_000);
    const { Order } = await order(1);
    const value = Order.OrderValue ?? 0;
    await world.setLimit(Math.round(value * 3.5));
    const placed = await Promise.all(Array.from({ length: 10 }, () => order(1)));
    expect(placed.filter(({ Order: one }) => one.Status === 'Approved')).toHaveLength(3);
  });

  it('decide once: the others are told by whom (I13)', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { Order } = await waiting(1);
      const { OrderId: orderId } = Order;
      const answers = await Promise.all([
        world.reseller.post('Account/ApproveCreditCheckOrder', { orderId }),
        world.reseller.post('Account/DeclineCreditCheckOrder', { orderId, reason: 'No' }),
        world.admin.post('Account/CancelCreditCheckOrder', { orderId }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      const decisions = await owner()
        .selectFrom('order_decision')
        .select('decision')
        .where('order_id', '=', orderId)
        .execute();
      expect(decisions).toHaveLength(1);
    }
  });
});

it('two who may approve: one decision, and the second is told whose it is (I13)', async () => {
  const { CompanyAccount, UserAccountId: own } = await world.reseller.me();
  // The account manager of the customer changes sides.
  await owner()
    .updateTable('account')
    .set({ parent_account_id: CompanyAccount.AccountId })
    .where('account_id', '=', knownIds.approver)
    .execute();
  const other = await world.server.as('approver');
  const { UserAccountId } = await other.me();
  const seller = { sellerAccountId: CompanyAccount.AccountId, buyerAccountId: world.company };
  for (const userAccountId of [own, UserAccountId])
    await world.reseller.call(SetAccountManager, { ...seller, userAccountId, isManager: true });
  for (let round = 0; round < 3; round += 1) {
    const { Order, AccountIds } = await waiting(1);
    const { OrderId: orderId } = Order;
    const answers = await Promise.all(
      [world.reseller, other].map((caller) => caller.post('Account/ApproveCreditCheckOrder', { orderId })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { UpdatedBy } = await world.reseller.call(GetOrder, { orderId });
    const late = answers.find(({ status }) => status === 409);
    expect(late?.message).toBe(`${UpdatedBy} has approved this order already.`);
    const requests = await owner()
      .selectFrom('provisioning_request')
      .select('request_id')
      .where('account_id', '=', AccountIds[0] ?? 0)
      .execute();
    expect(requests).toHaveLength(1);
  }
  for (const userAccountId of [own, UserAccountId])
    await world.reseller.call(SetAccountManager, { ...seller, userAccountId, isManager: false });
});

it('orders and a withdrawn offer: each order is whole at the shown price, or was never made (I16)', async () => {
  await world.setLimit(1_000_000);
  const { Order } = await order(1);
  const expectedTotal = Order.OrderValue ?? 0;
  const before = [await countOf('customer_order'), await countOf('account')];
  const offer = (state: string) =>
    sql`update marketplace_offer set state = ${state}, withdrawn_utc = case ${state} when 'Withdrawn' then now() end where service_id = ${service}`.execute(
      owner(),
    );
  const place = () =>
    world.admin.post('Account/PlaceOrder', { parentAccountId: world.company, lines: [line(1)], expectedTotal });
  const [, ...answers] = await Promise.all([offer('Withdrawn'), ...Array.from({ length: 8 }, place)]);
  expect((await place()).status).toBe(409);
  await offer('Active');
  const made = answers.filter((answer) => 'status' in answer && answer.status === 200).length;
  expect(answers.every((answer) => 'status' in answer && [200, 409].includes(answer.status))).toBe(true);
  expect([await countOf('customer_order'), await countOf('account')]).toEqual(before.map((count) => count + made));
});
