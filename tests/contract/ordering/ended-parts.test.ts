/** Parts of a bundle that its buyer has already end as it starts: as he asks for, of what is his to end, and never otherwise (D30). */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import AddCartLine from '../../../manifests/operations/Account/AddCartLine.ts';
import GetCart from '../../../manifests/operations/Account/GetCart.ts';
import GetOrderableService from '../../../manifests/operations/Account/GetOrderableService.ts';
import GetOrderLines from '../../../manifests/operations/Account/GetOrderLines.ts';
import OrderCart from '../../../manifests/operations/Account/OrderCart.ts';
import { knownIds } from '../../../src/server/demo/world/accounts/account.ts';
import { RoundRunner } from '../../../src/server/queue/round-runner.ts';
import postNotices from '../../../src/server/rounds/post-notices.ts';
import { mailsTo } from '../../database/mails.ts';
import { giveOnly } from '../../database/rights.ts';
import type { Caller } from '../../database/server.ts';
import { type RunningWorld, startRunningWorld } from '../subscriptions/running.ts';

let world: RunningWorld;
let admin: Caller;
let bundle: number;
const productName = 'Sicherer Arbeitsplatz';
const partName = 'Endpoint Shield';
beforeAll(async () => {
  world = await startRunningWorld();
  ({ admin } = world);
  bundle = await world.serviceNamed(productName);
  // Ours asks for nothing with an order.
  await sql`delete from service_field where service_id = ${bundle}`.execute(world.server.database.owner);
});
afterAll(() => world.server.close());

const owner = () => world.server.database.owner;
const wanted = (endedAccountIds: readonly number[], more: object = {}) => ({
  ...{ parentAccountId: knownIds.harbour, serviceId: bundle, quantity: 2, term: '1-Monthly', configuration: {} },
  ...{ endedAccountIds: [...endedAccountIds], ...more },
});
const order = (endedAccountIds: readonly number[], more: object = {}, headers = {}) =>
  admin.post('Account/OrderService', wanted(endedAccountIds, more), headers);
const made = ({ data }: { data?: unknown }) => data as { AccountId: number; OrderNumber: string; OrderStatus: string };
const orderIdOf = (answer: { data?: unknown }) => Number(made(answer).OrderNumber.slice(2));
const stateOf = async (accountId: number) => (await world.subscription(accountId)).state;
const sayAll = async (accountId: number, state: 'Completed' | 'Failed' = 'Completed') => {
  for (const { request_id } of await world.openRequests(accountId)) await world.say(request_id, state);
};
const part = () => world.runs({ quantity: 2, service: partName });
const ordersCount = async () =>
  (await world.rowsOf(sql<{ n: number }>`select count(*)::integer as n from customer_order`))[0]?.n;

it('offers what can end, and says what is locked, paid ahead, or nobody’s to end', async () => {
  const [free, locked, prepaid] = [await part(), await part(), await part()];
  await world.lock(locked);
  await sql`update subscription set billing = 'YearlyPrepaid' where account_id = ${prepaid}`.execute(owner());
  const asked = { parentAccountId: knownIds.harbour, serviceId: bundle };
  const found = await admin.call(GetOrderableService, asked);
  const one = (id: number) => found.OwnedParts.find(({ AccountId }) => AccountId === id);
  expect(one(free)).toMatchObject({
    Service: partName,
    Named: expect.stringMatching(/^Endpoint Shield \(P-\d+\)$/),
    Note: partName,
    MayEnd: true,
  });
  expect(one(locked)).toMatchObject({ MayEnd: false, Note: expect.stringMatching(/, locked until /) });
  expect(one(prepaid)).toMatchObject({ MayEnd: true, Note: expect.stringMatching(/nothing of that is given back$/) });
  expect(found.EndablePartsCount).toBe(found.OwnedParts.filter(({ MayEnd }) => MayEnd).length);
  const besides = await admin.call(GetOrderableService, { ...asked, besidesAccountId: free });
  expect(besides.OwnedPartsCount).toBe(found.OwnedPartsCount - 1);
  // What a reseller's customers pay is no part that he pays himself.
  const { CompanyAccount } = await world.reseller.me();
  const theirs = await world.reseller.call(GetOrderableService, {
    ...asked,
    parentAccountId: CompanyAccount.AccountId,
  });
  expect(theirs.OwnedParts.filter(({ AccountId }) => AccountId === free)).toEqual([]);
});

it('ends them when all of the bundle runs, not before, with their vendors, bills and plans, and tells who ordered', async () => {
  const [ends, stays, locked] = [await part(), await part(), await part()];
  const placed = await order([ends, locked]);
  expect(placed).toMatchObject({ status: 200, data: { OrderStatus: 'Approved' } });
  const { AccountId, OrderNumber } = made(placed);
  const lines = await admin.call(GetOrderLines, { orderId: orderIdOf(placed) });
  expect(lines[0]?.EndedParts.map(({ AccountId: id, HasEnded }) => [id, HasEnded])).toEqual([
    [ends, false],
    [locked, false],
  ]);
  // What is locked meanwhile goes on.
  await world.lock(locked);
  const requests = await world.openRequests(AccountId);
  expect(requests.length).toBeGreaterThan(1);
  for (const [index, { request_id }] of requests.entries()) {
    expect([await stateOf(ends), index]).toEqual(['Active', index]);
    await world.say(request_id);
  }
  expect(await world.subscription(AccountId)).toMatchObject({ state: 'Active' });
  expect(await world.subscription(ends)).toMatchObject({ state: 'Ended', end_cause: 'Bundle' });
  expect([await stateOf(stays), await stateOf(locked)]).toEqual(['Active', 'Active']);
  expect(await world.openRequests(ends)).toMatchObject([{ action: 'Terminate' }]);
  const [left] = await world.rowsOf(sql<{ spans: number; tiers: number; account_state: string; reason: string }>`select
    (select count(*)::integer from subscription_span p where p.account_id = ${ends} and p.to_date is null) as spans,
    (select count(*)::integer from sale_tier t where t.account_id = ${ends} and t.to_date is null) as tiers,
    account_state, "values" ->> 'TerminationReason' as reason from account join account_value using (account_id) where account_id = ${ends}`);
  expect(left).toEqual({ spans: 0, tiers: 0, account_state: 'Terminated', reason: 'NoLongerNeeded' });
  expect((await admin.call(GetOrderLines, { orderId: orderIdOf(placed) }))[0]?.EndedParts[0]?.HasEnded).toBe(true);
  const entries = await world.rowsOf(sql<{ details: string }>`
    select details::text from audit_entry where event = 'Order placed' order by audit_entry_id desc limit 1`);
  expect(entries[0]?.details).toContain(OrderNumber);
  expect(entries[0]?.details).toContain(partName);
  await new RoundRunner(postNotices, { service: world.server.service, onProblem: console.error }).drain();
  const mails = await mailsTo(world.server, knownIds.admin);
  const told = mails.filter(({ subject }) => subject.startsWith(productName));
  expect(told).toHaveLength(1);
  // What ended and what goes on, in the reader's language.
  expect(new Set(told[0]?.text.match(/^Endpoint Shield: .+$/gm)).size).toBe(2);
});

it('ends them at once where no vendor sets the bundle up', async () => {
  const ends = await part();
  const parts = await world.rowsOf(sql<{ id: number; connector_id: number | null }>`
    select s.service_id as id, s.connector_id from service s
    where s.service_id = ${bundle} or s.service_id in (select part_service_id from service_bundle_part where bundle_service_id = ${bundle})`);
  const ids = parts.map(({ id }) => id);
  await owner().updateTable('service').set({ connector_id: null }).where('service_id', 'in', ids).execute();
  const placed = await order([ends]);
  for (const { id, connector_id } of parts)
    await owner().updateTable('service').set({ connector_id }).where('service_id', '=', id).execute();
  expect(await stateOf(made(placed).AccountId)).toBe('Active');
  expect(await world.subscription(ends)).toMatchObject({ state: 'Ended', end_cause: 'Bundle' });
});

it('declined, taken back or failed ends nothing, and what waits for a decision neither', async () => {
  const ends = await part();
  await world.setLimit(0);
  const [first, second] = [await order([ends]), await order([ends])];
  expect([made(first).OrderStatus, made(second).OrderStatus]).toEqual(['Pending', 'Pending']);
  expect(await stateOf(ends)).toBe('Active');
  await world.reseller.post('Account/DeclineCreditCheckOrder', { orderId: orderIdOf(first), reason: 'No' });
  await admin.post('Account/CancelCreditCheckOrder', { orderId: orderIdOf(second) });
  await world.setLimit(1_000_000);
  const failing = made(await order([ends]));
  await sayAll(failing.AccountId, 'Failed');
  expect([await stateOf(failing.AccountId), await stateOf(ends)]).toEqual(['Failed', 'Active']);
});

it('stays where it is paid by somebody else, or is no part any more, when the bundle starts', async () => {
  const [moved, dropped] = [await part(), await part()];
  const placed = made(await order([moved, dropped]));
  const { CompanyAccount } = await world.reseller.me();
  await owner()
    .updateTable('account')
    .set({ parent_account_id: CompanyAccount.AccountId })
    .where('account_id', '=', moved)
    .execute();
  const other = await world.serviceNamed('Endpoint Shield XDR');
  await sql`update subscription set service_id = ${other} where account_id = ${dropped}`.execute(owner());
  await sayAll(placed.AccountId);
  expect([await stateOf(placed.AccountId), await stateOf(moved), await stateOf(dropped)]).toEqual([
    'Active',
    'Active',
    'Active',
  ]);
});

it('is refused for others’, for what is no part, is locked, has ended, or is not the caller’s to end, and orders nothing then', async () => {
  const [own, locked, ended, elsewhere] = [
    await part(),
    await part(),
    await part(),
    await world.runs({ quantity: 1, service: 'Endpoint Shield XDR' }),
  ];
  await world.lock(locked);
  await sql`update account set account_state = 'Terminated', terminated_utc = now() where account_id = ${ended}`.execute(
    owner(),
  );
  const before = await ordersCount();
  const statusOf = async (...ids: number[]) => (await order(ids)).status;
  expect(await statusOf(await world.foreign())).toBe(404);
  expect(await statusOf(999_999_999)).toBe(404);
  expect(await statusOf(own, await world.foreign())).toBe(404);
  expect(await statusOf(ended)).toBe(409);
  const stays = await order([elsewhere]);
  expect([stays.status, stays.message]).toEqual([
    409,
    expect.stringMatching(/^Endpoint Shield XDR cannot end with the start of /),
  ]);
  expect(await statusOf(own, locked)).toBe(409);
  // Accounts that are no subscriptions: a department, a company, the own user.
  for (const id of [knownIds.harbour, world.company, knownIds.admin]) expect([403, 409]).toContain(await statusOf(id));
  // A service that is no bundle has no parts.
  const shield = await world.serviceNamed(partName);
  expect((await order([own], { serviceId: shield })).status).toBe(409);
  const placing = {
    parentAccountId: knownIds.harbour,
    lines: [
      { serviceId: shield, quantity: 1, commitmentMonths: 1, billing: 'Monthly' },
      {
        serviceId: bundle,
        quantity: 1,
        commitmentMonths: 1,
        billing: 'Monthly',
        endedAccountIds: [await world.foreign()],
      },
    ],
  };
  expect((await admin.post('Account/PlaceOrder', placing)).status).toBe(404);
  expect(await ordersCount()).toBe(before);
  expect(await stateOf(own)).toBe('Active');
});

it('is kept with its key: the same order again is one, with another part it is refused', async () => {
  const [own, other] = [await part(), await part()];
  const key = { 'idempotency-key': crypto.randomUUID() };
  const first = made(await order([own], {}, key));
  expect(made(await order([own], {}, key)).AccountId).toBe(first.AccountId);
  expect((await order([own, other], {}, key)).status).toBe(409);
  const change = sql`update order_line set ended_account_ids = array[${other}::bigint] where account_id = ${first.AccountId}`;
  await expect(change.execute(owner())).rejects.toThrow(/stays as it was ordered/);
  await sayAll(first.AccountId);
  expect([await stateOf(own), await stateOf(other)]).toEqual(['Ended', 'Active']);
});

it('goes with a line of the cart, which says so, and says when it cannot end any more', async () => {
  const own = await part();
  const foreign = await world.foreign();
  expect((await admin.post('Account/AddCartLine', wanted([foreign]))).status).toBe(404);
  const line = await admin.call(AddCartLine, wanted([own]));
  expect(line).toMatchObject({ State: 'Ready', EndedAccountIds: [own], Note: `With its start ends: ${partName}.` });
  await world.lock(own);
  expect(await admin.call(GetCart, {})).toMatchObject([
    { State: 'Faulty', Note: expect.stringMatching(/cannot end so any more/) },
  ]);
  expect((await admin.post('Account/OrderCart', { cartLineIds: [line.CartLineId] })).status).toBe(409);
  await sql`update subscription set lock_end_date = null where account_id = ${own}`.execute(owner());
  const { AccountIds } = await admin.call(OrderCart, { cartLineIds: [line.CartLineId] });
  expect(await stateOf(own)).toBe('Active');
  await sayAll(AccountIds[0] ?? 0);
  expect(await stateOf(own)).toBe('Ended');
});

it('goes with an upgrade to the bundle, beside what goes over itself', async () => {
  const [old, other] = [await part(), await part()];
  const from = await world.serviceNamed(partName);
  await sql`insert into service_upgrade (from_service_id, to_service_id, kind) values (${from}, ${bundle}, 'Full') on conflict do nothing`.execute(
    owner(),
  );
  const upgrade = (endedAccountIds: readonly number[]) =>
    admin.post('Account/UpgradeSubscription', {
      ...{ accountId: old, productName, quantityBefore: 2, options: { term: '1-Monthly' }, endedAccountIds },
    });
  expect((await upgrade([old])).status).toBe(409);
  expect((await upgrade([await world.foreign()])).status).toBe(404);
  const { AccountId } = made(await upgrade([other]));
  expect([await stateOf(old), await stateOf(other)]).toEqual(['Active', 'Active']);
  await sayAll(AccountId);
  expect(await world.subscription(old)).toMatchObject({ state: 'Ended', end_cause: 'Upgrade' });
  expect(await world.subscription(other)).toMatchObject({ state: 'Ended', end_cause: 'Bundle' });
});

it('is for whoever may end subscriptions: who may only order is offered none, and refused', async () => {
  const own = await part();
  await giveOnly(world.server, knownIds.admin, { rights: { PRODUCT_ACCOUNT: ['Create', 'Read'] } });
  const asked = { parentAccountId: knownIds.harbour, serviceId: bundle };
  const { OwnedParts, EndablePartsCount } = await admin.call(GetOrderableService, asked);
  expect([OwnedParts.length > 0, EndablePartsCount]).toEqual([true, 0]);
  expect((await order([own])).status).toBe(403);
  expect((await order([])).status).toBe(200);
});
