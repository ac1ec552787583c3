/** What the prices of a pricelist follow from: read in large parts, so that a long pricelist takes no more memory than a short one. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { boughtAt, type Listed } from '../../../rules/prices/bought.ts';
import type { Model, Override, Rule, Selection } from '../../../rules/prices/candidate.ts';
import { fromNumber, scaledFromText } from '../../../rules/prices/decimal.ts';
import type { Rates } from '../../../rules/prices/money.ts';
import type { Dated, DatedFacts } from '../../../rules/prices/price-timeline.ts';
import { type Selectable, selectorOf } from '../../../rules/prices/rule-selection.ts';
import { arrayText } from '../../db/array-text.ts';
import type { Tables } from '../../db/tables.ts';

export interface Pricelist {
  readonly marketplaceId: number;
  readonly currency: string;
  readonly ownerId: number;
  /** He buys from vendors at their cost, as of everything that is his own. */
  readonly ownerIsRoot: boolean;
  /** The first day whose prices may change: 2026-11-23. */
  readonly from: string;
  /** null: all of them. */
  readonly itemIds: readonly number[] | null;
}

/** An item of a pricelist. */
export interface Place {
  readonly list: Pricelist;
  readonly offerId: number;
  readonly itemId: number;
  /** What rules may select it by. */
  readonly selectable: Selectable;
  readonly facts: DatedFacts;
  readonly stored: readonly StoredPrice[];
}

export interface StoredPrice {
  readonly priceId: number;
  readonly band: number;
  readonly from: string;
  readonly until: string | null;
  readonly amount: number;
  readonly signature: string;
}

/** So few that most of what is made for a part is gone before it is counted as old. */
const partSize = 2000;

/** Every place of these pricelists that is wanted, in parts. */
export async function* placesOf(db: Kysely<Tables>, lists: readonly Pricelist[]): AsyncGenerator<readonly Place[]> {
  const rates = await ratesNow(db);
  const wanted = await wantedItems(db, lists);
  const [rules, groups] = await Promise.all([rulesOf(db, lists), groupsOf(db, lists)]);
  const byId = new Map(
    lists.map((list) => [list.marketplaceId, { list, rulesOf: selectorOf(rules.get(list.marketplaceId) ?? []) }]),
  );
  const partAt = (start: number) => {
    const part = wanted.slice(start, start + partSize);
    const dated = datedOf(db, lists, part);
    // Whoever waits for it is told; who has given up before is not.
    dated.catch(() => undefined);
    return { part, reading: dated };
  };
  if (wanted.length === 0) return;
  let next = partAt(0);
  for (let start = 0; start < wanted.length; start += partSize) {
    const { part, reading } = next;
    const dated = await reading;
    // Read while this one is computed.
    if (start + partSize < wanted.length) next = partAt(start + partSize);
    // Sent by now: nothing is while the caller computes.
    await new Promise(setImmediate);
    yield part.flatMap((one) => {
      const known = byId.get(one.marketplace_id);
      if (!known) return [];
      const { list } = known;
      const item = { itemId: one.item_id, isMetered: one.is_metered };
      const serviceGroupIds = groups.get(list.ownerId)?.get(one.service_id) ?? [];
      const selectable = { itemId: one.item_id, vendorId: one.vendor_id, serviceGroupIds };
      const buysOfVendor = list.ownerIsRoot || one.vendor_id === list.ownerId;
      const facts: DatedFacts = {
        item,
        currency: list.currency,
        rates,
        srp: dated.srp.get(one.item_id) ?? [],
        cost: buysOfVendor
          ? (dated.cost.get(one.item_id) ?? [])
          : boughtAt(dated.bought.get(keyOf(list.ownerId, one.item_id)) ?? []),
        overrides: dated.overrides.get(keyOf(list.marketplaceId, one.item_id)) ?? [],
        rules: known.rulesOf(selectable),
      };
      const stored = dated.stored.get(keyOf(list.marketplaceId, one.item_id)) ?? [];
      return [{ list, offerId: one.offer_id, itemId: one.item_id, selectable, facts, stored }];
    });
  }
}

const keyOf = (one: number, other: number): string => `${one} ${other}`;

/** Rates as of now; one that is older than a day counts as none. */
export async function ratesNow(db: Kysely<Tables>): Promise<Rates> {
  const { rows } = await sql<{ currency: string; per_euro: string; as_of: Date; at: Date }>`
    select distinct on (currency) currency, per_euro::text, as_of_utc as as_of, now() as at
    from exchange_rate where as_of_utc <= now() order by currency, as_of_utc desc`.execute(db);
  return {
    at: rows[0]?.at.getTime() ?? Date.now(),
    byCurrency: new Map(
      rows.map((row) => [row.currency, { perEuro: scaledFromText(row.per_euro, 9), asOf: row.as_of.getTime() }]),
    ),
  };
}

interface WantedItem {
  readonly marketplace_id: number;
  readonly offer_id: number;
  readonly item_id: number;
  readonly service_id: number;
  readonly vendor_id: number;
  readonly is_metered: boolean;
}

/** Also fees that are not sold any more: what runs goes on paying for them. */
async function wantedItems(db: Kysely<Tables>, lists: readonly Pricelist[]): Promise<readonly WantedItem[]> {
  const whole = lists.flatMap(({ marketplaceId, itemIds }) => (itemIds === null ? [marketplaceId] : []));
  const some = JSON.stringify(
    lists.flatMap(({ marketplaceId, itemIds }) =>
      itemIds === null ? [] : [{ marketplace_id: marketplaceId, item_ids: itemIds }],
    ),
  );
  const columns = sql`o.marketplace_id, o.marketplace_offer_id as offer_id, i.item_id, i.service_id, i.owner_account_id as vendor_id,
    i.basis = 'Metered' as is_metered`;
  // Apart, as all that stands in a pricelist is read at once, and few items of it are looked up each.
  const { items } = await readLists(db, {
    items: listOf<WantedItem>(
      ['marketplace_id', 'offer_id', 'item_id', 'service_id', 'vendor_id', 'is_metered'],
      sql`
    select ${columns} from marketplace_offer o join item i using (service_id)
    where o.marketplace_id = any (${whole}::bigint[]) and o.state = 'Active'
    union all
    select ${columns} from jsonb_to_recordset(${some}::jsonb) as wanted (marketplace_id bigint, item_ids bigint[])
    join marketplace_offer o on o.marketplace_id = wanted.marketplace_id and o.state = 'Active'
    join item i on i.service_id = o.service_id and i.item_id = any (wanted.item_ids)
    order by marketplace_id, item_id`,
    ),
  });
  return items;
}

async function rulesOf(db: Kysely<Tables>, lists: readonly Pricelist[]): Promise<ReadonlyMap<number, readonly Rule[]>> {
  const rows = await db
    .selectFrom('pricing_rule')
    .selectAll()
    .where(
      'marketplace_id',
      'in',
      lists.map(({ marketplaceId }) => marketplaceId),
    )
    .execute();
  return grouped(rows, ({ marketplace_id: list }) => list, ruleOf);
}

interface FormulaRow {
  readonly model: Model;
  readonly percent: number | null;
  readonly amount: number | null;
}

const formulaOf = ({ model, percent, amount }: FormulaRow) => ({
  model,
  ...(percent !== null && { percent: fromNumber(percent) }),
  ...(amount !== null && { amount: fromNumber(amount) }),
});

export const ruleOf = (
  row: FormulaRow & {
    readonly rule_id: number;
    readonly name: string;
    readonly priority: number;
    readonly is_default: boolean;
    readonly selection: Selection;
    readonly selected: readonly number[];
  },
): Rule => ({
  kind: 'Rule',
  ruleId: row.rule_id,
  name: row.name,
  priority: row.priority,
  isDefault: row.is_default,
  selection: row.selection,
  selected: row.selected,
  ...formulaOf(row),
});

/** The groups of the owners of these pricelists that a service is in: by owner, then by service. */
async function groupsOf(db: Kysely<Tables>, lists: readonly Pricelist[]) {
  const rows = await db
    .selectFrom('service_group_member')
    .select(['owner_company_id', 'service_id', 'service_group_id'])
    .where('owner_company_id', 'in', [...new Set(lists.map(({ ownerId }) => ownerId))])
    .execute();
  const byOwner = new Map<number, Map<number, number[]>>();
  for (const { owner_company_id: owner, service_id: service, service_group_id: group } of rows) {
    const ofOwner = byOwner.get(owner) ?? new Map<number, number[]>();
    byOwner.set(owner, ofOwner.set(service, [...(ofOwner.get(service) ?? []), group]));
  }
  return byOwner;
}

interface DatedRow {
  readonly item_id: number;
  readonly min_quantity: number;
  readonly amount: number;
  readonly currency: string;
  readonly from_day: string;
  readonly until_day: string | null;
}

const ofDated = ['item_id', 'min_quantity', 'amount', 'currency', 'from_day', 'until_day'] as const;

const datedOfRow = (row: DatedRow): Dated => ({
  amount: fromNumber(row.amount),
  currency: row.currency,
  minQuantity: row.min_quantity,
  from: row.from_day,
  ...(row.until_day !== null && { until: row.until_day }),
});

interface BoughtRow extends DatedRow {
  readonly buyer: number;
  readonly place: number;
}

interface OverrideRow extends FormulaRow, Omit<DatedRow, 'amount' | 'currency'> {
  readonly marketplace_id: number;
  readonly override_id: number;
  readonly set_utc: string;
}

interface StoredRow extends Omit<DatedRow, 'currency'> {
  readonly marketplace_id: number;
  readonly price_id: number;
  readonly signature: string;
}

async function datedOf(db: Kysely<Tables>, lists: readonly Pricelist[], part: readonly WantedItem[]) {
  const items = [...new Set(part.map(({ item_id: id }) => id))];
  const pricelists = [...new Set(part.map(({ marketplace_id: id }) => id))];
  const buyers = [...new Set(lists.filter(({ ownerIsRoot }) => !ownerIsRoot).map(({ ownerId }) => ownerId))];
  const from = lists.map((list) => list.from).sort()[0] ?? '';
  const days = sql`valid_from_date as from_day, valid_until_date as until_day`;
  const holds = sql`(valid_until_date is null or valid_until_date > ${from}::date)`;
  // By a subquery, as the planner would weigh each of thousands of ids.
  const ofPart = sql`item_id = any ((select ${arrayText(items)}::bigint[])::bigint[])`;
  const { srp, cost, bought, overrides, stored } = await readLists(db, {
    srp: listOf<DatedRow>(
      ofDated,
      sql`select item_id, min_quantity, srp as amount, currency, ${days} from item_srp where ${ofPart} and ${holds}`,
    ),
    cost: listOf<DatedRow>(
      ofDated,
      sql`select item_id, min_quantity, purchase_price as amount, currency, ${days} from item_cost where ${ofPart} and ${holds}`,
    ),
    bought: listOf<BoughtRow>(
      [...ofDated, 'buyer', 'place'],
      sql`
      select c.customer_account_id as buyer, p.item_id, p.min_quantity, p.amount, m.currency, ${days},
        dense_rank() over (partition by c.customer_account_id order by m.priority, m.marketplace_id)::int as place
      from marketplace_customer c
      join marketplace m on m.marketplace_id = c.marketplace_id and m.state = 'Active'
      join price p on p.marketplace_id = m.marketplace_id and p.${ofPart} and ${holds}
      join marketplace_offer o on o.marketplace_offer_id = p.marketplace_offer_id and o.state = 'Active'
      where c.customer_account_id = any (${buyers}::bigint[])`,
    ),
    overrides: listOf<OverrideRow>(
      [
        ...(['marketplace_id', 'override_id', 'item_id', 'min_quantity', 'model', 'percent', 'amount'] as const),
        ...(['set_utc', 'from_day', 'until_day'] as const),
      ],
      sql`
      select marketplace_id, override_id, item_id, min_quantity, model, percent, amount, set_utc, ${days}
      from price_override
      where marketplace_id = any (${pricelists}::bigint[]) and ${ofPart} and ended_utc is null and ${holds}`,
    ),
    stored: listOf<StoredRow>(
      ['marketplace_id', 'price_id', 'item_id', 'min_quantity', 'amount', 'from_day', 'until_day', 'signature'],
      // Each reason is looked up by its key: a join would read those of all pricelists for every part.
      sql`
      select p.marketplace_id, p.price_id, p.item_id, p.min_quantity, p.amount, ${days},
        (select r.signature from price_reason r where r.price_id = p.price_id) as signature
      from price p
      where p.marketplace_id = any (${pricelists}::bigint[]) and p.${ofPart} and ${holds}`,
    ),
  });
  return {
    srp: grouped(srp, ({ item_id: id }) => id, datedOfRow),
    cost: grouped(cost, ({ item_id: id }) => id, datedOfRow),
    bought: grouped(
      bought,
      ({ buyer, item_id: id }) => keyOf(buyer, id),
      (row): Listed => ({ ...datedOfRow(row), place: row.place }),
    ),
    overrides: grouped(
      overrides,
      ({ marketplace_id: list, item_id: id }) => keyOf(list, id),
      (row): Override => ({
        kind: 'Override',
        overrideId: row.override_id,
        itemId: row.item_id,
        minQuantity: row.min_quantity,
        setAt: Date.parse(row.set_utc),
        from: row.from_day,
        ...(row.until_day !== null && { until: row.until_day }),
        ...formulaOf(row),
      }),
    ),
    stored: grouped(
      stored,
      ({ marketplace_id: list, item_id: id }) => keyOf(list, id),
      (row): StoredPrice => ({
        priceId: row.price_id,
        band: row.min_quantity,
        from: row.from_day,
        until: row.until_day,
        amount: row.amount,
        signature: row.signature,
      }),
    ),
  };
}

/** A list as it is asked for: its rows, and the names of all their columns. */
interface List<Row> {
  readonly names: readonly (keyof Row & string)[];
  readonly rows: RawBuilder<unknown>;
}

const listOf = <Row>(names: List<Row>['names'], rows: RawBuilder<unknown>): List<Row> => ({ names, rows });

/**
 * Several lists by one statement, which the database goes through while something else is computed; each column by column as one text,
 * which is made and read several times as fast as rows are.
 */
async function readLists<Rows extends object>(
  db: Kysely<Tables>,
  lists: { readonly [Name in keyof Rows]: List<Rows[Name]> },
): Promise<{ readonly [Name in keyof Rows]: readonly Rows[Name][] }> {
  const wanted: readonly [string, List<unknown>][] = Object.entries(lists);
  const columns = wanted.map(([name, { names, rows }]) => {
    const values = sql.join(names.map((column) => sql`array_agg(r.${sql.id(column)})`));
    return sql`(select json_build_array(${values}) from (${rows}) r) as ${sql.id(name)}`;
  });
  const answer = await sql<Record<string, readonly (readonly unknown[] | null)[]>>`select ${sql.join(columns)}`.execute(
    db,
  );
  const read = wanted.map(([name, { names }]) => [name, rowsOf(names, answer.rows[0]?.[name] ?? [])]);
  return Object.fromEntries(read);
}

const rowsOf = (names: readonly string[], columns: readonly (readonly unknown[] | null)[]): readonly unknown[] =>
  (columns[0] ?? []).map((_, place) => {
    const row: Record<string, unknown> = {};
    for (const [at, name] of names.entries()) row[name] = columns[at]?.[place];
    return row;
  });

function grouped<Row, Key, Value>(
  rows: readonly Row[],
  key: (row: Row) => Key,
  value: (row: Row) => Value,
): ReadonlyMap<Key, readonly Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const row of rows) {
    const of = key(row);
    const known = groups.get(of);
    if (known) known.push(value(row));
    else groups.set(of, [value(row)]);
  }
  return groups;
}
