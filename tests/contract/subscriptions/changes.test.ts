/** Changes of what runs, over HTTP: units, suspension, own prices, protection; who may, what the vendor is asked, and what is paid from when on. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import ChangeSubscription from '../../../manifests/operations/Account/ChangeSubscription.ts';
import GetSubscription from '../../../manifests/operations/Account/GetSubscription.ts';
import GetSubscriptionChange from '../../../manifests/operations/Account/GetSubscriptionChange.ts';
import LoadAccountById from '../../../manifests/operations/Account/LoadAccountById.ts';
import ResetPriceProtection from '../../../manifests/operations/Account/ResetPriceProtection.ts';
import ResumeSubscription from '../../../manifests/operations/Account/ResumeSubscription.ts';
import SetSubscriptionPrice from '../../../manifests/operations/Account/SetSubscriptionPrice.ts';
import SuspendSubscription from '../../../manifests/operations/Account/SuspendSubscription.ts';
import { full, giveOnly } from '../../database/rights.ts';
import type { Caller } from '../../database/server.ts';
import { type RunningWorld, startRunningWorld } from './running.ts';

let world: RunningWorld;
let admin: Caller;
let reseller: Caller;
beforeAll(async () => {
  world = await startRunningWorld();
  ({ admin, reseller } = world);
});
afterAll(() => world.server.close());

const change = (accountId: number, quantity: number, quantityBefore: number, more: object = {}) =>
  admin.post(ChangeSubscription.operation, { accountId, quantity, quantityBefore, ...more });
const unitsBilled = (accountId: number) =>
  world.rowsOf(sql<{ quantity: number; is_addition: boolean }>`
    select p.quantity, p.is_addition from subscription_span p join item i using (item_id)
    where p.account_id = ${accountId} and i.basis = 'Unit' and i.billing <> 'Once' and (p.to_date is null or p.to_date > current_date)
    order by p.span_id`);

describe('another quantity', () => {
  it('is priced, ordered within the credit, and holds at the word of the vendor', async () => {
    const accountId = await world.runs({ quantity: 4 });
    const asked = await admin.call(GetSubscriptionChange, { accountId, quantity: 6 });
    expect(asked).toMatchObject({ QuantityBefore: 4, Quantity: 6, Currency: 'EUR' });
    expect(asked.Approver).toBeUndefined();
    const unit = asked.Fees.find(({ ValueBefore }) => ValueBefore !== undefined);
    expect(unit?.Difference).toBeCloseTo((unit?.Value ?? 0) - (unit?.ValueBefore ?? 0), 2);
    expect(asked.OrderValue).toBeGreaterThan(0);
    const wrong = await change(accountId, 6, 4, { expectedTotal: 0.01 });
    expect([wrong.status, wrong.message]).toEqual([409, expect.stringMatching(/^The price has changed meanwhile/)]);
    const done = await change(accountId, 6, 4, { expectedTotal: asked.OrderValue });
    expect(done.data).toMatchObject({ AccountId: accountId, OrderStatus: 'Approved' });
    expect(await world.subscription(accountId)).toMatchObject({ quantity: 4 });
    const [request] = await world.openRequests(accountId);
    expect(request).toMatchObject({ action: 'Change', target: { quantity: 6, before: { quantity: 4 } } });
    expect(request?.payload).toMatchObject({ subscription: { quantity: 6 } });
    await world.say(request?.request_id ?? 0);
    expect(await world.subscription(accountId)).toMatchObject({ quantity: 6 });
    expect((await unitsBilled(accountId)).at(-1)).toMatchObject({ quantity: 6 });
    const { Views } = await admin.call(LoadAccountById, { accountId });
    expect(Views['General']?.Values).toMatchObject({ Quantity: 6 });
  });

  it('is refused while one is under way, for a quantity that is no longer there, for none and for the same (I22)', async () => {
    const accountId = await world.runs({ quantity: 4 });
    expect((await change(accountId, 4, 4)).status).toBe(409);
    expect((await change(accountId, 0, 4)).status).toBe(400);
    const none = sql`update subscription set quantity = 0 where account_id = ${accountId}`;
    await expect(none.execute(world.server.database.owner)).rejects.toThrow();
    expect(await change(accountId, 5, 3)).toMatchObject({
      status: 409,
      message: 'Somebody else has changed the quantity meanwhile. Look at it again first.',
    });
    const both = await Promise.all([change(accountId, 5, 4), change(accountId, 7, 4)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await change(accountId, 9, 4)).message).toMatch(/is being changed at its vendor/);
    expect((await admin.call(GetSubscription, { accountId })).MayChange).toBe(false);
  });

  it('above the credit waits for the seller, and changes nothing where he declines', async () => {
    const accountId = await world.runs({ quantity: 4 });
    await world.setLimit(0);
    const waiting = await change(accountId, 40, 4);
    expect(waiting.data).toMatchObject({ OrderStatus: 'Pending' });
    expect(await world.openRequests(accountId)).toEqual([]);
    expect((await change(accountId, 5, 4)).message).toMatch(/waits for a decision/);
    const orderId = Number((waiting.data as { OrderNumber: string }).OrderNumber.slice(2));
    const own = await admin.post('Account/ApproveCreditCheckOrder', { orderId });
    expect(own.status).toBe(403);
    const declined = await reseller.post('Account/DeclineCreditCheckOrder', { orderId, reason: 'Not now' });
    expect(declined.status).toBe(200);
    expect(await world.subscription(accountId)).toMatchObject({ quantity: 4, state: 'Active' });
    // What adds nothing asks for no credit.
    expect((await change(accountId, 3, 4)).data).toMatchObject({ OrderStatus: 'Approved' });
    await world.setLimit(1_000_000);
  });

  it('that waited over a renewal starts from what runs by then', async () => {
    const accountId = await world.runs({ quantity: 5 });
    await world.lock(accountId);
    expect((await change(accountId, 2, 5)).status).toBe(200);
    await world.setLimit(0);
    const waiting = await change(accountId, 9, 5);
    expect(waiting.data).toMatchObject({ OrderStatus: 'Pending' });
    // The term ends meanwhile, and with it the units that were given up.
    const { owner } = world.server.database;
    await sql`update subscription set term_end_date = current_date, lock_end_date = null where account_id = ${accountId}`.execute(
      owner,
    );
    await sql`insert into job (name, payload) values ('renew', '{}')`.execute(owner);
    await world.server.work();
    expect(await world.subscription(accountId)).toMatchObject({ quantity: 2, next_quantity: null });
    const orderId = Number((waiting.data as { OrderNumber: string }).OrderNumber.slice(2));
    expect((await reseller.post('Account/ApproveCreditCheckOrder', { orderId })).status).toBe(200);
    const [fewer, more] = await world.openRequests(accountId);
    expect([fewer?.target, more?.target]).toMatchObject([
      { quantity: 2, before: { quantity: 5 } },
      { quantity: 9, before: { quantity: 2 } },
    ]);
    for (const one of [fewer, more]) await world.say(one?.request_id ?? 0);
    expect(await world.subscription(accountId)).toMatchObject({ quantity: 9 });
    expect((await unitsBilled(accountId)).at(-1)).toMatchObject({ quantity: 9 });
    await world.setLimit(1_000_000);
  });

  it('has one effect however often it is sent', async () => {
    const accountId = await world.runs({ quantity: 2 });
    const key = { 'idempotency-key': crypto.randomUUID() };
    const input = { accountId, quantity: 3, quantityBefore: 2 };
    const all = await Promise.all([1, 2, 3].map(() => admin.post(ChangeSubscription.operation, input, key)));
    expect(new Set(all.map(({ data }) => (data as { OrderNumber: string }).OrderNumber)).size).toBe(1);
    expect(await world.openRequests(accountId)).toHaveLength(1);
  });

  it('that is less of what is prepaid or locked holds from the next term on, and can be taken back until then', async () => {
    const accountId = await world.runs({ quantity: 5 });
    await world.lock(accountId);
    const asked = await admin.call(GetSubscriptionChange, { accountId, quantity: 2 });
    expect(asked).toMatchObject({ OrderValue: 0, HoldsFrom: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
    expect((await change(accountId, 2, 5)).data).toMatchObject({ OrderStatus: 'Approved' });
    expect(await world.subscription(accountId)).toMatchObject({ quantity: 5, next_quantity: 2 });
    expect(await world.openRequests(accountId)).toEqual([]);
    expect((await admin.call(GetSubscription, { accountId })).NextQuantity).toBe(2);
    expect((await change(accountId, 5, 5)).status).toBe(200);
    expect(await world.subscription(accountId)).toMatchObject({ quantity: 5, next_quantity: null });
  });

  it('leaves what was promised for as many units, and what was set by hand', async () => {
    const accountId = await world.runs({ quantity: 4 });
    const [fee] = (await admin.call(GetSubscription, { accountId })).Fees;
    await world.raiseList(fee?.ItemId ?? 0, 3);
    const asked = await admin.call(GetSubscriptionChange, { accountId, quantity: 5 });
    expect(asked.Fees.find(({ Name }) => Name === fee?.Name)?.Amount).toBe(fee?.Amount);
    await change(accountId, 5, 4);
    await world.say((await world.openRequests(accountId))[0]?.request_id ?? 0);
    const after = await admin.call(GetSubscription, { accountId });
    expect(after.Fees.find(({ ItemId }) => ItemId === fee?.ItemId)).toMatchObject({
      Amount: fee?.Amount,
      Kind: 'Protected',
    });
    await world.raiseList(fee?.ItemId ?? 0, 1 / 3);
  });

  it('is for whoever sees the subscription and may change it', async () => {
    const accountId = await world.runs({ quantity: 2 });
    const other = await world.foreign();
    const input = { quantity: 3, quantityBefore: 2 };
    expect((await admin.post(ChangeSubscription.operation, { accountId: other, ...input })).status).toBe(404);
    expect((await admin.post(GetSubscription.operation, { accountId: other })).status).toBe(404);
    const user = await world.server.as('user');
    expect((await user.post(ChangeSubscription.operation, { accountId, ...input })).status).toBe(403);
    const company = (await admin.me()).CompanyAccount.AccountId;
    expect((await admin.post(ChangeSubscription.operation, { accountId: company, ...input })).status).toBe(404);
  });
});

describe('a suspension', () => {
  it('is asked of the vendor, billed on, and ended by whoever has asked for it', async () => {
    const accountId = await world.runs({ quantity: 2 });
    expect((await admin.post(ResumeSubscription.operation, { accountId })).status).toBe(409);
    await admin.call(SuspendSubscription, { accountId });
    expect((await admin.post(SuspendSubscription.operation, { accountId })).status).toBe(409);
    await world.say((await world.openRequests(accountId))[0]?.request_id ?? 0);
    expect(await world.subscription(accountId)).toMatchObject({ state: 'Suspended' });
    expect(await unitsBilled(accountId)).not.toEqual([]);
    await admin.call(ResumeSubscription, { accountId });
    await world.say((await world.openRequests(accountId))[0]?.request_id ?? 0);
    expect(await world.subscription(accountId)).toMatchObject({ state: 'Active' });
  });

  it('by the seller is not ended by his customer', async () => {
    const accountId = await world.runs({ quantity: 2 });
    await reseller.call(SuspendSubscription, { accountId });
    await world.say((await world.openRequests(accountId))[0]?.request_id ?? 0);
    expect((await admin.call(GetSubscription, { accountId })).MayResume).toBe(false);
    const refused = await admin.post(ResumeSubscription.operation, { accountId });
    expect([refused.status, refused.message]).toEqual([403, expect.stringMatching(/only he can let it run again/)]);
    await reseller.call(ResumeSubscription, { accountId });
    await world.say((await world.openRequests(accountId))[0]?.request_id ?? 0);
    expect(await world.subscription(accountId)).toMatchObject({ state: 'Active' });
  });
});

describe('an own price', () => {
  it('is set by who sells it from a month that is not billed, seen by who pays, and taken back', async () => {
    const accountId = await world.runs({ quantity: 2 });
    const [fee] = (await reseller.call(GetSubscription, { accountId })).Fees;
    expect(fee).toMatchObject({ MaySetPrice: true });
    const itemId = fee?.ItemId ?? 0;
    await reseller.call(SetSubscriptionPrice, { accountId, itemId, amount: 1.25, note: 'Agreed' });
    const paid = (await admin.call(GetSubscription, { accountId })).Fees.find(({ ItemId }) => ItemId === itemId);
    expect(paid).toMatchObject({ Amount: 1.25, Kind: 'Custom', MaySetPrice: false });
    await reseller.call(SetSubscriptionPrice, { accountId, itemId, amount: 1.5 });
    expect((await admin.call(GetSubscription, { accountId })).Fees[0]).toMatchObject({ Amount: 1.5 });
    await reseller.call(SetSubscriptionPrice, { accountId, itemId });
    expect((await admin.call(GetSubscription, { accountId })).Fees[0]).toMatchObject({
      Amount: fee?.Amount,
      Kind: fee?.Kind,
    });
  });

  it('is refused to whoever pays it or does not sell it, for a fee of another service, and for a day that is billed or none', async () => {
    const accountId = await world.runs({ quantity: 2 });
    const itemId = (await reseller.call(GetSubscription, { accountId })).Fees[0]?.ItemId ?? 0;
    const statusOf = async (by: Caller, more: object) =>
      (await by.post(SetSubscriptionPrice.operation, { accountId, itemId, amount: 1, ...more })).status;
    expect(await statusOf(admin, {})).toBe(403);
    // The right alone does not make him the seller.
    const user = (await (await world.server.as('user')).me()).UserAccountId;
    await giveOnly(world.server, user, {
      rights: full('SUBSCRIPTION_CUSTOM_PRICE', 'SUBSCRIPTION', 'PRODUCT_ACCOUNT'),
    });
    expect(await statusOf(await world.server.as('user'), {})).toBe(403);
    expect(await statusOf(reseller, { itemId: 999_999 })).toBe(404);
    expect(await statusOf(reseller, { fromDate: '2020-01-01' })).toBe(409);
    expect(await statusOf(reseller, { fromDate: '2099-01-01' })).toBe(400);
    expect(await statusOf(reseller, { fromDate: `${new Date().getUTCFullYear() + 1}-01-02` })).toBe(400);
    expect(await statusOf(reseller, { amount: -1 })).toBe(400);
  });
});

describe('a protection of prices', () => {
  it('ends for whoever may end it, and then the pricelist holds', async () => {
    const accountId = await world.runs({ quantity: 2 });
    expect((await admin.post(ResetPriceProtection.operation, { accountId })).status).toBe(403);
    expect((await reseller.call(GetSubscription, { accountId })).MayEndProtection).toBe(true);
    await reseller.call(ResetPriceProtection, { accountId });
    const after = await reseller.call(GetSubscription, { accountId });
    expect(after.ProtectedUntilDate).toBeUndefined();
    expect(after.MayEndProtection).toBe(false);
    // What began today is paid as it was ordered.
    expect(after.Fees[0]?.HoldsUntil).toBe(new Date(Date.now() + 86_400_000).toISOString().slice(0, 10));
    expect((await reseller.post(ResetPriceProtection.operation, { accountId })).status).toBe(409);
  });
});
