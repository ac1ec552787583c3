/** A quoted bundle ends parts that its buyer has already: he is asked before it is ordered, and only what is his to end ends as it starts (D30). */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import GetOrderLines from '../../../manifests/operations/Account/GetOrderLines.ts';
import AcceptSalesQuote from '../../../manifests/operations/SalesQuote/AcceptSalesQuote.ts';
import AddSalesQuoteLine from '../../../manifests/operations/SalesQuote/AddSalesQuoteLine.ts';
import ConfigureSalesQuoteLine from '../../../manifests/operations/SalesQuote/ConfigureSalesQuoteLine.ts';
import CreateSalesQuote from '../../../manifests/operations/SalesQuote/CreateSalesQuote.ts';
import GetSalesQuoteLine from '../../../manifests/operations/SalesQuote/GetSalesQuoteLine.ts';
import LoadSalesQuote from '../../../manifests/operations/SalesQuote/LoadSalesQuote.ts';
import OrderSalesQuote from '../../../manifests/operations/SalesQuote/OrderSalesQuote.ts';
import SendSalesQuote from '../../../manifests/operations/SalesQuote/SendSalesQuote.ts';
import { knownIds } from '../../../src/server/demo/world/accounts/account.ts';
import { giveOnly } from '../../database/rights.ts';
import type { Caller } from '../../database/server.ts';
import { type RunningWorld, startRunningWorld } from '../subscriptions/running.ts';
import { errorOf, until } from './quote-world.ts';

let world: RunningWorld;
let admin: Caller;
let bundle: number;
const partName = 'Endpoint Shield';
beforeAll(async () => {
  world = await startRunningWorld();
  ({ admin } = world);
  bundle = await world.serviceNamed('Sicherer Arbeitsplatz');
  // Ours asks for nothing with an order.
  await sql`delete from service_field where service_id = ${bundle}`.execute(world.server.database.owner);
});
afterAll(() => world.server.close());

const part = () => world.runs({ quantity: 2, service: partName });
const stateOf = async (accountId: number) => (await world.subscription(accountId)).state;
const lineOne = (quoteId: number) => ({ quoteId, lineNo: 1 });
const keep = (quoteId: number, endedAccountIds: readonly number[], caller = admin) =>
  caller.post('SalesQuote/ConfigureSalesQuoteLine', {
    ...lineOne(quoteId),
    configuration: {},
    endedAccountIds: [...endedAccountIds],
  });

async function acceptedBundle(): Promise<number> {
  const { QuoteId: quoteId } = await world.reseller.call(CreateSalesQuote, {
    quote: { CustomerAccountId: world.company, Name: 'Hafenleitwarte', ValidUntilDate: until },
  });
  await world.reseller.call(AddSalesQuoteLine, { quoteId, serviceId: bundle, quantity: 2, term: '1-Monthly' });
  await world.reseller.call(SendSalesQuote, { quoteId });
  await admin.call(AcceptSalesQuote, { quoteId });
  return quoteId;
}

/** Orders from it, and all of the bundle is set up. */
async function started(orderId: number): Promise<void> {
  const [line] = await admin.call(GetOrderLines, { orderId });
  for (const { request_id } of await world.openRequests(line?.AccountId ?? 0)) await world.say(request_id);
}
const setupOf = async (quoteId: number, caller = admin) => (await caller.call(LoadSalesQuote, { quoteId })).Setup[0];

it('is not ordered before somebody has chosen, ends what he chose when it starts, and leaves the rest', async () => {
  const [ends, stays] = [await part(), await part()];
  const quoteId = await acceptedBundle();
  expect(await setupOf(quoteId)).toMatchObject({
    State: 'Waiting',
    Note: expect.stringMatching(/^Parts of Sicherer Arbeitsplatz run already: .*Endpoint Shield \(P-\d+\)/),
  });
  const [status, message] = await errorOf(admin, 'OrderSalesQuote', { quoteId });
  expect([status, message]).toEqual([409, expect.stringMatching(/run already: .*Choose what ends when it starts/)]);
  expect((await admin.call(LoadSalesQuote, { quoteId })).Status).toBe('Accepted');
  const { Setup, SetupNeeded } = await admin.call(ConfigureSalesQuoteLine, {
    ...lineOne(quoteId),
    configuration: {},
    endedAccountIds: [ends],
  });
  expect([Setup[0]?.State, SetupNeeded]).toEqual(['Ready', 0]);
  expect(Setup[0]?.Note).toMatch(/^With its start ends: Endpoint Shield \(P-\d+\)\. Goes on and is paid as well: /);
  expect((await admin.call(GetSalesQuoteLine, lineOne(quoteId))).EndedAccountIds).toEqual([ends]);
  const { OrderId, OrderNumber } = await admin.call(OrderSalesQuote, { quoteId });
  expect(await stateOf(ends)).toBe('Active');
  const logged = await world.rowsOf(sql<{ details: string }>`
    select details::text from audit_entry where event = 'Quote ordered' order by audit_entry_id desc limit 1`);
  expect(logged[0]?.details).toContain(OrderNumber);
  expect(logged[0]?.details).toContain(partName);
  await started(OrderId);
  expect(await world.subscription(ends)).toMatchObject({ state: 'Ended', end_cause: 'Bundle' });
  expect(await stateOf(stays)).toBe('Active');
});

it('is ordered with nothing ending where that was chosen, or said with the order itself', async () => {
  const stays = await part();
  const [kept, said] = [await acceptedBundle(), await acceptedBundle()];
  expect((await keep(kept, [])).status).toBe(200);
  await started((await admin.call(OrderSalesQuote, { quoteId: kept })).OrderId);
  const configurations = [{ LineNo: 1, EndedAccountIds: [] }];
  await started((await admin.call(OrderSalesQuote, { quoteId: said, configurations })).OrderId);
  expect(await stateOf(stays)).toBe('Active');
});

it('keeps nothing of others’, of what is no part, is locked or has ended, and orders nothing with it', async () => {
  const [own, locked, ended, other] = [
    await part(),
    await part(),
    await part(),
    await world.runs({ quantity: 1, service: 'Endpoint Shield XDR' }),
  ];
  await world.lock(locked);
  await sql`update account set account_state = 'Terminated', terminated_utc = now() where account_id = ${ended}`.execute(
    world.server.database.owner,
  );
  const foreign = await world.foreign();
  const quoteId = await acceptedBundle();
  const cases = [
    [[foreign], 404],
    [[own, foreign], 404],
    [[999_999_999], 404],
    [[ended], 409],
    [[other], 409],
    [[own, locked], 409],
    [[knownIds.harbour], 409],
    [[knownIds.admin], 409],
  ] as const;
  for (const [ids, status] of cases) {
    expect([ids, (await keep(quoteId, ids)).status]).toEqual([ids, status]);
    const configurations = [{ LineNo: 1, EndedAccountIds: ids }];
    expect([ids, (await errorOf(admin, 'OrderSalesQuote', { quoteId, configurations }))[0]]).toEqual([ids, status]);
  }
  expect((await admin.call(LoadSalesQuote, { quoteId })).Status).toBe('Accepted');
  expect((await admin.call(GetSalesQuoteLine, lineOne(quoteId))).EndedAccountIds).toEqual([]);
  expect(await stateOf(own)).toBe('Active');
  // Nobody who is no party of the quote reaches its line.
  expect((await keep(quoteId, [own], await world.server.as('vendor'))).status).toBeGreaterThan(402);
});

it('asks again for what was locked meanwhile, and lets go on at the start what moved or was locked after the order', async () => {
  const [first, moved, locked] = [await part(), await part(), await part()];
  const quoteId = await acceptedBundle();
  await keep(quoteId, [first, moved, locked]);
  await world.lock(first);
  expect(await setupOf(quoteId)).toMatchObject({
    State: 'Waiting',
    Note: expect.stringMatching(/cannot end with the start/),
  });
  expect((await errorOf(admin, 'OrderSalesQuote', { quoteId }))[0]).toBe(409);
  // What can still end is what the choice begins with.
  const { EndedAccountIds } = await admin.call(GetSalesQuoteLine, lineOne(quoteId));
  expect(EndedAccountIds).toEqual([moved, locked]);
  await keep(quoteId, EndedAccountIds);
  const { OrderId } = await admin.call(OrderSalesQuote, { quoteId });
  await world.lock(locked);
  const { CompanyAccount } = await world.reseller.me();
  await world.server.database.owner
    .updateTable('account')
    .set({ parent_account_id: CompanyAccount.AccountId })
    .where('account_id', '=', moved)
    .execute();
  await started(OrderId);
  expect([await stateOf(first), await stateOf(moved), await stateOf(locked)]).toEqual(['Active', 'Active', 'Active']);
});

it('is asked once of two who order at once, and by whom it is ordered counts', async () => {
  const own = await part();
  const quoteId = await acceptedBundle();
  await keep(quoteId, [own]);
  const answers = await Promise.all([1, 2, 3].map(() => admin.post('SalesQuote/OrderSalesQuote', { quoteId })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const orders = await world.rowsOf(sql<{ order_id: number }>`
    select order_id from customer_order where quote_id = ${quoteId}`);
  await started(orders[0]?.order_id ?? 0);
  expect(await stateOf(own)).toBe('Ended');
});

it('is for whoever may end subscriptions: who may only order is not asked, and orders nothing that ends', async () => {
  const own = await part();
  const [chosen, open] = [await acceptedBundle(), await acceptedBundle()];
  await keep(chosen, [own]);
  await giveOnly(world.server, knownIds.admin, { rights: { PRODUCT_ACCOUNT: ['Create', 'Read'] } });
  expect(await setupOf(open)).toMatchObject({
    State: 'Ready',
    Note: expect.stringMatching(/^Goes on and is paid as well: /),
  });
  expect((await keep(chosen, [own])).status).toBe(403);
  expect((await errorOf(admin, 'OrderSalesQuote', { quoteId: chosen }))[0]).toBe(403);
  expect((await setupOf(chosen))?.State).toBe('Waiting');
  // What somebody else has chosen is not lost by setting the service up otherwise.
  await admin.call(ConfigureSalesQuoteLine, { ...lineOne(chosen), configuration: {} });
  const [line] = await world.rowsOf(sql<{ ended_account_ids: number[] }>`
    select ended_account_ids from quote_line where quote_id = ${chosen}`);
  expect(line?.ended_account_ids).toEqual([own]);
  expect((await admin.post('SalesQuote/OrderSalesQuote', { quoteId: open })).status).toBe(200);
});
