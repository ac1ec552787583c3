/** A company with something under way is not moved to another seller, and of what was done before each reads afterwards what is his (I41). */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import CancelCreditCheckOrder from '../../../manifests/operations/Account/CancelCreditCheckOrder.ts';
import GetCreditCheckOrders from '../../../manifests/operations/Account/GetCreditCheckOrders.ts';
import GetInvoices from '../../../manifests/operations/Account/GetInvoices.ts';
import GetMyOrders from '../../../manifests/operations/Account/GetMyOrders.ts';
import MoveAccount from '../../../manifests/operations/Account/MoveAccount.ts';
import PlaceOrder from '../../../manifests/operations/Account/PlaceOrder.ts';
import AddCustomCharge from '../../../manifests/operations/CustomCharges/AddCustomCharge.ts';
import DeleteCustomCharge from '../../../manifests/operations/CustomCharges/DeleteCustomCharge.ts';
import GetRequests from '../../../manifests/operations/Provisioning/GetRequests.ts';
import { knownIds } from '../../../src/server/demo/world/accounts/account.ts';
import { full, giveOnly } from '../../database/rights.ts';
import { type Caller, signIn } from '../../database/server.ts';
import { type RunningWorld, startRunningWorld } from './running.ts';
import { withoutSales } from './without-sales.ts';

let world: RunningWorld;
/** Where it would move: of a seller who has nothing to do with the one so far. */
let elsewhere: number;
let root: Caller;
beforeAll(async () => {
  world = await startRunningWorld();
  root = await world.server.as('owner');
  const [found] = await world.rowsOf(sql<{ account_id: number }>`
    select a.account_id from account a where a.account_type = 'Reseller' and a.account_state = 'Active' and a.parent_account_id = 1
      and a.account_id <> ${knownIds.ostsee} order by 1 limit 1`);
  elsewhere = found?.account_id ?? 0;
  // Nothing of the demo world's own is under way.
  await withoutSales(owner(), world.company);
  await sql`update customer_order set state = 'Cancelled' where buyer_account_id = ${world.company} and state = 'Pending'`.execute(
    owner(),
  );
  await sql`update provisioning_request r set state = 'Cancelled', waiting_for = null, worker = null, lease_until = null, finished_utc = now()
    from account a where a.account_id = r.account_id and not r.is_final
      and a.path ^@ (select path from account where account_id = ${world.company})`.execute(owner());
});
afterAll(() => world.server.close());

const owner = () => world.server.database.owner;
const moving = async (accountId = world.company, newParentAccountId = elsewhere) => {
  const { status, message } = await root.post(MoveAccount.operation, { accountId, newParentAccountId });
  return [status, message] as const;
};
const open = (orders: number, requests: number, charges: number) => [
  409,
  `It buys from somebody else there, so nothing may be under way: orders that wait for a decision: ${orders}, requests to vendors: ${requests}, charges that are not billed: ${charges}.`,
];
const order = async (limit: number, parentAccountId = knownIds.harbour) => {
  await world.setLimit(limit);
  const serviceId = await world.serviceNamed('Endpoint Shield');
  const lines = [{ serviceId, quantity: 1, commitmentMonths: 1, billing: 'Monthly' as const }];
  return world.admin.call(PlaceOrder, { parentAccountId, lines });
};
const parentOf = async (accountId: number) =>
  (
    await world.rowsOf(
      sql<{ parent: number }>`select parent_account_id as parent from account where account_id = ${accountId}`,
    )
  )[0]?.parent;

it('is refused while an order waits, a request is open or a charge is not billed, saying how many of each', async () => {
  const { Order } = await order(0);
  expect(Order.Status).toBe('Pending');
  expect(await moving()).toEqual(open(1, 0, 0));
  const charge = await world.reseller.call(AddCustomCharge, {
    accountId: world.company,
    customCharge: { Name: 'Einrichtung vor Ort', Amount: 37.02 },
  });
  expect(await moving()).toEqual(open(1, 0, 1));
  const approved = await order(1_000_000);
  expect(approved.Order.Status).toBe('Approved');
  expect(await moving()).toEqual(open(1, 1, 1));
  expect(await parentOf(world.company)).toBe(knownIds.ostsee);
  expect((await world.admin.call(GetMyOrders, { states: ['Pending'] })).TotalCount).toBe(1);
  // A move within the company changes no seller, so nothing stands in its way.
  expect((await moving(knownIds.harbour, world.company))[1]).not.toMatch(/under way/);

  await world.admin.call(CancelCreditCheckOrder, { orderId: Order.OrderId });
  expect(await moving()).toEqual(open(0, 1, 1));
  await world.reseller.call(DeleteCustomCharge, { customChargeId: charge.CustomChargeId });
  expect(await moving()).toEqual(open(0, 1, 0));
  for (const accountId of approved.AccountIds)
    for (const { request_id } of await world.openRequests(accountId)) await world.say(request_id);
  // Then it is prices that are asked for, and nothing under way any more.
  expect(await moving()).toEqual([409, expect.stringMatching(/^Whoever sells to it there asks no price/)]);
});

it('leaves what was ordered and billed to the former seller and the buyer, and shows none of it to the new one', async () => {
  const { Order } = await order(0);
  await world.admin.call(CancelCreditCheckOrder, { orderId: Order.OrderId });
  await withoutSales(owner(), world.company);
  const { Items: billed } = await world.admin.call(GetInvoices, { accountId: world.company });
  const invoice = billed.find(({ SellerAccountId }) => SellerAccountId === knownIds.ostsee);
  expect(invoice).toBeDefined();
  expect(await moving()).toEqual([200, undefined]);
  expect(await parentOf(world.company)).toBe(elsewhere);
  // Somebody of the new seller, with every right there is to orders, requests and bills.
  const { UserAccountId } = await (await world.server.as('vendor')).me();
  await owner()
    .updateTable('account')
    .set({ parent_account_id: elsewhere })
    .where('account_id', '=', UserAccountId)
    .execute();
  const rights = full(
    ...([
      'CREDITCHECK_COMPANYORDERS',
      'CREDITCHECK_ORDERMANAGEMENT',
      'ONLINEBILL',
      'BILLING_SHOWPRODUCTPRICE',
    ] as const),
    ...(['FAILED_PROVISIONING', 'COMPANY_ACCOUNT', 'PRODUCT_ACCOUNT'] as const),
  );
  await giveOnly(world.server, UserAccountId, { rights });
  const people = {
    former: await signIn(world.server.app, 'reseller'),
    buyer: await signIn(world.server.app, 'admin'),
    fresh: await signIn(world.server.app, 'vendor'),
  };
  expect((await people.fresh.me()).CompanyAccount.AccountId).toBe(elsewhere);
  const reads = async (who: Caller) => [
    (await who.post('Account/GetOrder', { orderId: Order.OrderId })).status,
    (await who.post('Account/GetOrderLines', { orderId: Order.OrderId })).status,
    (await who.post('Account/GetInvoice', { invoiceId: invoice?.InvoiceId })).status,
    (await who.post('Account/GetInvoiceLines', { invoiceId: invoice?.InvoiceId })).status,
  ];
  expect(await reads(people.former)).toEqual([200, 200, 200, 200]);
  expect(await reads(people.buyer)).toEqual([200, 200, 200, 200]);
  expect(await reads(people.fresh)).toEqual([404, 404, 404, 404]);
  const listed = await people.fresh.call(GetCreditCheckOrders, { limit: 1000 });
  expect(listed.Items.filter(({ PayerAccountId }) => PayerAccountId === world.company)).toEqual([]);
  const received = await people.fresh.call(GetInvoices, { accountId: world.company });
  expect(received.Items).toEqual([]);
  const asked = await people.fresh.call(GetRequests, { accountId: world.company, limit: 1000 });
  expect(asked.Items).toEqual([]);
});
