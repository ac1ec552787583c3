/** Writes of prices, rules, pricelists, assignments and rates, each refused: without its right, about what is somebody else's, and with what makes no sense. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { knownIds } from '../../../src/server/demo/world/accounts/account.ts';
import { full, giveOnly } from '../../database/rights.ts';
import { type Caller, signIn, startTestServer, type TestServer } from '../../database/server.ts';
import { makePricelist, makeService } from '../catalogue/made-services.ts';
import { operations } from '../world/sample-inputs.ts';

interface Ids {
  readonly list: number;
  readonly offer: number;
  readonly service: number;
  readonly item: number;
  readonly account: number;
}
type Input = Readonly<Record<string, unknown>>;
interface Write {
  /** About things of these ids: right ones, of another seller and of nobody. */
  readonly about: (ids: Ids) => Input;
  readonly wrong: readonly (readonly [input: Input, said: RegExp])[];
  /** It concerns no one seller. */
  readonly ofAll?: true;
}

const rule = { Name: 'Rule', Selection: 'Vendor', Selected: [1], Model: 'Markup', Percent: 5 };
const fee = { feeType: 'Monthly', basis: 'Unit', unit: 'User', commitmentMonths: 1, billing: 'Monthly' };
const chooseOne = 'Choose at least one value';
const understood = true;
const services = (ids: Ids) => ({ marketplaceId: ids.list, serviceIds: [ids.service] });
const noServices = [[{ serviceIds: [] }, /^serviceIds: Choose at least one value$/]] as const;
const customers = (ids: Ids) => ({ marketplaceId: ids.list, accountIds: [ids.account] });
const noCustomers = [[{ accountIds: [] }, /^accountIds: Choose at least one value$/]] as const;
const item = (ids: Ids) => ({ serviceId: ids.service, itemId: ids.item });
const band = (ids: Ids) => ({ ...item(ids), fromQuantity: 10 });
const noItem = [[{ itemId: 0 }, /^itemId: At least 1$/]] as const;
const noBand = [[{ fromQuantity: 0 }, /^fromQuantity: At least 1$/]] as const;

const writes: Readonly<Record<string, Write>> = {
  'Marketplace/CreateMarketplace': {
    about: (ids) => ({ marketplaceProperties: { Name: crypto.randomUUID(), Currency: 'EUR' }, copyOf: ids.list }),
    wrong: [
      [{ marketplaceProperties: { Name: 'A', Currency: 'eur' } }, /Currency: Uppercase letters only$/],
      [{ marketplaceProperties: { Name: 'A', Currency: 'XXX' } }, /Currency: Allowed are AED, .*EUR, /],
    ],
  },
  'Marketplace/UpdateMarketplaceProperties': {
    about: (ids) => ({ marketplaceId: ids.list, marketplaceProperties: { Tags: ['a'] } }),
    wrong: [[{ marketplaceProperties: { Tags: ['a'.repeat(41)] } }, /Tags\.0: At most 40 characters$/]],
  },
  'Marketplace/DeleteMarketplace': {
    about: (ids) => ({ marketplaceId: ids.list }),
    wrong: [[{ marketplaceId: 'all' }, /^marketplaceId: Integers only$/]],
  },
  'Marketplace/UpdateMarketplacePriority': {
    about: (ids) => ({ marketplacePriorityList: [{ MarketplaceId: ids.list }], understood }),
    wrong: [
      [{ marketplacePriorityList: [] }, new RegExp(`^marketplacePriorityList: ${chooseOne}$`)],
      [{ understood: false }, /^Confirm first: /],
    ],
  },
  'Marketplace/AssignCustomers': { about: customers, wrong: noCustomers },
  'Marketplace/RemoveCustomers': { about: customers, wrong: noCustomers },
  'Marketplace/AddServicesToMarketplace': { about: services, wrong: noServices },
  'Marketplace/WithdrawServices': { about: services, wrong: noServices },
  'Marketplace/AddServicesToMarketplaces': {
    about: (ids) => ({ marketplaceIds: [ids.list], serviceIds: [ids.service] }),
    wrong: [...noServices, [{ marketplaceIds: [] }, new RegExp(`^marketplaceIds: ${chooseOne}$`)]],
  },
  'Marketplace/PropagateServices': {
    about: (ids) => ({ marketplaceServiceList: [ids.list] }),
    wrong: [[{ marketplaceServiceList: [] }, new RegExp(`^marketplaceServiceList: ${chooseOne}$`)]],
  },
  'Marketplace/AddPropagationFilter': {
    about: (ids) => ({ marketplaceId: ids.list, filter: { Kind: 'Include', Tags: ['a'] } }),
    wrong: [
      [{ filter: { Kind: 'Perhaps' } }, /^filter\.Kind: Allowed are Include, Exclude$/],
      [{ filter: { Kind: 'Include', VendorIds: [900_003] } }, /^There is no vendor 900003\.$/],
    ],
  },
  'Marketplace/SavePropagationFilters': {
    about: (ids) => ({ marketplaceId: ids.list, filters: [] }),
    wrong: [
      [{ filters: [{ Kind: 'Perhaps', VendorIds: [], Tags: [] }] }, /^filters\.0\.Kind: Allowed are Include, Exclude$/],
    ],
  },
  'Marketplace/RemovePropagationFilter': {
    about: (ids) => ({ marketplaceId: ids.list, filterId: 1 }),
    wrong: [[{ filterId: 0 }, /^filterId: At least 1$/]],
  },
  'Marketplace/UpdateOffer': {
    about: (ids) => ({
      marketplaceId: ids.list,
      marketplaceOfferId: ids.offer,
      updateCharges: [{ ItemId: ids.item, Amount: 1 }],
      understood,
    }),
    wrong: [
      [{ updateCharges: [{ ItemId: 1, Amount: -1 }] }, /^updateCharges\.0\.Amount: At least 0$/],
      [
        { updateCharges: [{ ItemId: 1, Model: 'Srp' }] },
        /Model: Allowed are Static, Markup, GrossMargin, SrpDiscount$/,
      ],
      [{ understood: false }, /^Confirm first: /],
    ],
  },
  'Pricing/AddPricingRule': {
    about: (ids) => ({
      marketplaceId: ids.list,
      rule: { ...rule, Selection: 'PriceableItem', Selected: [ids.item] },
      understood,
    }),
    wrong: [
      [
        { rule: { ...rule, Model: 'Free' } },
        /^rule\.Model: Allowed are Static, Srp, Markup, GrossMargin, SrpDiscount$/,
      ],
      [{ rule: { ...rule, Percent: 1000 } }, /^rule\.Percent: At most 999\.9999$/],
      [{ rule: { ...rule, Model: 'Static' } }, /^rule\.Amount: This field is required$/],
      [{ rule: { ...rule, Model: 'GrossMargin', Percent: 100 } }, /^rule\.Percent: At most 99\.9999$/],
      [{ understood: false }, /^Confirm first: /],
    ],
  },
  'Pricing/UpdatePricingRuleGroup': {
    about: (ids) => ({ marketplaceId: ids.list, inputDto: { Rules: [] }, understood }),
    wrong: [
      [
        { inputDto: { Rules: [{ ...rule, Selection: 'All' }] } },
        /^inputDto\.Rules\.0\.Selection: Allowed are Vendor, ServiceGroup, PriceableItem$/,
      ],
      [
        { inputDto: { Rules: [{ ...rule, Selected: [] }] } },
        /^inputDto\.Rules\.0\.Selected: Choose at least one value$/,
      ],
      [{ understood: false }, /^Confirm first: /],
    ],
  },
  'Pricing/ImportPrices': {
    about: (ids) => ({ marketplaceId: ids.list, file: 'nobodys', digest: 'a', understood }),
    wrong: [[{ digest: '' }, /^digest: /]],
  },
  'Pricing/RecomputePrices': {
    about: (ids) => ({ marketplaceId: ids.list }),
    wrong: [[{ marketplaceId: 0 }, /^marketplaceId: At least 1$/]],
  },
  'Marketplace/SetExchangeRates': {
    about: () => ({ rates: [{ Currency: 'PLN', PerEuro: 4.2 }] }),
    ofAll: true,
    wrong: [
      [{ rates: [{ Currency: 'PLN', PerEuro: 0 }] }, /^rates\.0\.PerEuro: More than 0$/],
      [{ rates: [{ Currency: 'XXX', PerEuro: 1 }] }, /^rates\.0\.Currency: Allowed are AED, .*PLN, /],
      [{ rates: [{ Currency: 'EUR', PerEuro: 1 }] }, /the euro itself has none\.$/],
    ],
  },
  'ServiceManagement/AddItem': {
    about: (ids) => ({ serviceId: ids.service, names: { en: 'Per user' }, ...fee }),
    wrong: [[{ billing: 'Weekly' }, /^billing: Allowed are Monthly, YearlyPrepaid, Once$/]],
  },
  'ServiceManagement/ChangeItem': {
    about: item,
    wrong: [...noItem, [{ billing: 'Weekly' }, /^billing: Allowed are Monthly, YearlyPrepaid, Once$/]],
  },
  'ServiceManagement/RetireItem': { about: item, wrong: noItem },
  'ServiceManagement/RestoreItem': { about: item, wrong: noItem },
  'ServiceManagement/AddItemBand': {
    about: (ids) => ({ ...band(ids), srp: 1 }),
    wrong: [
      ...noBand,
      [{ srp: -1 }, /^srp: At least 0$/],
      [{ validFrom: '2020-01-01' }, /^validFrom: Choose today or a later day/],
    ],
  },
  'ServiceManagement/EndItemBand': { about: band, wrong: noBand },
  'ServiceManagement/SaveItemPrices': {
    about: (ids) => ({ serviceId: ids.service, prices: [{ BandId: `${ids.item}-1`, Srp: 1 }] }),
    wrong: [
      [{ prices: [] }, new RegExp(`^prices: ${chooseOne}$`)],
      [{ prices: [{ BandId: '1-1', Srp: -1 }] }, /^prices\.0\.Srp: At least 0$/],
    ],
  },
  'ServiceManagement/TakeBackPlannedPrice': {
    about: (ids) => ({ ...band(ids), priceKind: 'Srp', validFrom: '2999-01-01' }),
    wrong: [[{ priceKind: 'Gift' }, /^priceKind: Allowed are Cost, Srp$/]],
  },
  'Account/SetSubscriptionPrice': {
    about: (ids) => ({ accountId: ids.account, itemId: 1, amount: 1 }),
    wrong: [[{ amount: -1 }, /^amount: At least 0$/]],
  },
  'Account/ResetPriceProtection': {
    about: (ids) => ({ accountId: ids.account }),
    wrong: [[{ accountId: 0 }, /^accountId: At least 1$/]],
  },
};

const types = [
  ...['MARKETPLACE', 'CUSTOMER_PRICELIST', 'PRICELIST_TEMPLATES', 'MARKETPLACE_PROPAGATION_ENABLEMENT_FLAG'],
  ...['MARKETPLACE_AUTO_ADD_SERVICES_FLAG', 'MY_SERVICES', 'SERVICE_TOOL_BILLING', 'SUBSCRIPTION_CUSTOM_PRICE'],
  ...['ACCOUNT_RESETPRICEPROTECTION', 'BILLING_SHOWPRODUCTPRICE', 'BILLING_SHOWPRODUCTPRICE_MARGIN', 'ADMINISTRATIVE'],
];

let server: TestServer;
/** With every right about prices, and of another seller than the foreign things. */
let seller: Caller;
/** The same with the right to look alone. */
let reader: Caller;
let own: Ids;
let foreign: Ids;
beforeAll(async () => {
  server = await startTestServer();
  const { UserAccountId } = await (await server.as('reseller')).me();
  const made = async (owner: number): Promise<Ids> => {
    const service = await makeService(server, { name: crypto.randomUUID(), owner, srp: { 1: 10 } });
    const list = await makePricelist(server, owner, { customers: [], services: [service], factor: 1 });
    const { rows } = await sql<{ offer: number; item: number }>`
      select o.marketplace_offer_id as offer, i.item_id as item from marketplace_offer o join item i using (service_id)
      where o.marketplace_id = ${list}`.execute(server.database.owner);
    const [row] = rows;
    if (!row) throw new Error('nothing was made');
    return { list, service, ...row, account: owner };
  };
  own = await made(knownIds.ostsee);
  foreign = await made(knownIds.root);
  await giveOnly(server, UserAccountId, { rights: full(...types) });
  seller = await signIn(server.app, 'reseller');
  const { UserAccountId: other } = await (await server.as('user')).me();
  await giveOnly(server, other, { rights: Object.fromEntries(types.map((type) => [type, ['Read']])) });
  reader = await signIn(server.app, 'user');
});
afterAll(() => server.close());

/** All that is kept of prices and of how they are made. */
async function kept(): Promise<unknown> {
  const { rows } = await sql`select
    (select md5(string_agg(to_jsonb(m)::text, '' order by marketplace_id)) from marketplace m) as lists,
    (select md5(string_agg(to_jsonb(o)::text, '' order by marketplace_offer_id)) from marketplace_offer o) as offers,
    (select md5(string_agg(to_jsonb(c)::text, '' order by marketplace_id, customer_account_id)) from marketplace_customer c) as customers,
    (select md5(string_agg(to_jsonb(r)::text, '' order by rule_id)) from pricing_rule r) as rules,
    (select md5(string_agg(to_jsonb(v)::text, '' order by override_id)) from price_override v) as by_hand,
    (select md5(string_agg(to_jsonb(f)::text, '' order by filter_id)) from propagation_filter f) as filters,
    (select md5(string_agg(to_jsonb(i)::text, '' order by item_id)) from item i) as items,
    (select md5(string_agg(to_jsonb(s)::text, '' order by item_srp_id)) from item_srp s) as srps,
    (select count(*) from exchange_rate) as rates, (select count(*) from price_update) as updates`.execute(
    server.database.owner,
  );
  return rows[0];
}

it('are all that say of themselves that they change prices or what makes them', () => {
  const changing = operations.filter(
    ({ kind, changes = [] }) =>
      kind === 'write' &&
      changes.some((change) => /Pricelist|PricingRule|Price|Item|ExchangeRate/.test(String(change))),
  );
  expect(changing.map(({ operation }) => operation).filter((name) => !(name in writes))).toEqual([]);
});

describe.each(Object.entries(writes))('%s', (name, { about, wrong, ofAll }) => {
  it('is refused to who may only look', async () => {
    const before = await kept();
    expect((await reader.post(name, about(own))).status).toBe(403);
    expect(await kept()).toEqual(before);
  });

  if (!ofAll)
    it('does not find what is another seller’s, nor what nobody has', async () => {
      const before = await kept();
      const nobodys = { list: 900_003, offer: 900_003, service: 900_003, item: 900_003, account: 900_003 };
      for (const ids of [foreign, nobodys])
        expect([ids, (await seller.post(name, about(ids))).status]).toEqual([ids, 404]);
      expect(await kept()).toEqual(before);
    });

  it('says at which value what is allowed', async () => {
    const before = await kept();
    for (const [input, said] of wrong) {
      const { status, message } = await seller.post(name, { ...about(own), ...input });
      expect([status, message]).toEqual([400, expect.stringMatching(said)]);
    }
    expect(await kept()).toEqual(before);
  });
});

it.each(['Marketplace/UpdateOffer', 'ServiceManagement/ChangeItem', 'Marketplace/AddServicesToMarketplace'])(
  '%s of something of one’s own does not find what stands below it and is not',
  async (name) => {
    const input = writes[name]?.about({
      ...own,
      offer: foreign.offer,
      item: foreign.item,
      service: name.includes('Item') ? own.service : foreign.service,
    });
    const before = await kept();
    expect((await seller.post(name, input)).status).toBe(404);
    expect(await kept()).toEqual(before);
  },
);

it('customers that are no one’s own stay in the pricelists that they buy from', async () => {
  const before = await kept();
  const input = { marketplaceId: own.list, accountIds: [knownIds.root, 900_003] };
  expect((await seller.post('Marketplace/RemoveCustomers', input)).status).toBe(200);
  expect((await seller.post('Marketplace/AssignCustomers', input)).status).toBe(400);
  expect(await kept()).toEqual(before);
});
