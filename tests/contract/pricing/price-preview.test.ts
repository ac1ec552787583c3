/** A preview says of an edit what its update makes of it afterwards, and tells costs to nobody who may not see them. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import AddServicesToMarketplace from '../../../manifests/operations/Marketplace/AddServicesToMarketplace.ts';
import CreateMarketplace from '../../../manifests/operations/Marketplace/CreateMarketplace.ts';
import GetMarketplaces from '../../../manifests/operations/Marketplace/GetMarketplaces.ts';
import GetOffers from '../../../manifests/operations/Marketplace/GetOffers.ts';
import UpdateOffer from '../../../manifests/operations/Marketplace/UpdateOffer.ts';
import AddPricingRule from '../../../manifests/operations/Pricing/AddPricingRule.ts';
import GetDynamicPricePreview from '../../../manifests/operations/Pricing/GetDynamicPricePreview.ts';
import GetPricingRuleGroup from '../../../manifests/operations/Pricing/GetPricingRuleGroup.ts';
import GetRuleTargets from '../../../manifests/operations/Pricing/GetRuleTargets.ts';
import UpdatePricingRuleGroup from '../../../manifests/operations/Pricing/UpdatePricingRuleGroup.ts';
import { giveOnly } from '../../database/rights.ts';
import { type Caller, signIn, startTestServer, type TestServer } from '../../database/server.ts';
import { workOffPrices } from './update-prices.ts';

let server: TestServer;
let owner: Caller;
let reseller: Caller;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.as('owner');
  reseller = await server.as('reseller');
});
afterAll(() => server.close());

const update = async () => expect(await workOffPrices(server)).toEqual([]);

/** A pricelist of the marketplace's owner with what its first one offers of a vendor, and prices. */
async function newList(): Promise<number> {
  const marketplaceProperties = { Name: crypto.randomUUID(), Currency: 'EUR' };
  const { marketplaceId } = await owner.call(CreateMarketplace, { marketplaceProperties });
  const serviceIds = (await owner.call(GetOffers, { marketplaceId: 1, limit: 1000 })).Items.filter(
    ({ Vendor, State }) => Vendor === 'Fensterblick' && State === 'Active',
  ).map(({ ServiceId }) => ServiceId);
  await owner.call(AddServicesToMarketplace, { marketplaceId, serviceIds });
  await update();
  return marketplaceId;
}

const rule = (Model: 'SrpDiscount' | 'Markup' | 'GrossMargin', Percent: number) => ({
  ...{ Name: Model, Selection: 'Vendor' as const, Selected: [102001], Model, Percent },
});
const previewed = (marketplaceId: number, more: object = {}, as = owner) =>
  as.call(GetDynamicPricePreview, { marketplaceId, limit: 1000, ...more });
const newPrices = (all: Awaited<ReturnType<typeof previewed>>) =>
  all.Items.map(({ PriceId, NewPrice }) => [PriceId, NewPrice] as const);

describe('a preview of prices', () => {
  it('changes nothing where nothing is typed', async () => {
    const { Items, Sums, RuleItems } = await previewed(await newList());
    expect(Items.length).toBeGreaterThan(10);
    expect(Sums).toMatchObject({ Prices: Items.length, Changed: 0, Customers: 0, Conflicts: 0 });
    expect(Items.every(({ OldPrice, NewPrice }) => OldPrice === NewPrice)).toBe(true);
    expect(RuleItems).toEqual([new Set(Items.map(({ ItemId }) => ItemId)).size]);
  });

  it('of rules says what their update makes, with winner and losers (PL-09, 10, 14, 15 and 18, CALL-114)', async () => {
    const marketplaceId = await newList();
    const Rules = [rule('GrossMargin', 22), rule('SrpDiscount', 10)];
    const before = await previewed(marketplaceId, { inputDto: { Rules } });
    expect(before.Sums.Changed).toBeGreaterThan(5);
    expect(before.Sums.Conflicts).toBe(before.Sums.Prices);
    const changed = (up: boolean) =>
      before.Items.filter(
        ({ OldPrice, NewPrice }) =>
          OldPrice !== undefined && NewPrice !== undefined && (up ? NewPrice > OldPrice : NewPrice < OldPrice),
      ).length;
    expect([before.Sums.Raised, before.Sums.Lowered]).toEqual([changed(true), changed(false)]);
    expect(before.Sums.Raised + before.Sums.Lowered).toBe(before.Sums.Changed);
    expect([before.RuleShared, before.RuleSharedWith]).toEqual([
      [0, before.RuleItems[0], 0],
      [0, 1, 0],
    ]);
    const [first] = before.Items;
    expect(first?.MadeBy).toBe('1 · GrossMargin');
    expect(first?.Lost).toEqual([
      expect.stringMatching(/^2 · SrpDiscount: \d/),
      expect.stringMatching(/^Default prices: \d/),
    ]);
    const inputDto = { Rules };
    await owner.call(UpdatePricingRuleGroup, { marketplaceId, inputDto, understood: true });
    await update();
    const after = await previewed(marketplaceId);
    expect(after.Items.map(({ PriceId, OldPrice }) => [PriceId, OldPrice])).toEqual(newPrices(before));
    expect(after.Sums.Changed).toBe(0);
  });

  it('of some values of rules says what saving them makes; rules are added, put in order and removed one by one (PL-11, PL-12, CALL-111)', async () => {
    const marketplaceId = await newList();
    const inputDto = { Rules: [rule('GrossMargin', 10), rule('SrpDiscount', 1)] };
    await owner.call(UpdatePricingRuleGroup, { marketplaceId, inputDto, understood: true });
    const ranked = async () => (await owner.call(GetPricingRuleGroup, { marketplaceId })).Ranked;
    const save = (edit: object) =>
      owner.post(UpdatePricingRuleGroup.operation, { marketplaceId, understood: true, ...edit });
    const [margin, discount, last] = await ranked();
    expect(margin).toMatchObject({ Percent: 10, SharedCount: 0 });
    expect(discount).toMatchObject({ SharedCount: margin?.ItemsCount, SharedWith: '1 · GrossMargin' });
    expect(last).toMatchObject({ Name: 'Default prices', IsDefault: true, Model: 'Srp' });
    const items = `${margin?.ItemsCount} items`;
    expect(margin?.Scope).toBe(`Vendors: Fensterblick · ${items}`);
    expect(margin?.TakenBefore).toBeUndefined();
    expect(discount?.TakenBefore).toBe(`${margin?.ItemsCount} of them go by rule 1`);
    expect(last?.Scope).toBe(`All services, always last · ${last?.ItemsCount} items`);
    const inGerman = await owner.post(GetPricingRuleGroup.operation, { marketplaceId }, { 'accept-language': 'de' });
    expect(inGerman.data).toMatchObject({ Ranked: [{}, {}, { Name: 'Standardpreise' }] });
    const RuleId = margin?.RuleId ?? 0;
    const changes = [{ RuleId, Percent: 20 }];
    const before = await previewed(marketplaceId, { changes });
    expect((await save({ changes })).status).toBe(200);
    await update();
    expect((await previewed(marketplaceId)).Items.map(({ PriceId, OldPrice }) => [PriceId, OldPrice])).toEqual(
      newPrices(before),
    );
    // A percentage on the cost is no discount, whoever asks for one.
    expect((await save({ changes: [{ RuleId, Model: 'SrpDiscount' }] })).status).toBe(400);
    const fixed = { RuleId: discount?.RuleId, Amount: 9 };
    expect((await save({ changes: [fixed] })).status).toBe(200);
    const percentOfIt = await save({ changes: [{ RuleId: fixed.RuleId, Percent: 5 }] });
    expect([percentOfIt.status, Object.keys(percentOfIt.fields ?? {})]).toEqual([400, ['changes.0.Model']]);
    expect((await save({ changes: [{ RuleId: fixed.RuleId, Percent: 1, Model: 'SrpDiscount' }] })).status).toBe(200);
    const order = [last, discount, margin].map((one, place) => ({ RuleId: one?.RuleId, Priority: place + 1 }));
    expect((await save({ changes: order })).status).toBe(200);
    const added = rule('Markup', 5);
    const add = (understood: boolean) =>
      owner.post(AddPricingRule.operation, { marketplaceId, rule: added, understood });
    expect((await add(false)).status).toBe(400);
    expect((await add(true)).status).toBe(200);
    expect((await ranked()).map(({ Name }) => Name)).toEqual(['SrpDiscount', 'GrossMargin', 'Markup', last?.Name]);
    expect((await save({ ruleId: RuleId, isRemoved: true })).status).toBe(200);
    expect((await save({ ruleId: RuleId, rule: added })).status).toBe(409);
    expect((await save({ ruleId: last?.RuleId, isRemoved: true })).status).toBe(409);
    expect((await save({ changes: [{ RuleId: last?.RuleId, Model: 'Static', Amount: 1 }] })).status).toBe(409);
    expect((await ranked()).map(({ Name }) => Name)).toEqual(['SrpDiscount', 'Markup', last?.Name]);
  });

  it('knows what rules can select', async () => {
    const marketplaceId = await newList();
    const { Items } = await previewed(marketplaceId);
    const targets = (selection: 'Vendor' | 'PriceableItem') => owner.call(GetRuleTargets, { marketplaceId, selection });
    expect((await targets('Vendor')).map(({ Name }) => Name)).toEqual(['Fensterblick']);
    expect(new Set((await targets('PriceableItem')).map(({ Id }) => Id))).toEqual(
      new Set(Items.map(({ ItemId }) => ItemId)),
    );
    expect((await reseller.post(GetRuleTargets.operation, { marketplaceId, selection: 'Vendor' })).status).toBe(404);
  });

  it('of prices set by hand says the same as their update, from a later day on as well', async () => {
    const marketplaceId = await newList();
    const [{ MarketplaceOfferId: marketplaceOfferId = 0, ItemId = 0, Version = '' } = {}] = (
      await previewed(marketplaceId)
    ).Items;
    const charges = async (updateCharges: object[]) =>
      (await owner.post(UpdateOffer.operation, { marketplaceId, marketplaceOfferId, updateCharges, understood: true }))
        .status;
    const now = async (more: object = {}) =>
      (await previewed(marketplaceId, { marketplaceOfferId, ...more })).Items.find((one) => one.ItemId === ItemId);
    const typed = { Charges: [{ ItemId, From: 1, Amount: 1.25 }] };
    expect(await now({ inputDto: typed })).toMatchObject({
      ...{ NewPrice: 1.25, IsChanged: true, MadeBy: 'Set by hand', SetModel: 'Static', SetAmount: 1.25, Version },
      Warnings: expect.arrayContaining(['BelowCost']),
    });
    expect(await charges(typed.Charges)).toBe(200);
    expect(await charges([{ ItemId, Amount: 2, ValidFrom: '2999-01-01' }])).toBe(200);
    await update();
    expect(await now()).toMatchObject({ OldPrice: 1.25, IsChanged: false });
    expect(await now({ validOn: '2999-01-01' })).toMatchObject({ OldPrice: 2, ValidFrom: '2999-01-01' });
    // Given back to the rules from that day on, it stays set until then.
    expect(await charges([{ ItemId, Model: null, ValidFrom: '2999-01-01' }])).toBe(200);
    await update();
    expect(await now()).toMatchObject({ OldPrice: 1.25, SetAmount: 1.25 });
    expect((await now({ validOn: '2999-01-01' }))?.MadeBy).toBe('Default prices');
    expect(await charges([{ ItemId, Percent: 5 }])).toBe(400);
  });

  it('says what running services pay a month more: of those alone that follow the pricelist', async () => {
    const list = (await owner.call(GetMarketplaces, {})).Items.find(({ Owner }) => Owner.startsWith('Ostsee'));
    const marketplaceId = list?.MarketplaceId ?? 0;
    const vendors = await reseller.call(GetRuleTargets, { marketplaceId, selection: 'Vendor' });
    const inputDto = { Rules: [{ ...rule('SrpDiscount', 50), Selected: vendors.map(({ Id }) => Id) }] };
    const before = await previewed(marketplaceId, { inputDto }, reseller);
    const affected = before.Items.filter(({ Effect = 0 }) => Effect !== 0);
    expect(affected.length).toBeGreaterThan(0);
    for (const { Units = 0, OldPrice = 0, NewPrice = 0, Effect = 0 } of affected)
      expect(Effect).toBeCloseTo(Units * (NewPrice - OldPrice), 4);
    const sum = before.Items.reduce((all, { Effect = 0 }) => all + Effect, 0);
    expect(before.Sums.Effect).toBeCloseTo(sum, 4);
    // The reference asks `prices_for`, one sale after the other.
    const { rows } = await sql<{ price_id: string; units: number; tier_id: number }>`
      select s.item_id || '-' || p.min_quantity as price_id, sum(s.quantity)::int as units, min(t.tier_id) as tier_id
      from marketplace m join sale_tier t on t.seller_account_id = m.owner_company_id
      join subscription_span s using (account_id) join item i using (item_id)
      cross join lateral prices_for(t.buyer_account_id, array[s.item_id], s.quantity, current_date) p
      where m.marketplace_id = ${marketplaceId} and p.marketplace_id = m.marketplace_id and i.basis <> 'Metered'
        and daterange(t.from_date, t.to_date) @> current_date and daterange(s.from_date, s.to_date) @> current_date
        and not exists (select from tier_price own where own.tier_id = t.tier_id and own.item_id = s.item_id
          and own.kind <> 'List' and daterange(own.from_date, own.to_date) @> current_date)
      group by 1 order by 1`.execute(server.database.owner);
    const units = (all: typeof before) =>
      all.Items.flatMap(({ PriceId, Units }) => (Units ? [`${PriceId}: ${Units}`] : [])).toSorted();
    expect(units(before)).toEqual(rows.map(({ price_id, units }) => `${price_id}: ${units}`).toSorted());
    // Whoever has agreed on a price of his own does not follow the pricelist any more.
    const [{ price_id = '', units: had = 0, tier_id = 0 } = {}] = rows;
    const [itemId] = price_id.split('-');
    const agreed = await sql<{ quantity: number }>`
      with kept as (insert into tier_price (tier_id, item_id, kind, amount, from_date)
        values (${tier_id}, ${Number(itemId)}, 'Custom', 1, current_date) returning tier_id)
      select s.quantity from kept join sale_tier using (tier_id)
      join subscription_span s using (account_id) where s.item_id = ${Number(itemId)}`.execute(server.database.owner);
    const after = await previewed(marketplaceId, { inputDto }, reseller);
    const left = after.Items.find(({ PriceId }) => PriceId === price_id)?.Units;
    expect(left).toBe(had - (agreed.rows[0]?.quantity ?? 0));
  });

  it('finds, filters, orders and pages on the server', async () => {
    const marketplaceId = await newList();
    const inputDto = { Rules: [rule('SrpDiscount', 10)] };
    const all = await previewed(marketplaceId, { inputDto });
    const page = await previewed(marketplaceId, {
      ...{ inputDto, limit: 3, options: { offset: 2 }, orderBy: { Key: 'NewPrice', Value: 'DESC' } },
    });
    const amounts = all.Items.map(({ NewPrice = 0 }) => NewPrice).sort((one, other) => other - one);
    expect(page.Items.map(({ NewPrice }) => NewPrice)).toEqual(amounts.slice(2, 5));
    expect([page.TotalCount, page.Sums]).toEqual([all.TotalCount, all.Sums]);
    const { Service = '' } = all.Items[0] ?? {};
    const found = await previewed(marketplaceId, { inputDto, options: { filter: Service.slice(0, 6) } });
    expect(found.Items[0]?.Service).toContain(Service.slice(0, 6));
    const parts = ['Prices', 'Changed', 'BelowCost', 'Conflicts', 'WithoutPrice'] as const;
    for (const prices of parts)
      expect((await previewed(marketplaceId, { inputDto, prices })).TotalCount).toBe(all.Sums[prices]);
    const atLoss = await previewed(marketplaceId, {
      inputDto: { Rules: [rule('SrpDiscount', 90)] },
      prices: 'BelowCost',
    });
    expect(atLoss.TotalCount).toBeGreaterThan(0);
    expect(atLoss.Items.every(({ IsBelowCost, Margin = 0 }) => IsBelowCost && Margin < 0)).toBe(true);
    const above = await previewed(marketplaceId, { inputDto, warnings: ['AboveSrp'] });
    expect(above.TotalCount).toBe(all.Sums.AboveSrp);
    expect(above.Items.every(({ IsAboveSrp }) => IsAboveSrp)).toBe(true);
  });

  it('tells no cost, margin or losing rule without the right, and computes nothing from costs', async () => {
    const name = (await owner.call(GetMarketplaces, {})).Items.find(({ Owner }) => Owner.startsWith('Ostsee'));
    const marketplaceId = name?.MarketplaceId ?? 0;
    await giveOnly(server, (await reseller.me()).UserAccountId, {
      rights: { MARKETPLACE: ['Read', 'Update'], BILLING_SHOWPRODUCTPRICE: ['Read'] },
    });
    reseller = await signIn(server.app, 'reseller');
    const { Items, Sums } = await previewed(marketplaceId, {}, reseller);
    expect(Items.length).toBeGreaterThan(10);
    for (const row of Items)
      for (const secret of ['Cost', 'Margin', 'MarginPercent', 'IsBelowCost', 'Lost'])
        expect(row).not.toHaveProperty(secret);
    expect(Sums).not.toHaveProperty('BelowCost');
    const Rules = [rule('SrpDiscount', 90)];
    expect((await previewed(marketplaceId, { inputDto: { Rules }, prices: 'BelowCost' }, reseller)).TotalCount).toBe(0);
    const ask = (inputDto: object) => reseller.post(GetDynamicPricePreview.operation, { marketplaceId, inputDto });
    const [{ ItemId = 0 } = {}] = Items;
    expect((await ask({ Rules: [rule('Markup', 0)] })).status).toBe(403);
    expect((await ask({ Charges: [{ ItemId, Model: 'GrossMargin', Percent: 0 }] })).status).toBe(403);
    expect((await ask({ Rules: [rule('SrpDiscount', 3)] })).status).toBe(200);
    const { Ranked } = await reseller.call(GetPricingRuleGroup, { marketplaceId });
    expect(Ranked.filter(({ Model }) => Model === 'Markup' || Model === 'GrossMargin')).not.toContainEqual(
      expect.objectContaining({ Percent: expect.any(Number) }),
    );
  });

  it('is nobody else’s', async () => {
    const marketplaceId = await newList();
    const asked = (as: Caller, input: object) => as.post(GetDynamicPricePreview.operation, input);
    expect((await asked(reseller, { marketplaceId })).status).toBe(404);
    expect((await asked(owner, { marketplaceId, marketplaceOfferId: 900_003 })).status).toBe(404);
  });
});
