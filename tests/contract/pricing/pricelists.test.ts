/** Pricelists: begun, changed and deleted by their seller, with what they offer and who buys from them; nobody else's are reached. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import AddServicesToMarketplace from '../../../manifests/operations/Marketplace/AddServicesToMarketplace.ts';
import AssignCustomers from '../../../manifests/operations/Marketplace/AssignCustomers.ts';
import CreateMarketplace from '../../../manifests/operations/Marketplace/CreateMarketplace.ts';
import DeleteMarketplace from '../../../manifests/operations/Marketplace/DeleteMarketplace.ts';
import GetMarketplaceChoices from '../../../manifests/operations/Marketplace/GetMarketplaceChoices.ts';
import GetMarketplaceCustomers from '../../../manifests/operations/Marketplace/GetMarketplaceCustomers.ts';
import GetMarketplaceProperties from '../../../manifests/operations/Marketplace/GetMarketplaceProperties.ts';
import GetMarketplaces from '../../../manifests/operations/Marketplace/GetMarketplaces.ts';
import GetOffers from '../../../manifests/operations/Marketplace/GetOffers.ts';
import GetPropagationFilters from '../../../manifests/operations/Marketplace/GetPropagationFilters.ts';
import PropagateServices from '../../../manifests/operations/Marketplace/PropagateServices.ts';
import RemoveCustomers from '../../../manifests/operations/Marketplace/RemoveCustomers.ts';
import SavePropagationFilters from '../../../manifests/operations/Marketplace/SavePropagationFilters.ts';
import UpdateMarketplaceProperties from '../../../manifests/operations/Marketplace/UpdateMarketplaceProperties.ts';
import UpdateOffer from '../../../manifests/operations/Marketplace/UpdateOffer.ts';
import WithdrawServices from '../../../manifests/operations/Marketplace/WithdrawServices.ts';
import UpdatePricingRuleGroup from '../../../manifests/operations/Pricing/UpdatePricingRuleGroup.ts';
import { giveOnly } from '../../database/rights.ts';
import { type Caller, signIn, startTestServer, type TestServer } from '../../database/server.ts';

let server: TestServer;
let owner: Caller;
let reseller: Caller;
let admin: Caller;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.as('owner');
  reseller = await server.as('reseller');
  admin = await server.as('admin');
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

describe('pricelists', () => {
  it('are those of the sellers below the caller, counted by the server (CALL-085, ROUTE-50)', async () => {
    const all = await owner.call(GetMarketplaces, { limit: 1000 });
    expect(all.TotalCount).toBe(20);
    const own = await reseller.call(GetMarketplaces, { limit: 1000 });
    expect(new Set(own.Items.map(({ Owner }) => Owner.split(' ')[0]))).toEqual(new Set(['Ostsee', 'Boğaziçi']));
    const dach = own.Items.find(({ Name }) => Name === 'DACH');
    expect(dach).toMatchObject({ Currency: 'EUR', CustomersCount: 4, PriceState: 'Updated', IsTemplate: false });
    const templates = await reseller.call(GetMarketplaces, { isTemplate: true });
    expect(templates.Items.map(({ Name }) => Name)).toEqual(['Template 2027']);
  });

  it('are narrowed by tags and currencies that those in sight have, and by nobody else’s (ROUTE-75)', async () => {
    const lists = (await owner.call(GetMarketplaces, { limit: 1000 })).Items;
    const own = (await reseller.call(GetMarketplaces, { limit: 1000 })).Items;
    const marks = async (caller: Caller) => {
      const { Tags, Currencies } = await caller.call(GetMarketplaceChoices, {});
      return { tags: Tags.map(({ Value }) => Value), currencies: Currencies.map(({ Value }) => Value) };
    };
    const of = (some: typeof lists) => ({
      tags: [...new Set(some.flatMap(({ Tags }) => Tags))].sort((one, other) => one.localeCompare(other, 'en')),
      currencies: [...new Set(some.map(({ Currency }) => Currency))].sort(),
    });
    const [all, seen] = [await marks(owner), await marks(reseller)];
    expect([all, seen]).toEqual([of(lists), of(own)]);
    const hidden = all.tags.find((tag) => !seen.tags.includes(tag)) ?? '';
    expect(hidden).not.toBe('');
    expect(await reseller.call(GetMarketplaces, { tags: [hidden] })).toEqual({ Items: [], TotalCount: 0 });
    const ids = async (input: object) =>
      (await owner.call(GetMarketplaces, { ...input, limit: 1000 })).Items.map(({ MarketplaceId }) => MarketplaceId);
    const idsOf = (some: typeof lists) => some.map(({ MarketplaceId }) => MarketplaceId);
    expect(await ids({ tags: [hidden] })).toEqual(idsOf(lists.filter(({ Tags }) => Tags.includes(hidden))));
    expect(await ids({ currencies: ['PLN'] })).toEqual(idsOf(lists.filter(({ Currency }) => Currency === 'PLN')));
    // Who only buys from pricelists is in sight of none, and without the right nobody asks.
    expect(await admin.call(GetMarketplaceChoices, {})).toEqual({ Tags: [], Currencies: [] });
    await giveOnly(server, (await (await server.as('user')).me()).UserAccountId, { rights: {} });
    const nobody = await signIn(server.app, 'user');
    expect((await nobody.post(GetMarketplaceChoices.operation, {})).status).toBe(403);
  });

  it('of others are not there: neither for the seller beside or above, nor for who buys from them', async () => {
    const above = await idOf(owner, 'Nordlicht EUR');
    const bought = await idOf(reseller, 'Key accounts');
    for (const [caller, marketplaceId] of [
      [reseller, above],
      [admin, bought],
    ] as const)
      for (const call of [
        GetMarketplaceProperties,
        GetOffers,
        GetPropagationFilters,
        DeleteMarketplace,
        GetMarketplaceCustomers,
      ])
        expect([call.operation, (await caller.post(call.operation, { marketplaceId })).status]).toEqual([
          call.operation,
          caller === admin ? expect.toBeOneOf([403, 404]) : 404,
        ]);
  });

  it('of a seller have names of their own, stay in their currency, and are asked after the others (CALL-084, 087 and 088)', async () => {
    const id = await made(reseller, { Name: 'Baltic 2027' });
    const { Priority, Tags } = await reseller.call(GetMarketplaceProperties, { marketplaceId: id });
    expect([Priority, Tags]).toEqual([10, []]);
    const second = await create(reseller, { Name: 'baltic 2027' });
    expect([second.status, Object.keys(second.fields ?? {})]).toEqual([400, ['marketplaceProperties.Name']]);
    await reseller.call(UpdateMarketplaceProperties, {
      marketplaceId: id,
      marketplaceProperties: { Tags: ['north', 'north '] },
    });
    expect((await reseller.call(GetMarketplaceProperties, { marketplaceId: id })).Tags).toEqual(['north']);
    await reseller.call(DeleteMarketplace, { marketplaceId: id });
    expect((await reseller.post(GetMarketplaceProperties.operation, { marketplaceId: id })).status).toBe(404);
    // Its name is free again.
    expect((await create(reseller, { Name: 'Baltic 2027' })).status).toBe(200);
  });

  it('made at once have a place each', async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, () => made(owner)));
    const lists = (await owner.call(GetMarketplaces, { limit: 1000 })).Items.filter(({ MarketplaceId }) =>
      ids.includes(MarketplaceId),
    );
    expect(new Set(lists.map(({ Priority }) => Priority)).size).toBe(6);
  });

  it('begin as a template does, with what can be sold and with its rules', async () => {
    const copyOf = await idOf(reseller, 'Template 2027');
    const id = await made(reseller, {}, { copyOf });
    expect(await offered(reseller, id)).toEqual(await offered(reseller, copyOf));
    const { RulesCount, IsTemplate, PriceState } = await reseller.call(GetMarketplaceProperties, { marketplaceId: id });
    expect([RulesCount, IsTemplate, PriceState]).toEqual([3, false, 'Queued']);
    expect((await create(reseller, { Currency: 'PLN' }, { copyOf })).status).toBe(400);
    // Rules and groups of another seller are not copied, also by who stands above both.
    expect((await create(owner, {}, { copyOf })).status).toBe(404);
  });

  it('take a right for each flag, and one for templates', async () => {
    const user = (await reseller.me()).UserAccountId;
    await giveOnly(server, user, { rights: { MARKETPLACE: ['Read', 'Create', 'Update'] } });
    const limited = await signIn(server.app, 'reseller');
    expect((await create(limited, { IsTemplate: true })).status).toBe(403);
    expect((await create(limited, { IsAutoAdd: true })).status).toBe(403);
    const id = await made(limited);
    const change = (marketplaceProperties: object) =>
      limited.post(UpdateMarketplaceProperties.operation, { marketplaceId: id, marketplaceProperties });
    expect((await change({ IsPropagationEnabled: true })).status).toBe(403);
    expect((await change({ IsPropagationEnabled: false, Name: crypto.randomUUID() })).status).toBe(200);
    expect((await limited.post(AssignCustomers.operation, { marketplaceId: id, accountIds: [100734] })).status).toBe(
      403,
    );
    // Without the right to see margins no reply bears a cost or a rule.
    const dach = await idOf(limited, 'DACH');
    expect(JSON.stringify(await limited.call(GetOffers, { marketplaceId: dach, limit: 1000 }))).not.toMatch(
      /Cost|Rule|Charges/,
    );
    await giveOnly(server, user, {
      rights: {
        MARKETPLACE: ['Read', 'Create', 'Update', 'Delete'],
        MARKETPLACE_AUTO_ADD_SERVICES_FLAG: ['Update'],
        MARKETPLACE_PROPAGATION_ENABLEMENT_FLAG: ['Update'],
        CUSTOMER_PRICELIST: ['Read', 'Update'],
        PRICELIST_TEMPLATES: ['Create', 'Read', 'Update', 'Delete'],
        BILLING_SHOWPRODUCTPRICE: ['Read'],
      },
    });
    reseller = await signIn(server.app, 'reseller');
    expect((await create(reseller, { IsTemplate: true, IsAutoAdd: true })).status).toBe(200);
  });
});

describe('templates', () => {
  it('are changed by who may change templates alone, in every way in which a pricelist is changed', async () => {
    const id = await idOf(reseller, 'Template 2027');
    const user = (await reseller.me()).UserAccountId;
    const [MarketplaceOfferId = 0, service = 0] = (
      await reseller.call(GetOffers, { marketplaceId: id, states: ['Active'] })
    ).Items.flatMap((offer) => [offer.MarketplaceOfferId, offer.ServiceId]);
    const rights = {
      MARKETPLACE: ['Read', 'Create', 'Update', 'Delete'],
      MARKETPLACE_AUTO_ADD_SERVICES_FLAG: ['Update'],
      MARKETPLACE_PROPAGATION_ENABLEMENT_FLAG: ['Update'],
      CUSTOMER_PRICELIST: ['Read', 'Update'],
      BILLING_SHOWPRODUCTPRICE: ['Read'],
    };
    await giveOnly(server, user, { rights: { ...rights, PRICELIST_TEMPLATES: ['Read'] } });
    const limited = await signIn(server.app, 'reseller');
    const charge = (await limited.call(GetOffers, { marketplaceId: id })).Items[0]?.Charges?.[0];
    const changes = [
      [UpdateMarketplaceProperties, { marketplaceProperties: { Tags: ['mine'] } }],
      [SavePropagationFilters, { filters: [] }],
      [AddServicesToMarketplace, { serviceIds: [service] }],
      [WithdrawServices, { serviceIds: [service] }],
      [UpdatePricingRuleGroup, { inputDto: { Rules: [] }, understood: true }],
      [
        UpdateOffer,
        { marketplaceOfferId: MarketplaceOfferId, updateCharges: [{ ItemId: charge?.ItemId }], understood: true },
      ],
    ] as const;
    const answers = async (caller: Caller) => {
      const statuses: number[] = [];
      for (const [call, input] of changes)
        statuses.push((await caller.post(call.operation, { marketplaceId: id, ...input })).status);
      const marketplaceServiceList = [id];
      return [...statuses, (await caller.post(PropagateServices.operation, { marketplaceServiceList })).status];
    };
    expect(await answers(limited)).toEqual([403, 403, 403, 403, 403, 403, 403]);
    expect((await limited.call(GetMarketplaceProperties, { marketplaceId: id })).MayChange).toBe(false);
    const [listed] = (await limited.call(GetMarketplaces, { isTemplate: true })).Items;
    expect([listed?.MarketplaceId, listed?.MayDelete]).toEqual([id, false]);
    expect((await limited.post(DeleteMarketplace.operation, { marketplaceId: id })).status).toBe(403);
    await giveOnly(server, user, {
      rights: { ...rights, PRICELIST_TEMPLATES: ['Create', 'Read', 'Update', 'Delete'] },
    });
    reseller = await signIn(server.app, 'reseller');
    expect(await answers(reseller)).toEqual([200, 200, 200, 200, 200, 200, 200]);
  });
});

describe('customers', () => {
  it('are companies directly below the seller that pay in its currency, all of them or none; while there are any it stays (CALL-086, CALL-146)', async () => {
    const id = await made(reseller);
    const { Items } = await reseller.call(GetMarketplaceCustomers, { marketplaceId: id, limit: 1000 });
    const ids = Items.map(({ AccountId }) => AccountId);
    expect(Items.length).toBeGreaterThan(5);
    expect(new Set(Items.map(({ Assignment }) => Assignment))).toEqual(new Set(['Other']));
    const assign = (accountIds: readonly number[]) =>
      reseller.post(AssignCustomers.operation, { marketplaceId: id, accountIds });
    const { rows } = await sql<{
      id: number;
    }>`select c.account_id as id from account c join account s on s.account_id = c.parent_account_id
      where s.display_name like 'Ostsee%' and c.currency = 'CHF' and c.account_type = 'Company' limit 1`.execute(
      server.database.owner,
    );
    expect((await assign([...ids, rows[0]?.id ?? 0])).status).toBe(400);
    expect((await assign([...ids, 1])).status).toBe(400);
    const none = await reseller.call(GetMarketplaceCustomers, { marketplaceId: id, assignments: ['Assigned'] });
    expect(none.TotalCount).toBe(0);
    expect((await assign(ids)).status).toBe(200);
    expect((await assign(ids)).status).toBe(200);
    const all = await reseller.call(GetMarketplaceCustomers, { marketplaceId: id, assignments: ['Assigned'] });
    expect(all.TotalCount).toBe(ids.length);
    // Lists say before whether it can be deleted.
    const mayDelete = async (marketplaceId: number) =>
      (await reseller.call(GetMarketplaces, { limit: 1000 })).Items.find((one) => one.MarketplaceId === marketplaceId)
        ?.MayDelete;
    expect([await mayDelete(id), await mayDelete(await made(reseller))]).toEqual([false, true]);
    const refused = await reseller.post(DeleteMarketplace.operation, { marketplaceId: id });
    expect([refused.status, refused.message]).toEqual([
      409,
      `Customers still buy from this pricelist: ${ids.length}. Take them out of it first.`,
    ]);
    await reseller.call(RemoveCustomers, { marketplaceId: id, accountIds: ids });
    expect((await reseller.post(DeleteMarketplace.operation, { marketplaceId: id })).status).toBe(200);
  });

  it('do not buy from a template', async () => {
    const marketplaceId = await idOf(reseller, 'Template 2027');
    expect((await reseller.post(AssignCustomers.operation, { marketplaceId, accountIds: [100734] })).status).toBe(409);
  });
});
