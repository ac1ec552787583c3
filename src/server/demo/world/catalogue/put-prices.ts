/** Writes rates, rules and prices set by hand, and computes all prices by the product's own update. */
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import type { Pricelist } from '../../../pricing/update/facts.ts';
import { recompute } from '../../../pricing/update/recompute.ts';
import { dayOf, daysAfter, now } from '../dates.ts';
import { insertAll } from '../insert-all.ts';
import { type DemoPricing, type DemoRule, demoPricing, demoRates } from './price-rules.ts';

/** Prices hold since the catalogue is there. */
const since = dayOf(daysAfter(now, -690));

export async function putPrices(owner: Kysely<Tables>): Promise<void> {
  await putRates(owner);
  const lists = await owner.selectFrom('marketplace').select(['marketplace_id', 'name', 'owner_company_id']).execute();
  const ids = await selectableIds(owner);
  for (const pricing of demoPricing) {
    const list = lists.find(({ name }) => name === pricing.list);
    if (!list) throw new Error(`There is no pricelist ${pricing.list}`);
    await putRules(owner, list, pricing, ids);
    await setByHand(owner, list.marketplace_id, pricing);
  }
  await computeAll(owner);
}

/** As of the moment of loading: rates of yesterday would be none. */
async function putRates(owner: Kysely<Tables>): Promise<void> {
  const rows = Object.entries(demoRates).map(([currency, perEuro]) => ({
    currency,
    as_of_utc: sql<Date>`date_trunc('second', now())`,
    per_euro: sql<number>`${perEuro}::numeric`,
    source: 'Bank' as const,
  }));
  await insertAll(owner, 'exchange_rate', rows as never);
}

type Ids = Readonly<Record<DemoRule['selection'], (owner: number, name: string) => number | undefined>>;

async function selectableIds(owner: Kysely<Tables>): Promise<Ids> {
  const [vendors, groups, items] = await Promise.all([
    owner.selectFrom('vendor_profile').select(['account_id', 'name']).execute(),
    owner.selectFrom('service_group').select(['service_group_id', 'owner_company_id', 'name']).execute(),
    owner.selectFrom('item').select(['item_id', 'vendor_sku']).execute(),
  ]);
  return {
    Vendor: (_owner, name) => vendors.find((one) => one.name === name)?.account_id,
    ServiceGroup: (company, name) =>
      groups.find((one) => one.owner_company_id === company && one.name === name)?.service_group_id,
    PriceableItem: (_owner, name) => items.find((one) => one.vendor_sku === name)?.item_id,
  };
}

interface ListRow {
  readonly marketplace_id: number;
  readonly owner_company_id: number;
}

async function putRules(owner: Kysely<Tables>, list: ListRow, { rules, tags }: DemoPricing, ids: Ids): Promise<void> {
  const everyVendor = await owner.selectFrom('vendor_profile').select('account_id').orderBy('account_id').execute();
  const selected = (rule: DemoRule): number[] =>
    rule.selected === 'every vendor'
      ? everyVendor.map(({ account_id: id }) => id)
      : rule.selected.map((name) => {
          const id = ids[rule.selection](list.owner_company_id, name);
          if (id === undefined) throw new Error(`${rule.name} selects ${name}, which is not there`);
          return id;
        });
  await insertAll(
    owner,
    'pricing_rule',
    rules.map((rule, place) => ({
      marketplace_id: list.marketplace_id,
      name: rule.name,
      priority: place + 1,
      selection: rule.selection,
      selected: selected(rule),
      model: rule.model,
      percent: rule.model === 'Static' || rule.model === 'Srp' ? null : rule.value,
      amount: rule.model === 'Static' ? rule.value : null,
    })),
  );
  await owner
    .updateTable('marketplace')
    .set({ tags: [...tags] })
    .where('marketplace_id', '=', list.marketplace_id)
    .execute();
}

/** Every seventh item that the pricelist offers has a price of its own, a little below what vendors suggest, the first ones far below. */
async function setByHand(
  owner: Kysely<Tables>,
  list: number,
  { byHand: [all, belowCost] }: DemoPricing,
): Promise<void> {
  if (all === 0) return;
  await sql`
    insert into price_override (marketplace_id, marketplace_offer_id, item_id, min_quantity, model, amount, valid_from_date, set_utc)
    select ${list}, marketplace_offer_id, item_id, 1, 'Static', round(srp * rate * case when place <= ${belowCost} then 0.5 else 0.97 end, digits),
      '2026-02-01', '2026-02-01T09:30:00Z'
    from (
      select o.marketplace_offer_id, i.item_id, p.srp, coalesce(r.per_euro, 1) as rate,
        case when m.currency in ('JPY', 'HUF') then 0 else 2 end as digits,
        row_number() over (order by i.item_id) as place
      from (select o.*, row_number() over (order by o.service_id) as offer_place from marketplace_offer o
        where o.marketplace_id = ${list} and o.state = 'Active') o
      join marketplace m using (marketplace_id)
      join item i on i.service_id = o.service_id and i.fee_type = 'Monthly' and i.basis = 'Unit' and i.commitment_months = 1
      join item_srp p on p.item_id = i.item_id and p.min_quantity = 1 and p.valid_until_date is null
      left join exchange_rate r on r.currency = m.currency
      where o.offer_place % 3 = 1) chosen
    where place <= ${all}`.execute(owner);
}

/** From the marketplace's owner downwards, for what a seller pays is the price above. */
async function computeAll(owner: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<Pricelist & { depth: number }>`
    select m.marketplace_id as "marketplaceId", m.currency, m.owner_company_id as "ownerId", o.parent_account_id is null as "ownerIsRoot",
      null as "itemIds", ${since}::text as "from", cardinality(string_to_array(o.path, '/')) as depth
    from marketplace m join account o on o.account_id = m.owner_company_id
    where m.state = 'Active' order by depth, m.marketplace_id`.execute(owner);
  for (const depth of new Set(rows.map((row) => row.depth)))
    await recompute(
      owner,
      rows.filter((row) => row.depth === depth),
    );
  await sql`update marketplace set priced_utc = ${now} where state = 'Active'`.execute(owner);
}
