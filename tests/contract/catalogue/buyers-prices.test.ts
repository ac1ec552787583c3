/** What a service costs is what the pricelists of the reader's company ask, or one that he sells by; never what others pay. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import GetServiceDetail from '../../../manifests/operations/Marketplace/GetServiceDetail.ts';
import GetServicePrices from '../../../manifests/operations/Marketplace/GetServicePrices.ts';
import GetServices from '../../../manifests/operations/Marketplace/GetServices.ts';
import SearchServices from '../../../manifests/operations/Marketplace/SearchServices.ts';
import GetPriceHistory from '../../../manifests/operations/Pricing/GetPriceHistory.ts';
import GetPriceReason from '../../../manifests/operations/Pricing/GetPriceReason.ts';
import { knownIds } from '../../../src/server/demo/world/accounts/account.ts';
import { giveOnly } from '../../database/rights.ts';
import { type Caller, type DemoUser, signIn, startTestServer, type TestServer } from '../../database/server.ts';
import { makePricelist, makeService } from './made-services.ts';

let server: TestServer;
/** Buys from Ostsee by two pricelists, which buys from the marketplace's owner. */
let buyer: Caller;
let seller: Caller;
let both: number;
let second: number;
let unsold: number;
const items = { both: 0, unsold: 0 };
const lists = { above: 0, first: 0, second: 0 };
const word = 'Mispel';

const prices = { MARKETPLACE: ['Read', 'Update'], BILLING_SHOWPRODUCTPRICE: ['Read'] };
async function as(user: DemoUser, rights: Readonly<Record<string, readonly string[]>>): Promise<Caller> {
  const { UserAccountId } = await (await server.as(user)).me();
  await giveOnly(server, UserAccountId, { rights });
  return signIn(server.app, user);
}

beforeAll(async () => {
  server = await startTestServer();
  const { owner } = server.database;
  const company = { parent_account_id: knownIds.root, account_type: 'Company', display_name: `${word} AG` } as const;
  const vendor = await owner.insertInto('account').values(company).returning('account_id').executeTakeFirstOrThrow();
  const make = (name: string, srp: Readonly<Record<number, number>>) =>
    makeService(server, { name: `${word} ${name}`, owner: vendor.account_id, srp });
  both = await make('Both', { 1: 10, 10: 8 });
  second = await make('Second', { 1: 20 });
  unsold = await make('Unsold', { 1: 30 });
  for (const [name, id] of [
    ['both', both],
    ['unsold', unsold],
  ] as const)
    items[name] = (
      await owner.selectFrom('item').select('item_id').where('service_id', '=', id).executeTakeFirstOrThrow()
    ).item_id;
  const customers = [knownIds.donau];
  lists.above = await makePricelist(server, knownIds.root, {
    customers: [knownIds.ostsee],
    services: [both, second],
    factor: 0.5,
  });
  lists.first = await makePricelist(server, knownIds.ostsee, { customers, services: [both], factor: 0.9 });
  lists.second = await makePricelist(server, knownIds.ostsee, { customers, services: [both, second], factor: 0.7 });
  buyer = await as('admin', prices);
  seller = await as('reseller', { ...prices, BILLING_SHOWPRODUCTPRICE_MARGIN: ['Read'] });
});
afterAll(() => server.close());

const begins = async (caller: Caller, orderBy?: object) => {
  const filter = { DisplayName: word };
  const { Services } = await caller.call(SearchServices, { filter, ...orderBy });
  return Services.map(({ Id, PriceFrom }) => [Id, PriceFrom?.Amount, PriceFrom?.AskedBy]);
};
const asked = async (caller: Caller, serviceId: number, marketplaceId?: number) =>
  (await caller.call(GetServicePrices, { serviceId, ...(marketplaceId && { marketplaceId }) })).map(
    ({ From, Amount, AskedBy }) => [From, Amount, AskedBy],
  );

const amounts = async (...question: Parameters<typeof asked>) =>
  (await asked(...question)).map(([from, amount]) => [from, amount]);

describe('a buyer', () => {
  it('pays what the first of his pricelists asks, wherever he reads it (PL-13)', async () => {
    const expected = [
      [second, 14, 'Pricelist'],
      [both, 9, 'Pricelist'],
    ];
    expect(await begins(buyer, { orderBy: { Key: 'Price', Value: 'DESC' } })).toEqual(expected);
    expect(await asked(buyer, both)).toEqual([
      [1, 9, 'Pricelist'],
      [10, 7.2, 'Pricelist'],
    ]);
    const { PriceFrom } = await buyer.call(GetServiceDetail, { serviceId: both });
    expect(PriceFrom).toMatchObject({ Amount: 9, Currency: 'EUR', IsFrom: true });
    const compared = await buyer.call(GetServices, { serviceIds: [both, second, unsold] });
    expect(compared.map(({ PriceFrom: from }) => from?.Amount)).toEqual([9, 14]);
  });

  it('reads what another of his pricelists asks in that one', async () => {
    expect(await amounts(buyer, both, lists.second)).toEqual([
      [1, 7],
      [10, 5.6],
    ]);
    const inSecond = await buyer.call(GetServiceDetail, { serviceId: both, marketplaceId: lists.second });
    expect(inSecond.PriceFrom?.Amount).toBe(7);
    const input = { serviceId: both, marketplaceId: lists.above };
    expect((await buyer.post(GetServicePrices.operation, input)).status).toBe(404);
  });

  it('pays from a larger quantity on what an earlier pricelist asks from there', async () => {
    const { owner } = server.database;
    const offered = { marketplace_id: lists.first, service_id: second };
    const { marketplace_offer_id } = await owner
      .insertInto('marketplace_offer')
      .values(offered)
      .returning('marketplace_offer_id')
      .executeTakeFirstOrThrow();
    const { item_id } = await owner
      .selectFrom('item')
      .select('item_id')
      .where('service_id', '=', second)
      .executeTakeFirstOrThrow();
    const price = {
      marketplace_id: lists.first,
      marketplace_offer_id,
      item_id,
      valid_from_date: new Date('2025-01-01'),
    };
    await owner
      .insertInto('price')
      .values([
        { ...price, min_quantity: 50, amount: 12 },
        // What begins later is no price yet.
        { ...price, min_quantity: 5, amount: 1, valid_from_date: new Date('2999-01-01') },
      ])
      .execute();
    expect(await amounts(buyer, second)).toEqual([
      [1, 14],
      [50, 12],
    ]);
  });

  it('is told who asks a price, since when, and what it was on a day', async () => {
    const why = await buyer.call(GetPriceReason, { serviceId: both, itemId: items.both, quantity: 12 });
    expect(why).toMatchObject({ From: 10, Amount: 7.2, AskedBy: 'Pricelist', ValidFrom: '2025-01-01', Candidates: [] });
    expect(Object.keys(why)).not.toEqual(expect.arrayContaining(['Cost']));
    const inSecond = { serviceId: both, itemId: items.both, marketplaceId: lists.second };
    expect(await buyer.call(GetPriceHistory, inSecond)).toEqual([
      { ValidFrom: '2025-01-01', From: 1, Amount: 7, Currency: 'EUR', When: 'Today' },
    ]);
    expect(await buyer.call(GetPriceHistory, { ...inSecond, day: '2024-12-31' })).toEqual([]);
    expect(await buyer.call(GetPriceHistory, { ...inSecond, day: '2025-01-01' })).toHaveLength(1);
    const refused = async (input: object) =>
      (await buyer.post(GetPriceReason.operation, { ...inSecond, ...input })).status;
    expect(await refused({ day: '2024-12-31' })).toBe(404);
    expect(await refused({ marketplaceId: lists.above })).toBe(404);
    expect(await refused({ itemId: items.unsold })).toBe(404);
    expect(await refused({ serviceId: unsold })).toBe(404);
    expect(await refused({ day: '2024-02-30' })).toBe(400);
  });

  it('sees no price without the right, in no field', async () => {
    const blind = await as('user', { MARKETPLACE: ['Read'], BILLING_SHOWPRODUCTPRICE_MARGIN: ['Read'] });
    const answers = [
      await blind.call(SearchServices, { filter: { DisplayName: word } }),
      await blind.call(GetServiceDetail, { serviceId: both }),
      await blind.call(GetServiceDetail, { serviceId: both, marketplaceId: lists.second }),
      await blind.call(GetServices, { serviceIds: [both] }),
    ];
    expect(JSON.stringify(answers)).not.toMatch(/Price(From|s|")|Amount/);
    for (const { operation } of [GetServicePrices, GetPriceReason, GetPriceHistory])
      expect((await blind.post(operation, { serviceId: both, itemId: items.both })).status).toBe(403);
  });
});

describe('a seller', () => {
  it('pays what he is asked, and asks what his pricelist says', async () => {
    expect(await amounts(seller, both)).toEqual([
      [1, 5],
      [10, 4],
    ]);
    expect(await amounts(seller, both, lists.second)).toEqual([
      [1, 7],
      [10, 5.6],
    ]);
  });

  it('tells nobody what he pays who may not see margins', async () => {
    const clerk = await as('reseller', prices);
    expect(await begins(clerk)).toEqual(
      expect.arrayContaining([
        [both, 10, 'Vendor'],
        [second, 20, 'Vendor'],
      ]),
    );
    expect(await asked(clerk, both)).toMatchObject([
      [1, 10, 'Vendor'],
      [10, 8, 'Vendor'],
    ]);
    expect(await asked(clerk, both, lists.above)).toEqual([]);
    expect(await asked(clerk, both, lists.first)).toMatchObject([
      [1, 9, 'Pricelist'],
      [10, 7.2, 'Pricelist'],
    ]);
  });

  it('learns how a price came about with the right to see margins alone, and of his own pricelists', async () => {
    const clerk = await as('reseller', prices);
    const input = { serviceId: both, itemId: items.both };
    expect(await clerk.call(GetPriceReason, input)).toMatchObject({ AskedBy: 'Vendor', Amount: 10, Candidates: [] });
    const inList = await clerk.call(GetPriceReason, { ...input, marketplaceId: lists.first });
    expect([inList.Amount, inList.Cost, inList.Candidates]).toEqual([9, undefined, []]);
    expect((await clerk.post(GetPriceReason.operation, { ...input, marketplaceId: lists.above })).status).toBe(404);
  });

  it('who owns the marketplace buys from nobody, and reads what vendors suggest', async () => {
    const owner = await server.as('owner');
    expect(await begins(owner, { orderBy: { Key: 'Price', Value: 'ASC' } })).toEqual([
      [both, 10, 'Vendor'],
      [second, 20, 'Vendor'],
      [unsold, 30, 'Vendor'],
    ]);
    expect(await amounts(owner, both, lists.above)).toEqual([
      [1, 5],
      [10, 4],
    ]);
  });
});
