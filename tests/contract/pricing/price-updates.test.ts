/** Prices follow rules, costs and prices set by hand, once their update is done: until then everybody buys as before. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import AddServicesToMarketplace from '../../../manifests/operations/Marketplace/AddServicesToMarketplace.ts';
import CreateMarketplace from '../../../manifests/operations/Marketplace/CreateMarketplace.ts';
import GetMarketplaceOrder from '../../../manifests/operations/Marketplace/GetMarketplaceOrder.ts';
import GetMarketplaceProperties from '../../../manifests/operations/Marketplace/GetMarketplaceProperties.ts';
import GetMarketplaces from '../../../manifests/operations/Marketplace/GetMarketplaces.ts';
import GetOffers from '../../../manifests/operations/Marketplace/GetOffers.ts';
import UpdateMarketplacePriority from '../../../manifests/operations/Marketplace/UpdateMarketplacePriority.ts';
import UpdateOffer from '../../../manifests/operations/Marketplace/UpdateOffer.ts';
import GetPriceReason from '../../../manifests/operations/Pricing/GetPriceReason.ts';
import GetPricingRuleGroup from '../../../manifests/operations/Pricing/GetPricingRuleGroup.ts';
import RecomputePrices from '../../../manifests/operations/Pricing/RecomputePrices.ts';
import UpdatePricingRuleGroup from '../../../manifests/operations/Pricing/UpdatePricingRuleGroup.ts';
import { type Caller, startTestServer, type TestServer } from '../../database/server.ts';
import { workOffPrices } from './update-prices.ts';

const fensterblick = 102001;

let server: TestServer;
let owner: Caller;
let reseller: Caller;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.as('owner');
  reseller = await server.as('reseller');
});
afterAll(() => server.close());

const update = () => workOffPrices(server);

const list = async (caller: Caller, name: string) =>
  (await caller.call(GetMarketplaces, { options: { filter: name } })).Items[0]?.MarketplaceId ?? 0;
const offers = async (caller: Caller, marketplaceId: number) =>
  (await caller.call(GetOffers, { marketplaceId, limit: 1000 })).Items;
const amounts = async (marketplaceId: number) =>
  (await offers(owner, marketplaceId)).flatMap(({ Charges = [] }) =>
    Charges.map(({ ItemId, From, Amount }) => [`${ItemId} ${From}`, Amount] as const),
  );

/** A pricelist of the marketplace's owner with what its first one offers of a vendor. */
async function newList(): Promise<number> {
  const marketplaceProperties = { Name: crypto.randomUUID(), Currency: 'EUR' };
  const { marketplaceId } = await owner.call(CreateMarketplace, { marketplaceProperties });
  const serviceIds = (await offers(owner, 1))
    .filter(({ Vendor, State }) => Vendor === 'Fensterblick' && State === 'Active')
    .map(({ ServiceId }) => ServiceId);
  await owner.call(AddServicesToMarketplace, { marketplaceId, serviceIds });
  return marketplaceId;
}

const discount = (Percent: number) => ({
  Name: 'Autumn',
  Selection: 'Vendor' as const,
  Selected: [fensterblick],
  Model: 'SrpDiscount' as const,
  Percent,
});
const saveRules = (marketplaceId: number, Rules: readonly object[], understood = true) =>
  owner.post(UpdatePricingRuleGroup.operation, { marketplaceId, inputDto: { Rules }, understood });

describe('a pricelist', () => {
  it('sells at suggested prices until its rules are computed, and by them afterwards (PL-02, PL-05, CALL-112)', async () => {
    const id = await newList();
    expect((await amounts(id)).every(([, amount]) => amount === undefined)).toBe(true);
    expect(await update()).toEqual([]);
    const suggested = await amounts(id);
    expect(suggested.length).toBeGreaterThan(10);
    expect((await saveRules(id, [discount(10)])).status).toBe(200);
    const waiting = await owner.call(GetMarketplaceProperties, { marketplaceId: id });
    expect(waiting.PriceState).toBe('Queued');
    expect(await amounts(id)).toEqual(suggested);
    expect(await update()).toEqual([]);
    const done = await owner.call(GetMarketplaceProperties, { marketplaceId: id });
    expect([done.PriceState, done.RulesCount]).toEqual(['Updated', 1]);
    const cheaper = new Map(await amounts(id));
    for (const [key, amount = 0] of suggested) expect(cheaper.get(key)).toBeCloseTo(amount * 0.9, 1);
  });

  it('I8 writes nothing when the same would come about once more', async () => {
    const id = await newList();
    await update();
    await owner.call(RecomputePrices, { marketplaceId: id });
    await update();
    const last = await server.database.owner
      .selectFrom('price_update')
      .select(['state', 'cause', 'changed_count'])
      .where('marketplace_id', '=', id)
      .orderBy('price_update_id', 'desc')
      .executeTakeFirstOrThrow();
    expect(last).toEqual({ state: 'Updated', cause: 'Repair', changed_count: 0 });
  });

  it('keeps what is set by hand above its rules, and gives it back (CALL-093)', async () => {
    const id = await newList();
    await update();
    const [offer] = await offers(owner, id);
    const [charge] = offer?.Charges ?? [];
    const [marketplaceOfferId = 0, ItemId = 0] = [offer?.MarketplaceOfferId, charge?.ItemId];
    const set = (charge: object) =>
      owner.post(UpdateOffer.operation, {
        marketplaceId: id,
        marketplaceOfferId,
        updateCharges: [{ ItemId, ...charge }],
        understood: true,
      });
    const now = async () =>
      (await offers(owner, id)).find((one) => one.MarketplaceOfferId === marketplaceOfferId)?.Charges?.[0];
    expect((await set({ Model: 'Static', Amount: 1.25 })).status).toBe(200);
    expect((await saveRules(id, [discount(50)])).status).toBe(200);
    await update();
    expect(await now()).toMatchObject({ Amount: 1.25, IsSetByHand: true });
    expect((await set({})).status).toBe(200);
    await update();
    expect(await now()).toMatchObject({ IsSetByHand: false, Rule: 'Autumn' });
    expect((await set({ Model: 'Static', Amount: -1 })).status).toBe(400);
    expect((await set({ Model: 'Static', Amount: 1, ValidFrom: '2020-01-01' })).status).toBe(400);
    expect((await set({ Model: 'Static', Amount: 1, ValidFrom: '2999-02-30' })).status).toBe(400);
    const backwards = { ValidFrom: '2999-02-02', ValidUntil: '2999-02-02' };
    expect((await set({ Model: 'Static', Amount: 1, ...backwards })).fields).toEqual({
      'updateCharges.0.ValidUntil': 'Must lie after “Valid from”',
    });
    expect((await set({ Model: 'GrossMargin', Percent: 100 })).fields).toHaveProperty(['updateCharges.0.Percent']);
  });

  it('I9 of a reseller follows the one that he buys from, down to the last', async () => {
    const above = await list(owner, 'Nordlicht EUR');
    expect((await saveRules(above, [discount(33)])).status).toBe(200);
    expect(await update()).toEqual([]);
    // What each seller pays, as his prices know it, is what the pricelist above him asks that day.
    const { rows } = await sql<{ compared: number; wrong: number }>`
      select count(*)::int as compared, count(*) filter (where r.cost is distinct from bought.amount)::int as wrong
      from price p join price_reason r using (price_id) join marketplace m on m.marketplace_id = p.marketplace_id
      join account o on o.account_id = m.owner_company_id
      cross join lateral prices_for(o.account_id, array[p.item_id], p.min_quantity, current_date) bought
      where o.parent_account_id is not null and bought.currency = m.currency and p.valid_from_date <= current_date
        and coalesce(p.valid_until_date > current_date, true)`.execute(server.database.owner);
    expect(rows[0]?.compared).toBeGreaterThan(1000);
    expect(rows[0]?.wrong).toBe(0);
  });

  it('has one price a day for each item and quantity, without a gap', async () => {
    const { rows } = await sql`
      select * from (
        select p.*, lead(valid_from_date) over (partition by marketplace_id, item_id, min_quantity order by valid_from_date) as next
        from price p) each
      where next is not null and (valid_until_date is null or valid_until_date > next)`.execute(server.database.owner);
    expect(rows).toEqual([]);
  });

  it('stays at its old prices when an update fails, says so, and is computed anew when somebody asks (PL-05)', async () => {
    const id = await newList();
    await update();
    const before = await amounts(id);
    const { owner: database } = server.database;
    await sql`create function break_prices() returns trigger language plpgsql as $$ begin raise exception 'no disk'; end $$`.execute(
      database,
    );
    await sql`create trigger break_prices before insert on price for each row execute function break_prices()`.execute(
      database,
    );
    await saveRules(id, [discount(20)]);
    for (let tries = 0; tries < 3; tries++) {
      expect(await update()).toHaveLength(1);
      await sql`update price_update set lease_until = now() - interval '1 second' where state = 'Updating'`.execute(
        database,
      );
    }
    const failed = await owner.call(GetMarketplaceProperties, { marketplaceId: id });
    expect(failed.PriceState).toBe('Failed');
    expect(await amounts(id)).toEqual(before);
    await sql`drop trigger break_prices on price`.execute(database);
    await owner.call(RecomputePrices, { marketplaceId: id });
    expect(await update()).toEqual([]);
    expect(await amounts(id)).not.toEqual(before);
  });

  it('is computed once more at once when it and a call wait for each other and it is the one too many', async () => {
    const id = await newList();
    await update();
    const before = await amounts(id);
    const { owner: database } = server.database;
    await sql`create sequence tries_of_prices`.execute(database);
    await sql`create function deadlock_once() returns trigger language plpgsql security definer as $$ begin
      if nextval('tries_of_prices') = 1 then raise exception 'deadlock detected' using errcode = '40P01'; end if;
      return new;
    end $$`.execute(database);
    await sql`create trigger deadlock_once before insert on price for each row execute function deadlock_once()`.execute(
      database,
    );
    await saveRules(id, [discount(20)]);
    expect(await update()).toEqual([]);
    expect(await amounts(id)).not.toEqual(before);
    await sql`drop trigger deadlock_once on price`.execute(database);
  });
});

describe('an order of pricelists', () => {
  it('holds with the update, names all of one seller, and asks to be understood (PL-01, PL-06, CALL-090)', async () => {
    const own = async () =>
      (await reseller.call(GetMarketplaces, { limit: 1000 })).Items.filter(({ Owner }) => Owner.startsWith('Ostsee'));
    const ids = (await own())
      .toSorted((one, other) => one.Priority - other.Priority)
      .map(({ MarketplaceId }) => MarketplaceId);
    const turned = [...ids].reverse();
    const order = (marketplacePriorityList: readonly number[], understood = true) =>
      reseller.post(UpdateMarketplacePriority.operation, {
        marketplacePriorityList: marketplacePriorityList.map((MarketplaceId) => ({ MarketplaceId })),
        understood,
      });
    expect((await order(turned, false)).status).toBe(400);
    expect((await order(turned.slice(1))).status).toBe(400);
    expect((await order(turned)).status).toBe(200);
    const accountId = (await own())[0]?.OwnerAccountId ?? 0;
    const asked = await reseller.call(GetMarketplaceOrder, { accountId });
    expect(asked.map(({ MarketplaceId }) => MarketplaceId)).toEqual(turned);
    expect((await reseller.post(GetMarketplaceOrder.operation, { accountId: 1 })).status).toBe(404);
    expect((await own()).map(({ Priority, WantedPriority = 0 }) => Priority + WantedPriority)).toEqual(
      ids.map(() => ids.length + 1),
    );
    expect(await update()).toEqual([]);
    const after = (await own()).toSorted((one, other) => one.Priority - other.Priority);
    expect(after.map(({ MarketplaceId }) => MarketplaceId)).toEqual(turned);
  });

  it('changed by two at once is that of one; the other is told, and an order of another seller is none of this one', async () => {
    const [own] = (await reseller.call(GetMarketplaces, { limit: 1000 })).Items.filter(({ Owner }) =>
      Owner.startsWith('Ostsee'),
    );
    const accountId = own?.OwnerAccountId ?? 0;
    const read = async () => reseller.call(GetMarketplaceOrder, { accountId });
    const before = await read();
    const ids = before.map(({ MarketplaceId }) => MarketplaceId);
    const order = (list: readonly number[], more: object = {}) =>
      reseller.post(UpdateMarketplacePriority.operation, {
        ...{ accountId, version: before[0]?.Version, understood: true },
        marketplacePriorityList: list.map((MarketplaceId) => ({ MarketplaceId })),
        ...more,
      });
    const [first = 0, second = 0, ...others] = ids;
    const wanted = [
      [second, first, ...others],
      [...others, first, second],
    ];
    const answers = await Promise.all(wanted.map((each) => order(each)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const won = wanted[answers.findIndex(({ status }) => status === 200)];
    expect((await read()).map(({ MarketplaceId }) => MarketplaceId)).toEqual(won);
    // The round makes it so, which is no other order.
    const [asked] = await read();
    await update();
    expect((await read())[0]?.Version).toBe(asked?.Version);
    const { CompanyAccount } = await owner.me();
    expect((await order(ids, { accountId: CompanyAccount.AccountId, version: undefined })).status).toBe(404);
  });
});

describe('rules', () => {
  it('are refused where they are wrong or nobody says that he understands, and nothing of them is kept (PL-07)', async () => {
    const id = await newList();
    const wrong = [
      [{ ...discount(10), Percent: undefined }, 'inputDto.Rules.0.Percent'],
      [{ ...discount(101) }, 'inputDto.Rules.0.Percent'],
      [{ ...discount(1), Model: 'GrossMargin', Percent: 100 }, 'inputDto.Rules.0.Percent'],
      [{ ...discount(1), Model: 'Static' }, 'inputDto.Rules.0.Amount'],
      [{ ...discount(1), Percent: 1.23456 }, 'inputDto.Rules.0.Percent'],
      [{ ...discount(1), Selected: [900_003] }, 'inputDto.Rules.0.Selected'],
    ] as const;
    for (const [rule, field] of wrong) {
      const answer = await saveRules(id, [rule]);
      expect([answer.status, answer.fields]).toEqual([400, { [field]: expect.any(String) }]);
    }
    expect((await saveRules(id, [discount(5)], false)).status).toBe(400);
    expect((await saveRules(id, [{ ...discount(5), RuleId: 900_003 }])).status).toBe(409);
    expect((await owner.call(GetPricingRuleGroup, { marketplaceId: id })).Rules).toEqual([]);
  });

  it('keep who they are when they change their places', async () => {
    const id = await newList();
    await saveRules(id, [discount(5), { ...discount(6), Name: 'Winter' }]);
    const [first, second] = (await owner.call(GetPricingRuleGroup, { marketplaceId: id })).Rules;
    expect((await saveRules(id, [{ ...second }, { ...first }])).status).toBe(200);
    const turned = (await owner.call(GetPricingRuleGroup, { marketplaceId: id })).Rules;
    expect(turned.map(({ RuleId, Priority }) => [RuleId, Priority])).toEqual([
      [second?.RuleId, 1],
      [first?.RuleId, 2],
    ]);
  });

  it('changed by two at once are those of one; the other is told, and nothing of his is kept half', async () => {
    const id = await newList();
    await saveRules(id, [discount(5), { ...discount(6), Name: 'Winter' }]);
    const ranked = async () => (await owner.call(GetPricingRuleGroup, { marketplaceId: id })).Ranked;
    const [first, second] = await ranked();
    const save = (percent: number) =>
      owner.post(UpdatePricingRuleGroup.operation, {
        marketplaceId: id,
        changes: [first, second].map((rule) => ({ RuleId: rule?.RuleId, Percent: percent })),
        understood: true,
        version: first?.Version,
      });
    const tries = [31, 32, 33];
    const answers = await Promise.all(tries.map(save));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const won = tries[answers.findIndex(({ status }) => status === 200)];
    expect((await ranked()).slice(0, 2).map(({ Percent }) => Percent)).toEqual([won, won]);
  });

  it('need a rate of today where the vendor asks in another currency (ERR-16)', async () => {
    const marketplaceProperties = { Name: crypto.randomUUID(), Currency: 'CZK' };
    const { marketplaceId } = await owner.call(CreateMarketplace, { marketplaceProperties });
    const [service] = await offers(owner, 1);
    await owner.call(AddServicesToMarketplace, { marketplaceId, serviceIds: [service?.ServiceId ?? 0] });
    expect((await saveRules(marketplaceId, [])).status).toBe(200);
    const { owner: database } = server.database;
    const { per_euro } = await database
      .selectFrom('exchange_rate')
      .select('per_euro')
      .where('currency', '=', 'CZK')
      .executeTakeFirstOrThrow();
    expect(await update()).toEqual([]);
    const [charge] = (await offers(owner, marketplaceId))[0]?.Charges ?? [];
    const asked = { serviceId: service?.ServiceId ?? 0, itemId: charge?.ItemId ?? 0, marketplaceId };
    expect(await owner.call(GetPriceReason, asked)).toMatchObject({
      CostCurrency: 'EUR',
      Rate: per_euro,
      RateUtc: expect.any(String),
    });
    await sql`alter table exchange_rate disable trigger user`.execute(database);
    await sql`update exchange_rate set as_of_utc = now() - interval '25 hours' where currency = 'CZK'`.execute(
      database,
    );
    await sql`alter table exchange_rate enable trigger user`.execute(database);
    const refused = await saveRules(marketplaceId, []);
    expect([refused.status, refused.message]).toEqual([409, 'Exchange rate not up to date.']);
  });
});
