/** What bills of a seller's buyers are made of, as the database has it: sales, spans, prices, charges, and what both are for tax. */
import { type Kysely, sql } from 'kysely';
import type { BilledFee, BilledSpan } from '../../rules/billing/due.ts';
import { endOf, firstDayOf, type IntervalId } from '../../rules/billing/interval.ts';
import type { TierPrice } from '../../rules/billing/tier-price-on.ts';
import { fromNumber } from '../../rules/prices/decimal.ts';
import type { Tables } from '../db/tables.ts';

export interface Billing {
  readonly seller: number;
  readonly buyers: readonly number[];
  readonly interval: IntervalId;
}

/** A fee of one subscription in one sale, and what it is known to cost. */
export interface SoldFee {
  readonly buyer: number;
  readonly currency: string;
  readonly accountId: number;
  readonly serviceId: number | null;
  readonly itemId: number;
  readonly isPerUnit: boolean;
  /** Of the subscription: decides on the price of what is not counted by units. */
  readonly ordered: number;
  readonly fee: BilledFee;
  readonly prices: readonly TierPrice[];
}

interface Row {
  readonly buyer: number;
  readonly currency: string;
  readonly account_id: number;
  readonly service_id: number | null;
  readonly item_id: number;
  readonly basis: string;
  readonly billing: BilledFee['billing'];
  readonly is_prorated: boolean;
  readonly ordered: number;
  readonly year_begins: string;
  readonly billed_from: string | null;
  readonly tier_id: number;
  readonly tier_from: string;
  readonly tier_until: string | null;
  readonly spans: readonly (Omit<BilledSpan, 'until'> & { readonly until: string | null })[];
}

/** In the order of an invoice: by account, service and fee. */
export async function soldFees(db: Kysely<Tables>, billing: Billing): Promise<readonly SoldFee[]> {
  const { seller, buyers, interval } = billing;
  const { rows } = await sql<Row>`
    select * from sold_fees(${seller}, ${buyers}::bigint[], ${firstDayOf(interval)}::date, ${endOf(interval)}::date)`.execute(
    db,
  );
  const prices = await pricesOf(db, billing, rows);
  return rows.map((row) => soldFee(row, prices.get(`${row.tier_id} ${row.item_id}`) ?? []));
}

const soldFee = (row: Row, prices: readonly TierPrice[]): SoldFee => ({
  buyer: row.buyer,
  currency: row.currency,
  accountId: row.account_id,
  serviceId: row.service_id,
  itemId: row.item_id,
  isPerUnit: row.basis === 'Unit',
  ordered: row.ordered,
  prices,
  fee: {
    billing: row.billing,
    isMetered: row.basis === 'Metered',
    isProrated: row.is_prorated,
    yearBegins: row.year_begins,
    tier: {
      tierId: row.tier_id,
      from: row.tier_from,
      until: row.tier_until ?? undefined,
      billedFrom: row.billed_from ?? undefined,
    },
    spans: row.spans.map((span) => ({ ...span, until: span.until ?? undefined })),
  },
});

/** By tier and fee, as `17 3`; each tier is looked up by itself, whatever else the session sees of prices. */
export async function pricesOf(
  db: Kysely<Tables>,
  { interval }: Pick<Billing, 'interval'>,
  rows: readonly { readonly tier_id: number }[],
): Promise<ReadonlyMap<string, readonly TierPrice[]>> {
  const tiers = [...new Set(rows.map(({ tier_id }) => tier_id))];
  const { rows: found } = await sql<{
    readonly id: number;
    readonly tier_id: number;
    readonly item_id: number;
    readonly kind: TierPrice['kind'];
    readonly amount: number;
    readonly from: string;
    readonly until: string | null;
  }>`
    select p.tier_price_id as id, p.tier_id, p.item_id, p.kind, p.amount, p.from_date::text as "from", p.to_date::text as until
    from unnest(${tiers}::bigint[]) tier (tier_id)
    cross join lateral (select own.* from tier_price own where own.tier_id = tier.tier_id and own.from_date < ${endOf(interval)}::date offset 0) p`.execute(
    db,
  );
  const prices = new Map<string, TierPrice[]>();
  for (const { id, tier_id, item_id, kind, amount, from, until } of found) {
    const key = `${tier_id} ${item_id}`;
    const price = { tierPriceId: id, kind, amount: fromNumber(amount), from, until: until ?? undefined };
    prices.set(key, [...(prices.get(key) ?? []), price]);
  }
  return prices;
}
