/** Items of a service with cost and SRP by day: whoever looks after the service changes them from today on, and nobody else learns a cost. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import GetServiceDetail from '../../../manifests/operations/Marketplace/GetServiceDetail.ts';
import GetServicePrices from '../../../manifests/operations/Marketplace/GetServicePrices.ts';
import GetServices from '../../../manifests/operations/Marketplace/GetServices.ts';
import SearchServices from '../../../manifests/operations/Marketplace/SearchServices.ts';
import AddItem from '../../../manifests/operations/ServiceManagement/AddItem.ts';
import AddItemBand from '../../../manifests/operations/ServiceManagement/AddItemBand.ts';
import ChangeItem from '../../../manifests/operations/ServiceManagement/ChangeItem.ts';
import EndItemBand from '../../../manifests/operations/ServiceManagement/EndItemBand.ts';
import GetItemPrices from '../../../manifests/operations/ServiceManagement/GetItemPrices.ts';
import GetPlannedPrices from '../../../manifests/operations/ServiceManagement/GetPlannedPrices.ts';
import RestoreItem from '../../../manifests/operations/ServiceManagement/RestoreItem.ts';
import RetireItem from '../../../manifests/operations/ServiceManagement/RetireItem.ts';
import SaveItemPrices from '../../../manifests/operations/ServiceManagement/SaveItemPrices.ts';
import SaveServiceInformation from '../../../manifests/operations/ServiceManagement/SaveServiceInformation.ts';
import TakeBackPlannedPrice from '../../../manifests/operations/ServiceManagement/TakeBackPlannedPrice.ts';
import { openTransaction } from '../../../src/server/db/transaction.ts';
import { giveOnly } from '../../database/rights.ts';
import { type Caller, signIn, startTestServer, type TestServer } from '../../database/server.ts';
import { makePricelist, makeService } from './made-services.ts';

const held = { MY_SERVICES: ['Read', 'Update'], SERVICE_TOOL_BILLING: ['Read', 'Update'] };

let server: TestServer;
let vendor: Caller;
let company: number;
beforeAll(async () => {
  server = await startTestServer();
  company = (await (await server.as('reseller')).me()).CompanyAccount.AccountId;
  await rights(held);
});
afterAll(() => server.close());

async function rights(given: Readonly<Record<string, readonly string[]>>): Promise<void> {
  await giveOnly(server, (await (await server.as('reseller')).me()).UserAccountId, { rights: given });
  vendor = await signIn(server.app, 'reseller');
}

const dayAfter = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const today = dayAfter(0);
const fee = { feeType: 'Monthly', basis: 'Unit', unit: 'User', commitmentMonths: 1, billing: 'Monthly' } as const;

const made = (state: 'Draft' | 'Published' = 'Draft', srp?: Record<number, number>, owner = company) =>
  makeService(server, { name: crypto.randomUUID(), owner, state, ...(srp && { srp }) });
async function madeItem(serviceId: number, wanted: object = {}): Promise<number> {
  return (await vendor.call(AddItem, { serviceId, names: { en: 'Per user' }, ...fee, ...wanted })).ItemId;
}
const rows = (serviceId: number, more: object = {}) => vendor.call(GetItemPrices, { serviceId, ...more });
const save = (serviceId: number, ...prices: readonly object[]) =>
  vendor.post(SaveItemPrices.operation, { serviceId, prices });
const amounts = async (serviceId: number, validOn: string = today) =>
  (await rows(serviceId, { validOn })).map(({ From, Cost, Srp }) => [From, Cost, Srp]);
const planned = async (serviceId: number) =>
  (await vendor.call(GetPlannedPrices, { serviceId })).map(({ From, Kind, ValidFrom, Before, Amount }) => [
    ...[From, Kind, ValidFrom],
    ...[Before, Amount],
  ]);

describe('items of a service', () => {
  it('are added, changed, retired and sold again', async () => {
    const serviceId = await made();
    const itemId = await madeItem(serviceId, { names: { en: ' Per user ', de: 'Pro Benutzer' }, vendorSku: 'A-1' });
    expect(await rows(serviceId)).toMatchObject([
      {
        ItemId: itemId,
        BandId: `${itemId}-1`,
        Names: { en: 'Per user', de: 'Pro Benutzer' },
        VendorSku: 'A-1',
        From: 1,
      },
    ]);
    const [{ Version } = { Version: '' }] = await rows(serviceId);
    const changed = { names: { de: '' }, commitmentMonths: 12, billing: 'YearlyPrepaid' } as const;
    await vendor.call(ChangeItem, { serviceId, itemId, ...changed, version: Version });
    expect(await rows(serviceId)).toMatchObject([
      { Names: { en: 'Per user' }, CommitmentMonths: 12, Billing: 'YearlyPrepaid', AreTermsFixed: false },
    ]);
    const late = await vendor.post(ChangeItem.operation, { serviceId, itemId, vendorSku: 'B', version: Version });
    expect(late.status).toBe(409);
    await vendor.call(RetireItem, { serviceId, itemId });
    expect(await rows(serviceId)).toEqual([]);
    expect(await rows(serviceId, { showRetired: true })).toMatchObject([{ State: 'Retired', MayChangePrice: false }]);
    expect((await save(serviceId, { BandId: `${itemId}-1`, Srp: 5 })).status).toBe(409);
    expect((await vendor.post(RetireItem.operation, { serviceId, itemId })).status).toBe(409);
    await vendor.call(RestoreItem, { serviceId, itemId });
    expect((await vendor.post(RestoreItem.operation, { serviceId, itemId })).status).toBe(409);
  });

  it.each([
    [{ feeType: 'OneTime' }, { billing: /billed once/, commitmentMonths: /0 months/ }],
    [{ billing: 'Once' }, { billing: /Only a one-time fee/ }],
    [{ commitmentMonths: 0 }, { commitmentMonths: /1 month or more/ }],
    [{ billing: 'YearlyPrepaid', commitmentMonths: 18 }, { commitmentMonths: /whole years/ }],
    [{ feeType: 'Base' }, { basis: /for the subscription/ }],
    [{ basis: 'Metered', billing: 'YearlyPrepaid', commitmentMonths: 12 }, { billing: /monthly/ }],
    [{ names: { de: 'Pro Benutzer' } }, { names: /English/ }],
  ])('with %j are refused at the field', async (wanted, expected) => {
    const serviceId = await made();
    const answer = await vendor.post(AddItem.operation, { serviceId, names: { en: 'Fee' }, ...fee, ...wanted });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.fields ?? {}).sort()).toEqual(Object.keys(expected).sort());
    for (const [field, text] of Object.entries(expected)) expect(answer.fields?.[field]).toMatch(text);
  });

  it('have an SKU of their own within the service', async () => {
    const serviceId = await made();
    await madeItem(serviceId, { vendorSku: 'A-1' });
    const twice = await vendor.post(AddItem.operation, { serviceId, names: { en: 'B' }, ...fee, vendorSku: ' A-1 ' });
    expect([twice.status, Object.keys(twice.fields ?? {})]).toEqual([400, ['vendorSku']]);
    await madeItem(await made(), { vendorSku: 'A-1' });
  });

  it('of what has been published stay what they are, and the last one is not retired', async () => {
    const serviceId = await made('Published', { 1: 5 });
    const [{ ItemId: itemId, AreTermsFixed } = { ItemId: 0, AreTermsFixed: false }] = await rows(serviceId);
    expect(AreTermsFixed).toBe(true);
    const refused = await vendor.post(ChangeItem.operation, { serviceId, itemId, unit: 'Device' });
    expect([refused.status, Object.keys(refused.fields ?? {})]).toEqual([400, ['unit']]);
    await vendor.call(ChangeItem, { serviceId, itemId, unit: 'User', names: { de: 'Pro Kopf' } });
    expect((await vendor.post(RetireItem.operation, { serviceId, itemId })).status).toBe(409);
    const other = await madeItem(serviceId);
    await vendor.call(RetireItem, { serviceId, itemId });
    expect((await rows(serviceId)).map(({ ItemId }) => ItemId)).toEqual([other]);
  });
});

describe('costs and SRPs', () => {
  it('hold from a day on until the next change, and what is planned can be taken back', async () => {
    const serviceId = await made();
    const itemId = await madeItem(serviceId);
    const BandId = `${itemId}-1`;
    const [soon, later] = [dayAfter(10), dayAfter(20)];
    expect((await save(serviceId, { BandId, Cost: 7.5, Srp: 10 })).status).toBe(200);
    expect((await save(serviceId, { BandId, ValidFrom: later, Srp: 12 })).status).toBe(200);
    expect((await save(serviceId, { BandId, ValidFrom: soon, Srp: 11, Cost: null })).status).toBe(200);
    expect(await amounts(serviceId)).toEqual([[1, 7.5, 10]]);
    expect(await amounts(serviceId, soon)).toEqual([[1, undefined, 11]]);
    expect(await amounts(serviceId, later)).toEqual([[1, undefined, 12]]);
    expect(await rows(serviceId)).toMatchObject([{ MarginPercent: 25, SinceDate: today, NextChangeDate: soon }]);
    expect(await planned(serviceId)).toEqual([
      [1, 'Cost', soon, 7.5, undefined],
      [1, 'Srp', soon, 10, 11],
      [1, 'Srp', later, 11, 12],
    ]);
    const back = (priceKind: 'Cost' | 'Srp', validFrom: string) =>
      vendor.post(TakeBackPlannedPrice.operation, { serviceId, itemId, fromQuantity: 1, priceKind, validFrom });
    expect((await back('Srp', soon)).status).toBe(200);
    expect((await back('Cost', soon)).status).toBe(200);
    expect(await amounts(serviceId, soon)).toEqual([[1, 7.5, 10]]);
    expect(await planned(serviceId)).toEqual([[1, 'Srp', later, 10, 12]]);
    for (const day of [today, soon]) expect((await back('Srp', day)).status).toBe(409);
  });

  it('have bands, of which the lowest stays while there are others', async () => {
    const serviceId = await made();
    const itemId = await madeItem(serviceId);
    const add = (fromQuantity: number, more: object = {}) =>
      vendor.post(AddItemBand.operation, { serviceId, itemId, fromQuantity, srp: 9, ...more });
    const early = await add(10);
    expect([early.status, Object.keys(early.fields ?? {})]).toEqual([400, ['fromQuantity']]);
    for (const from of [1, 10, 25]) expect((await add(from, { cost: 100 - from })).status).toBe(200);
    expect((await add(25, { validFrom: dayAfter(30), srp: 8 })).status).toBe(200);
    expect((await amounts(serviceId)).map(([from]) => from)).toEqual([1, 10, 25]);
    expect((await rows(serviceId)).map(({ MayEndBand }) => MayEndBand)).toEqual([false, true, true]);
    const end = (fromQuantity: number, more: object = {}) =>
      vendor.post(EndItemBand.operation, { serviceId, itemId, fromQuantity, ...more });
    expect((await end(1)).status).toBe(409);
    expect((await end(25, { validFrom: dayAfter(-1) })).status).toBe(400);
    expect((await end(25, { validFrom: dayAfter(5) })).status).toBe(200);
    expect((await amounts(serviceId)).map(([from]) => from)).toEqual([1, 10, 25]);
    expect((await amounts(serviceId, dayAfter(40))).map(([from]) => from)).toEqual([1, 10]);
  });

  it.each([
    ['EUR', {}, 9.99, 9.999],
    ['JPY', {}, 900, 900.5],
    ['KWD', {}, 9.999, 9.9999],
    ['EUR', { basis: 'Metered' }, 0.000_024, 0.000_000_2],
  ])('in %s %j take %d, and not %d', async (currency, wanted, right, wrong) => {
    const serviceId = await made();
    await server.database.owner.updateTable('service').set({ currency }).where('service_id', '=', serviceId).execute();
    const BandId = `${await madeItem(serviceId, wanted)}-1`;
    const refused = await save(serviceId, { BandId, Cost: right, Srp: wrong });
    expect([refused.status, Object.keys(refused.fields ?? {})]).toEqual([400, ['prices[0].Srp']]);
    expect(await amounts(serviceId)).toEqual([[1, undefined, undefined]]);
    expect((await save(serviceId, { BandId, Srp: right })).status).toBe(200);
    expect(await rows(serviceId)).toMatchObject([{ Srp: right, Currency: currency }]);
    const other = { serviceId, inputDto: { Currency: 'PLN' } };
    expect((await vendor.post(SaveServiceInformation.operation, other)).status).toBe(409);
  });

  it('of days that have passed stay, whoever asks', async () => {
    const serviceId = await made('Published', { 1: 5, 10: 4 });
    const [{ BandId, ItemId } = { BandId: '', ItemId: 0 }] = await rows(serviceId);
    const early = await save(serviceId, { BandId, ValidFrom: dayAfter(-1), Srp: 1 });
    expect([early.status, Object.keys(early.fields ?? {})]).toEqual([400, ['prices[0].ValidFrom']]);
    expect((await rows(serviceId, { validOn: dayAfter(-1) }))[0]?.MayChangePrice).toBe(false);
    expect((await save(serviceId, { BandId, Srp: 6 })).status).toBe(200);
    expect((await save(serviceId, { BandId, Srp: 7 })).status).toBe(200);
    expect(await amounts(serviceId, dayAfter(-1))).toEqual([
      [1, undefined, 5],
      [10, undefined, 4],
    ]);
    expect(await amounts(serviceId)).toEqual([
      [1, undefined, 7],
      [10, undefined, 4],
    ]);
    const { UserAccountId } = await vendor.me();
    const { path } = await server.database.owner
      .selectFrom('account')
      .select('path')
      .where('account_id', '=', company)
      .executeTakeFirstOrThrow();
    for (const statement of [
      sql`update item_srp set srp = 1 where item_id = ${ItemId}`,
      sql`update item_srp set valid_until_date = current_date - 1 where item_id = ${ItemId} and min_quantity = 10`,
      sql`delete from item_srp where item_id = ${ItemId}`,
      sql`insert into item_srp (item_id, currency, min_quantity, srp, valid_from_date) values (${ItemId}, 'EUR', 50, 1, current_date - 1)`,
      sql`update item set fee_type = 'Base', basis = 'Subscription' where item_id = ${ItemId}`,
    ]) {
      const transaction = openTransaction(server.database.pool, { path, userAccountId: UserAccountId });
      await expect(statement.execute(transaction.db)).rejects.toMatchObject({ code: '23514' });
      await transaction.rollback();
    }
  });

  it('are there as long as the item is sold with a published service', async () => {
    const serviceId = await made('Published', { 1: 5 });
    const [{ BandId } = { BandId: '' }] = await rows(serviceId);
    expect((await save(serviceId, { BandId, Srp: null })).status).toBe(400);
    expect((await save(serviceId, { BandId, Srp: null, Cost: 3 })).status).toBe(200);
  });

  it('are saved all or none, and told to the second of two who began from the same', async () => {
    const serviceId = await made();
    const ids = [await madeItem(serviceId), await madeItem(serviceId)];
    const [first, second] = ids.map((id) => `${id}-1`);
    const [{ Version } = { Version: '' }] = await rows(serviceId);
    expect((await save(serviceId, { BandId: first, Srp: 5 }, { BandId: second, Srp: 5.555 })).status).toBe(400);
    expect(await amounts(serviceId)).toEqual([
      [1, undefined, undefined],
      [1, undefined, undefined],
    ]);
    const both = await Promise.all([
      save(serviceId, { BandId: first, Srp: 5, Version }),
      save(serviceId, { BandId: second, Cost: 3, Version }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const before = await rows(serviceId);
    expect((await save(serviceId, { BandId: second, Srp: 6, Version: before[0]?.Version })).status).toBe(200);
    expect((await amounts(serviceId))[1]?.[2]).toBe(6);
  });
});

describe('whoever does not look after a service', () => {
  const cost = 8765.43;
  let serviceId: number;
  let itemId: number;
  beforeAll(async () => {
    serviceId = await made('Published', { 1: 9999 });
    [{ ItemId: itemId } = { ItemId: 0 }] = await rows(serviceId);
    await vendor.call(SaveItemPrices, { serviceId, prices: [{ BandId: `${itemId}-1`, Cost: cost }] });
    await vendor.call(SaveItemPrices, {
      serviceId,
      prices: [{ BandId: `${itemId}-1`, Cost: cost + 1, ValidFrom: dayAfter(3) }],
    });
  });

  it('learns no cost, though he buys it and holds every right', async () => {
    const { CompanyAccount, UserAccountId } = await (await server.as('admin')).me();
    await makePricelist(server, company, { customers: [CompanyAccount.AccountId], services: [serviceId] });
    const strong = {
      MARKETPLACE: ['Read'],
      BILLING_SHOWPRODUCTPRICE: ['Read'],
      BILLING_SHOWPRODUCTPRICE_MARGIN: ['Read'],
    };
    await giveOnly(server, UserAccountId, { rights: { ...held, ...strong, AUDIT_LOG: ['Read'] } });
    const buyer = await signIn(server.app, 'admin');
    const place = { serviceId, itemId, fromQuantity: 1, priceKind: 'Cost', validFrom: dayAfter(3) };
    for (const [{ operation }, input] of [
      [GetItemPrices, { serviceId }],
      [GetPlannedPrices, { serviceId }],
      [AddItem, { serviceId, names: { en: 'Mine' }, ...fee }],
      [ChangeItem, { serviceId, itemId, names: { en: 'Mine' } }],
      [RetireItem, { serviceId, itemId }],
      [RestoreItem, { serviceId, itemId }],
      [SaveItemPrices, { serviceId, prices: [{ BandId: `${itemId}-1`, Srp: 1 }] }],
      [AddItemBand, { serviceId, itemId, fromQuantity: 5, srp: 1 }],
      [EndItemBand, { serviceId, itemId, fromQuantity: 1 }],
      [TakeBackPlannedPrice, place],
    ] as const) {
      const answer = await buyer.post(operation, input);
      expect([operation, answer.status, answer.message]).toEqual([operation, 404, `There is no service ${serviceId}.`]);
    }
    const replies = [
      await buyer.post(GetServiceDetail.operation, { serviceId }),
      await buyer.post(GetServicePrices.operation, { serviceId }),
      await buyer.post(GetServices.operation, { serviceIds: [serviceId] }),
      await buyer.post(SearchServices.operation, { filter: { Source: { Type: 'Root' } } }),
    ];
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(JSON.stringify(replies)).toContain('9999');
    expect(JSON.stringify(replies)).not.toMatch(/876[56]\.43/);
  });

  it('reaches no item of another service through one of his own', async () => {
    const own = await made();
    for (const [{ operation }, input] of [
      [ChangeItem, { names: { en: 'Mine' } }],
      [RetireItem, {}],
      [AddItemBand, { fromQuantity: 1, srp: 1 }],
    ] as const) {
      const answer = await vendor.post(operation, { serviceId: own, itemId, ...input });
      expect([answer.status, answer.message]).toEqual([404, `This service has no item ${itemId}.`]);
    }
    expect((await save(own, { BandId: `${itemId}-1`, Srp: 1 })).status).toBe(404);
  });

  it('reads nothing of it in the log: it names no amount', async () => {
    const { rows: entries } = await sql<{ entry: string }>`
      select to_jsonb(e)::text as entry from audit_entry e where operation = 'ServiceManagement/SaveItemPrices'`.execute(
      server.database.owner,
    );
    expect(entries.length).toBeGreaterThan(1);
    expect(entries.map(({ entry }) => entry).join()).not.toMatch(/8.?76[56][.,]43/);
  });

  it('changes nothing without the right to', async () => {
    await rights({ ...held, SERVICE_TOOL_BILLING: ['Read'] });
    expect((await rows(serviceId)).length).toBe(1);
    expect((await save(serviceId, { BandId: `${itemId}-1`, Srp: 1 })).status).toBe(403);
    await rights({ MY_SERVICES: ['Read', 'Update'] });
    expect((await vendor.post(GetItemPrices.operation, { serviceId })).status).toBe(403);
    await rights(held);
  });
});
