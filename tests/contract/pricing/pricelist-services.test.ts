/** What pricelists offer: added by hand, taken over from above, withdrawn, and left behind by who gets another seller. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import MoveAccount from '../../../manifests/operations/Account/MoveAccount.ts';
import AddPropagationFilter from '../../../manifests/operations/Marketplace/AddPropagationFilter.ts';
import AddServicesToMarketplace from '../../../manifests/operations/Marketplace/AddServicesToMarketplace.ts';
import AddServicesToMarketplaces from '../../../manifests/operations/Marketplace/AddServicesToMarketplaces.ts';
import CreateMarketplace from '../../../manifests/operations/Marketplace/CreateMarketplace.ts';
import GetMarketplaces from '../../../manifests/operations/Marketplace/GetMarketplaces.ts';
import GetOfferableServices from '../../../manifests/operations/Marketplace/GetOfferableServices.ts';
import GetOffers from '../../../manifests/operations/Marketplace/GetOffers.ts';
import GetPropagation from '../../../manifests/operations/Marketplace/GetPropagation.ts';
import GetPropagationFilters from '../../../manifests/operations/Marketplace/GetPropagationFilters.ts';
import PropagateServices from '../../../manifests/operations/Marketplace/PropagateServices.ts';
import RemovePropagationFilter from '../../../manifests/operations/Marketplace/RemovePropagationFilter.ts';
import SavePropagationFilters from '../../../manifests/operations/Marketplace/SavePropagationFilters.ts';
import UpdateMarketplaceProperties from '../../../manifests/operations/Marketplace/UpdateMarketplaceProperties.ts';
import WithdrawServices from '../../../manifests/operations/Marketplace/WithdrawServices.ts';
import { type Caller, startTestServer, type TestServer } from '../../database/server.ts';
import { withoutSales } from '../subscriptions/without-sales.ts';

let server: TestServer;
let owner: Caller;
let reseller: Caller;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.as('owner');
  reseller = await server.as('reseller');
});
afterAll(() => server.close());

const idOf = async (caller: Caller, name: string) =>
  (await caller.call(GetMarketplaces, { options: { filter: name } })).Items[0]?.MarketplaceId ?? 0;
const create = (caller: Caller, properties: object = {}, more: object = {}) =>
  caller.post(CreateMarketplace.operation, {
    marketplaceProperties: { Name: crypto.randomUUID(), Currency: 'EUR', ...properties },
    ...more,
  });
const made = async (caller: Caller, properties: object = {}, more: object = {}) =>
  ((await create(caller, properties, more)).data as { marketplaceId: number }).marketplaceId;
const offered = async (caller: Caller, marketplaceId: number) =>
  (await caller.call(GetOffers, { marketplaceId, states: ['Active'], limit: 1000 })).Items.map(
    ({ ServiceId }) => ServiceId,
  );

describe('services', () => {
  it('are offered as far as the seller may sell them, all of them or none (CALL-092, CALL-145)', async () => {
    const id = await made(reseller);
    const { Items, TotalCount } = await reseller.call(GetOfferableServices, { marketplaceId: id, limit: 1000 });
    expect(TotalCount).toBe(Items.length);
    const drafts = await server.database.owner
      .selectFrom('service')
      .select('service_id')
      .where('state', '=', 'Draft')
      .execute();
    const [one, two] = Items.map(({ ServiceId }) => ServiceId);
    const add = (serviceIds: readonly (number | undefined)[]) =>
      reseller.post(AddServicesToMarketplace.operation, { marketplaceId: id, serviceIds });
    expect((await add([one, drafts[0]?.service_id])).status).toBe(404);
    expect(await offered(reseller, id)).toEqual([]);
    expect((await add([one, two])).status).toBe(200);
    expect((await reseller.call(GetOfferableServices, { marketplaceId: id, limit: 1000 })).TotalCount).toBe(
      TotalCount - 2,
    );
    expect((await offered(reseller, id)).toSorted()).toEqual([one, two].toSorted());
  });

  it('withdrawn above are withdrawn below, where they can be bought nowhere else', async () => {
    const above = await idOf(owner, 'Nordlicht EUR');
    const below = await idOf(reseller, 'DACH');
    const [service = 0] = await offered(reseller, below);
    await owner.call(WithdrawServices, { marketplaceId: above, serviceIds: [service] });
    expect(await offered(reseller, below)).not.toContain(service);
    const again = await reseller.post(AddServicesToMarketplace.operation, {
      marketplaceId: below,
      serviceIds: [service],
    });
    expect(again.status).toBe(409);
  });

  it('come from above as far as filters let them through, and only where that is switched on (CALL-089, ROUTE-55)', async () => {
    const id = await made(reseller);
    const propagate = (serviceIds?: readonly number[]) =>
      reseller.post(PropagateServices.operation, {
        marketplaceServiceList: [id],
        ...(serviceIds && { serviceIds }),
      });
    expect((await propagate()).status).toBe(409);
    await reseller.call(UpdateMarketplaceProperties, {
      marketplaceId: id,
      marketplaceProperties: { IsPropagationEnabled: true },
    });
    const all = (await reseller.call(GetOfferableServices, { marketplaceId: id, limit: 1000 })).Items;
    const vendor = (
      await server.database.owner
        .selectFrom('vendor_profile')
        .select('account_id')
        .where('name', '=', 'Fensterblick')
        .executeTakeFirstOrThrow()
    ).account_id;
    const excluded = all.filter(({ Vendor }) => Vendor === 'Fensterblick').map(({ ServiceId }) => ServiceId);
    await reseller.call(SavePropagationFilters, {
      marketplaceId: id,
      filters: [{ Kind: 'Exclude', VendorIds: [vendor], Tags: [] }],
    });
    const filters = await reseller.call(GetPropagationFilters, { marketplaceId: id });
    expect([filters.PassingCount, filters.OfferableCount]).toEqual([all.length - excluded.length, all.length]);
    const waiting = (await reseller.call(GetPropagation, { limit: 1000 })).Items.find(
      (one) => one.MarketplaceId === id,
    );
    expect(waiting).toMatchObject({ FiltersCount: 1, PassingCount: filters.PassingCount });
    expect((await propagate(excluded)).status).toBe(409);
    expect((await propagate()).status).toBe(200);
    expect(await offered(reseller, id)).toHaveLength(all.length - excluded.length);
  });

  it('are added to several pricelists at once, as far as each may sell them and does not yet (SOLO-15, ROUTE-47)', async () => {
    const [full, empty] = [await made(reseller), await made(reseller)];
    const { Items } = await reseller.call(GetOfferableServices, { marketplaceId: full, limit: 2 });
    const serviceIds = Items.map(({ ServiceId }) => ServiceId);
    await reseller.call(AddServicesToMarketplace, { marketplaceId: full, serviceIds: serviceIds.slice(1) });
    const lists = (await reseller.call(GetMarketplaces, { serviceIds, limit: 1000 })).Items;
    const said = [full, empty].map((id) => lists.find(({ MarketplaceId }) => MarketplaceId === id));
    expect(said.map((one) => [one?.OfferedOfThese, one?.AddableOfThese])).toEqual([
      [1, 1],
      [0, 2],
    ]);
    const marketplaceIds = [full, empty];
    expect(await reseller.call(AddServicesToMarketplaces, { marketplaceIds, serviceIds })).toEqual({ Added: 3 });
    expect(await reseller.call(AddServicesToMarketplaces, { marketplaceIds, serviceIds })).toEqual({ Added: 0 });
    const above = await idOf(owner, 'Nordlicht EUR');
    const foreign = { marketplaceIds: [full, above], serviceIds };
    expect((await reseller.post(AddServicesToMarketplaces.operation, foreign)).status).toBe(404);
  });

  it('pass filters that are added and removed one by one (CALL-143, ROUTE-76)', async () => {
    const id = await made(reseller);
    const add = (filter: object) =>
      reseller.post(AddPropagationFilter.operation, {
        marketplaceId: id,
        filter: { Kind: 'Include', ...filter },
      });
    expect((await add({ Tags: ['Beta'] })).status).toBe(200);
    expect((await add({ Kind: 'Exclude' })).status).toBe(400);
    expect((await add({ VendorIds: [900_003] })).status).toBe(400);
    const [filter] = (await reseller.call(GetPropagationFilters, { marketplaceId: id })).Filters;
    const remove = { marketplaceId: id, filterId: filter?.FilterId ?? 0 };
    expect((await owner.post(RemovePropagationFilter.operation, { ...remove, marketplaceId: 900_003 })).status).toBe(
      404,
    );
    await reseller.call(RemovePropagationFilter, remove);
    expect((await reseller.call(GetPropagationFilters, { marketplaceId: id })).Filters).toEqual([]);
  });

  it('I12 have one filter for all vendors, also when two people save at once (PL-08, VAL-24, CALL-144)', async () => {
    const id = await made(reseller);
    const filter = (Kind: string) => ({ Kind, VendorIds: [], Tags: ['Beta'] });
    const save = (filters: readonly object[]) =>
      reseller.post(SavePropagationFilters.operation, { marketplaceId: id, filters });
    expect((await save([filter('Include'), filter('Exclude')])).status).toBe(400);
    expect((await save([{ Kind: 'Include', VendorIds: [900_003], Tags: [] }])).status).toBe(400);
    const answers = await Promise.all([save([filter('Include')]), save([filter('Exclude')])]);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect((await reseller.call(GetPropagationFilters, { marketplaceId: id })).Filters).toHaveLength(1);
  });
});

describe('a reseller', () => {
  const whoBuys = async (name: string) =>
    (
      await server.database.owner
        .selectFrom('account')
        .select(['account_id', 'parent_account_id'])
        .where('display_name', 'like', `${name}%`)
        .where('account_type', '=', 'Reseller')
        .executeTakeFirstOrThrow()
    ).account_id;
  const unbuyable = async (seller: number) =>
    (
      await sql<{
        count: number;
      }>`select count(*)::int as count from marketplace_offer o join marketplace m using (marketplace_id)
        join service s using (service_id)
        where m.owner_company_id = ${seller} and o.state = 'Active' and s.owner_account_id <> ${seller}
          and not exists (select from marketplace_customer c join marketplace_offer bought using (marketplace_id)
            where c.customer_account_id = ${seller} and bought.state = 'Active' and bought.service_id = o.service_id)`.execute(
        server.database.owner,
      )
    ).rows[0]?.count;
  const sold = async (seller: number) =>
    (
      await sql<{
        count: number;
      }>`select count(*)::int as count from marketplace_offer o join marketplace m using (marketplace_id)
        where m.owner_company_id = ${seller} and o.state = 'Active'`.execute(server.database.owner)
    ).rows[0]?.count;

  it('who gets another seller offers what he can buy there, and so below him', async () => {
    const [moved, below] = [await whoBuys('Wisła'), await whoBuys('Ostsee')];
    expect([await unbuyable(moved), await sold(moved)]).toEqual([0, expect.toSatisfy((count) => count > 0)]);
    await withoutSales(server.database.owner, moved);
    expect((await owner.post(MoveAccount.operation, { accountId: moved, newParentAccountId: below })).status).toBe(200);
    expect([await unbuyable(moved), await sold(moved)]).toEqual([0, 0]);
  });

  it('who pays in another currency leaves the pricelists of the old one', async () => {
    const seller = await whoBuys('Ostsee');
    await sql`update account set currency = 'SEK' where account_id = ${seller}`.execute(server.database.owner);
    expect(await unbuyable(seller)).toBe(0);
    const { rows } = await sql`select from marketplace_customer c join marketplace m using (marketplace_id)
      where c.customer_account_id = ${seller} and m.currency <> 'SEK'`.execute(server.database.owner);
    expect(rows).toEqual([]);
  });
});
