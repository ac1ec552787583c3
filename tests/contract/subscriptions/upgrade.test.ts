/** Upgrades over HTTP: whole and in part, to a new and to a running one; what fails changes nothing, and nothing is paid twice (UPG-01, UPG-04, CALL-051). */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import GetEnumData from '../../../manifests/operations/Account/GetEnumData.ts';
import GetOrderTerms from '../../../manifests/operations/Account/GetOrderTerms.ts';
import GetUpgradeOptions from '../../../manifests/operations/Account/GetUpgradeOptions.ts';
import GetUpgradeOverview from '../../../manifests/operations/Account/GetUpgradeOverview.ts';
import GetUpgradeTargets from '../../../manifests/operations/Account/GetUpgradeTargets.ts';
import UpgradeSubscription from '../../../manifests/operations/Account/UpgradeSubscription.ts';
import { knownIds } from '../../../src/server/demo/world/accounts/account.ts';
import type { Caller } from '../../database/server.ts';
import { type RunningWorld, startRunningWorld } from './running.ts';

let world: RunningWorld;
let admin: Caller;
/** From one to the other units may go. */
const from = 'Endpoint Shield';
let productName: string;
let term: string;
beforeAll(async () => {
  world = await startRunningWorld();
  ({ admin } = world);
  const { owner } = world.server.database;
  const fromId = await world.serviceNamed(from);
  const [target] = await world.rowsOf(sql<{ service_id: number; product_name: string }>`
    select s.service_id, s.product_name from service s
    where s.state = 'Published' and not s.is_bundle and s.service_id <> ${fromId} and s.service_id in (
      select o.service_id from marketplace_offer o join marketplace_customer c using (marketplace_id)
      where c.customer_account_id = ${world.company} and o.state = 'Active')
      and exists (select from item i where i.service_id = s.service_id and i.basis = 'Unit' and i.billing = 'Monthly' and i.commitment_months = 1
        and i.state = 'Active' and i.is_required)
      and not exists (select from service_field f where f.service_id = s.service_id)
      and not exists (select from terms t where t.product_name = s.product_name)
    order by 1 limit 1`);
  productName = target?.product_name ?? '';
  const parentAccountId = knownIds.harbour;
  const serviceId = target?.service_id ?? 0;
  const terms = await admin.call(GetOrderTerms, { parentAccountId, serviceId, quantity: 2 });
  term = terms.find(({ Billing }) => Billing === 'Monthly')?.Term ?? '';
  await sql`delete from service_upgrade where from_service_id = ${fromId} or to_service_id = ${fromId}`.execute(owner);
  await sql`insert into service_upgrade (from_service_id, to_service_id, kind) values (${fromId}, ${serviceId}, 'Partial')`.execute(
    owner,
  );
});
afterAll(() => world.server.close());

const upgrade = (accountId: number, quantityBefore: number, options: object, more: object = {}) =>
  admin.post(UpgradeSubscription.operation, { accountId, productName, quantityBefore, options, ...more });
const answerOf = ({ data }: { data?: unknown }) => data as { AccountId: number; OrderId: number; OrderStatus: string };
const sayAll = async (accountId: number, state: 'Completed' | 'Failed' = 'Completed') => {
  for (const { request_id } of await world.openRequests(accountId)) await world.say(request_id, state);
};

it('in whole ends the old one when the new one runs, at once and with its vendor', async () => {
  const accountId = await world.runs({ quantity: 4 });
  const [option] = await admin.call(GetUpgradeOptions, { accountId });
  expect(option).toMatchObject({ ProductName: productName, Kind: 'Partial', Currency: 'EUR', Parts: [] });
  expect(option?.Against).toMatch(/^(\S+ EUR (more|less) than|As much as) now$/);
  const shown = await admin.call(GetUpgradeOverview, { accountId, productName, options: { term } });
  expect(shown).toMatchObject({ Kind: 'Full', QuantityBefore: 4, Quantity: 4 });
  expect(shown.Stays).toBeUndefined();
  expect(shown.Rows).toHaveLength(2);
  expect(shown.Rows[0]?.Then).toBeUndefined();
  // What stands on the card is what the overview says of a unit.
  if (option?.Term === shown.NewOne.Term) expect(option?.UnitPrice).toBe(shown.Rows[1]?.PriceThen);
  const done = await upgrade(accountId, 4, { term }, { expectedTotal: shown.OrderValue });
  expect(done).toMatchObject({ status: 200, data: { OrderStatus: 'Approved' } });
  const { AccountId: fresh } = answerOf(done);
  expect(await world.subscription(accountId)).toMatchObject({ state: 'Active', quantity: 4 });
  await sayAll(fresh);
  expect(await world.subscription(fresh)).toMatchObject({ state: 'Active', quantity: 4, from_account_id: accountId });
  expect(await world.subscription(accountId)).toMatchObject({ state: 'Ended', end_cause: 'Upgrade' });
  expect(await world.openRequests(accountId)).toMatchObject([{ action: 'Terminate' }]);
  expect((await upgrade(accountId, 4, { term })).status).toBe(409);
});

it('says at the old one why it has ended, in the reader’s words, which nobody chooses who ends an account', async () => {
  const accountId = await world.runs({ quantity: 1 });
  const { AccountId: fresh } = answerOf(await upgrade(accountId, 1, { term }));
  await sayAll(fresh);
  const [ended] = await world.rowsOf(sql<{ reason: string }>`
    select "values" ->> 'TerminationReason' as reason from account_value where account_id = ${accountId}`);
  const names = await admin.call(GetEnumData, { enumName: 'EndReason' });
  expect(names.find(({ Value }) => Value === ended?.reason)?.DisplayName).toBe('Went over to another service');
  const offered = await admin.call(GetEnumData, { enumName: 'TerminationReason' });
  expect(offered.map(({ Value }) => Value)).not.toContain(ended?.reason);
  expect(names.map(({ Value }) => Value)).toEqual(expect.arrayContaining(offered.map(({ Value }) => Value)));
});

it('in part leaves the others, at the price of that many', async () => {
  const accountId = await world.runs({ quantity: 5 });
  const shown = await admin.call(GetUpgradeOverview, { accountId, productName, options: { term, quantity: 3 } });
  expect(shown).toMatchObject({ Kind: 'Partial', Quantity: 3, Stays: 2 });
  expect(shown.Rows).toMatchObject([{ UnitsNow: 5, UnitsThen: 2 }, { UnitsThen: 3 }]);
  const { AccountId: fresh } = answerOf(await upgrade(accountId, 5, { term, quantity: 3 }));
  expect(await world.openRequests(accountId)).toEqual([]);
  await sayAll(fresh);
  expect(await world.subscription(accountId)).toMatchObject({ state: 'Active', quantity: 5 });
  expect(await world.openRequests(accountId)).toMatchObject([{ action: 'Change', target: { quantity: 2 } }]);
  await sayAll(accountId);
  expect(await world.subscription(accountId)).toMatchObject({ state: 'Active', quantity: 2 });
  expect(await world.subscription(fresh)).toMatchObject({ quantity: 3 });
});

it('goes to a running one of the same payer, which grows', async () => {
  const first = await world.runs({ quantity: 2 });
  const { AccountId: host } = answerOf(await upgrade(first, 2, { term }));
  await sayAll(host);
  const accountId = await world.runs({ quantity: 4 });
  const targets = await admin.call(GetUpgradeTargets, { accountId, productName });
  expect(targets.map(({ AccountId }) => AccountId)).toContain(host);
  const done = await upgrade(accountId, 4, { targetAccountId: host, quantity: 1 });
  expect(answerOf(done)).toMatchObject({ AccountId: host, OrderStatus: 'Approved' });
  expect((await upgrade(accountId, 4, { targetAccountId: host })).message).toMatch(/is being changed/);
  await sayAll(host);
  expect(await world.subscription(host)).toMatchObject({ quantity: 3 });
  await sayAll(accountId);
  expect(await world.subscription(accountId)).toMatchObject({ quantity: 3 });
  const foreign = await world.foreign();
  expect((await upgrade(accountId, 3, { targetAccountId: foreign })).status).toBe(404);
  expect((await upgrade(accountId, 3, { targetAccountId: first })).status).toBe(404);
});

it('to what no vendor is asked for runs at once, as an order of it does', async () => {
  const accountId = await world.runs({ quantity: 4 });
  const { owner } = world.server.database;
  const target = owner.updateTable('service').where('product_name', '=', productName);
  const { connector_id } = await owner
    .selectFrom('service')
    .select('connector_id')
    .where('product_name', '=', productName)
    .executeTakeFirstOrThrow();
  await target.set({ connector_id: null }).execute();
  const ordered = await world.runs({ quantity: 2, service: productName });
  expect(await world.subscription(ordered)).toMatchObject({ state: 'Active', quantity: 2, connector_id: null });
  const part = answerOf(await upgrade(accountId, 4, { term, quantity: 1 }));
  expect(await world.subscription(part.AccountId)).toMatchObject({ state: 'Active', quantity: 1 });
  expect(await world.openRequests(accountId)).toMatchObject([{ action: 'Change', target: { quantity: 3 } }]);
  await sayAll(accountId);
  const whole = answerOf(await upgrade(accountId, 3, { term }));
  expect(await world.subscription(whole.AccountId)).toMatchObject({ state: 'Active', quantity: 3 });
  expect(await world.subscription(accountId)).toMatchObject({ state: 'Ended', end_cause: 'Upgrade' });
  const { rows } = await sql<{ tiers: number; spans: number }>`select
    (select count(*)::integer from sale_tier where account_id = ${whole.AccountId} and to_date is null) as tiers,
    (select count(*)::integer from subscription_span where account_id = ${whole.AccountId}) as spans`.execute(owner);
  expect(rows[0]?.tiers).toBeGreaterThan(0);
  expect(rows[0]?.spans).toBeGreaterThan(0);
  await target.set({ connector_id }).execute();
});

it('that fails, is declined or taken back leaves the old one as it is (I24)', async () => {
  const accountId = await world.runs({ quantity: 4 });
  const failed = answerOf(await upgrade(accountId, 4, { term }));
  await sayAll(failed.AccountId, 'Failed');
  expect(await world.subscription(failed.AccountId)).toMatchObject({ state: 'Failed' });
  expect(await world.subscription(accountId)).toMatchObject({ state: 'Active', quantity: 4 });
  expect((await upgrade(accountId, 4, { term })).status).toBe(409);
  const other = await world.runs({ quantity: 4 });
  await world.setLimit(0);
  const waiting = answerOf(await upgrade(other, 4, { term, quantity: 2 }));
  expect(waiting.OrderStatus).toBe('Pending');
  expect((await upgrade(other, 4, { term })).message).toMatch(/waits for a decision/);
  const declined = await world.reseller.post('Account/DeclineCreditCheckOrder', {
    orderId: waiting.OrderId,
    reason: 'No',
  });
  expect(declined.status).toBe(200);
  expect(await world.subscription(waiting.AccountId)).toMatchObject({ state: 'Ended' });
  expect(await world.subscription(other)).toMatchObject({ state: 'Active', quantity: 4 });
  await world.setLimit(1_000_000);
});

it('killed while the new one begins is as it was, and once it holds is what it shall be (I24)', async () => {
  const accountId = await world.runs({ quantity: 4 });
  const { AccountId: fresh } = answerOf(await upgrade(accountId, 4, { term }));
  const requests = (await world.openRequests(fresh)).map(({ request_id }) => request_id);
  const states = async () =>
    [await world.subscription(accountId), await world.subscription(fresh)].map(({ state }) => state);
  const { owner } = world.server.database;
  // A server that dies has its transaction taken back, however far it was.
  const dies = owner.transaction().execute(async (transaction) => {
    await sql`select set_config('app.user', '0', true), set_config('app.scope', '/1/', true)`.execute(transaction);
    for (const request of requests) {
      await sql`update provisioning_request set state = 'Completed', waiting_for = null, vendor_reference = 'sub', finished_utc = now()
        where request_id = ${request}`.execute(transaction);
      await sql`select apply_request(${request})`.execute(transaction);
    }
    await sql`select pg_terminate_backend(pg_backend_pid())`.execute(transaction);
  });
  await expect(dies).rejects.toThrow();
  expect(await states()).toEqual(['Active', 'Provisioning']);
  expect(await world.openRequests(accountId)).toEqual([]);
  await sayAll(fresh);
  expect(await states()).toEqual(['Ended', 'Active']);
});

it('of what is locked goes in whole only to what is locked as long, and never in part (I26)', async () => {
  const accountId = await world.runs({ quantity: 4 });
  await world.lock(accountId);
  expect((await upgrade(accountId, 4, { term, quantity: 2 })).message).toMatch(/so it cannot go over in part/);
  await sql`update service set is_locking = false where product_name = ${productName}`.execute(
    world.server.database.owner,
  );
  expect((await upgrade(accountId, 4, { term })).message).toMatch(/locked as long/);
});

it('gives back the whole days of prepaid units that go over, in every sale', async () => {
  const accountId = await world.runs({ quantity: 4 });
  const { owner } = world.server.database;
  await sql`update subscription set billing = 'YearlyPrepaid', commitment_months = 12, lock_end_date = null, term_start_date = current_date - 100,
    term_end_date = (current_date - 100 + interval '1 year')::date where account_id = ${accountId}`.execute(owner);
  await sql`insert into item (service_id, names, fee_type, basis, unit, commitment_months, billing, position)
    select service_id, names, fee_type, basis, unit, 12, 'YearlyPrepaid', position + 50 from item
    where item_id in (select p.item_id from subscription_span p join item i using (item_id) where p.account_id = ${accountId} and i.billing = 'Monthly')
    on conflict do nothing`.execute(owner);
  await sql`insert into subscription_span (account_id, item_id, quantity, from_date)
    select ${accountId}, i.item_id, 4, current_date - 100 from item i
    where i.service_id = (select service_id from subscription where account_id = ${accountId}) and i.basis = 'Unit' and i.billing = 'YearlyPrepaid'
      and i.commitment_months = 12 limit 1`.execute(owner);
  await sql`insert into tier_price (tier_id, item_id, kind, amount, from_date)
    select t.tier_id, p.item_id, 'Custom', 10, current_date - 100 from sale_tier t join subscription_span p using (account_id) join item i using (item_id)
    where t.account_id = ${accountId} and i.billing = 'YearlyPrepaid'`.execute(owner);
  const { AccountId: fresh } = answerOf(await upgrade(accountId, 4, { term }));
  await sayAll(fresh);
  const credits = await world.rowsOf(sql<{ amount: number; buyer_account_id: number }>`
    select amount, buyer_account_id from custom_charge where amount < 0 order by custom_charge_id desc limit 2`);
  expect(new Set(credits.map(({ buyer_account_id }) => buyer_account_id))).toContain(world.company);
  for (const { amount } of credits) expect(amount).toBeCloseTo((-10 * 4 * 12 * 265) / 365, 0);
});

it('is for whoever may end and order, to what its payer is offered, and once however often it is sent', async () => {
  const accountId = await world.runs({ quantity: 2 });
  expect((await upgrade(await world.foreign(), 2, { term })).status).toBe(404);
  const user = await world.server.as('user');
  const input = { accountId, productName, quantityBefore: 2, options: { term } };
  expect((await user.post(UpgradeSubscription.operation, input)).status).toBe(403);
  const elsewhere = await admin.post(UpgradeSubscription.operation, { ...input, productName: from });
  expect([elsewhere.status, elsewhere.message]).toEqual([409, `This subscription cannot be upgraded to ${from}.`]);
  expect((await upgrade(accountId, 2, {})).status).toBe(400);
  expect((await upgrade(accountId, 2, { term, joins: true })).status).toBe(400);
  expect((await upgrade(accountId, 3, { term })).status).toBe(409);
  expect((await upgrade(accountId, 2, { term }, { expectedTotal: 0.01 })).status).toBe(409);
  const key = { 'idempotency-key': crypto.randomUUID() };
  const all = await Promise.all([1, 2, 3].map(() => admin.post(UpgradeSubscription.operation, input, key)));
  expect(new Set(all.map((answer) => answerOf(answer).AccountId)).size).toBe(1);
});
