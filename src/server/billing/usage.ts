/** What was used of fees that are paid by use: of an interval each record once, in every sale alike. */
import { type Kysely, sql } from 'kysely';
import { endOf, firstDayOf } from '../../rules/billing/interval.ts';
import { dayAfter, earliest, latest, type Period } from '../../rules/billing/period.ts';
import type { Day } from '../../rules/prices/candidate.ts';
import { type Decimal, fromText } from '../../rules/prices/decimal.ts';
import type { Tables } from '../db/tables.ts';
import { type Billing, pricesOf, type SoldFee } from './facts.ts';

export interface Used {
  readonly sold: SoldFee;
  readonly quantity: Decimal;
  /** From the first to the last day on which it was used. */
  readonly covers: Period;
  /** Whose price all of it has: the interval's first one, or the nearest on which it was sold. */
  readonly pricedOn: Day;
}

/** Until the transaction ends nobody corrects it; what comes later belongs to the next interval. */
export async function holdUsage(
  db: Kysely<Tables>,
  { seller, buyers, interval }: Billing,
  before: Date,
): Promise<void> {
  await sql`select hold_usage(${seller}, ${buyers}::bigint[], ${interval}, ${before})`.execute(db);
}

interface Row {
  readonly buyer: number;
  readonly currency: string;
  readonly account_id: number;
  readonly service_id: number | null;
  readonly item_id: number;
  readonly billing: SoldFee['fee']['billing'];
  readonly ordered: number;
  readonly tier_id: number;
  readonly tier_from: string;
  readonly tier_until: string | null;
  readonly quantity: string;
  readonly first_day: string;
  readonly last_day: string;
}

/** @param before for an estimate: what waits counts too, as far as it was told before. */
export async function usedOf(db: Kysely<Tables>, billing: Billing, before?: Date): Promise<readonly Used[]> {
  const { seller, buyers, interval } = billing;
  const waiting = before ? sql`or u.interval_id is null and u.received_utc < ${before}` : sql``;
  const { rows } = await sql<Row>`
    select t.buyer_account_id as buyer, t.currency, t.account_id, i.service_id, i.item_id, i.billing, s.quantity as ordered, t.tier_id,
      t.from_date::text as tier_from, t.to_date::text as tier_until, sum(u.quantity)::text as quantity,
      min(u.day_date)::text as first_day, max(u.day_date)::text as last_day
    from sale_tier t
    cross join lateral (select own.quantity from subscription own where own.account_id = t.account_id offset 0) s
    cross join lateral (select own.path from account own where own.account_id = t.account_id offset 0) a
    join usage_record u on u.account_id = t.account_id and (u.interval_id = ${interval} ${waiting})
    join item i on i.item_id = u.item_id
    left join account_value v on v.account_id = t.buyer_account_id
    where t.seller_account_id = ${seller} and t.buyer_account_id = any (${buyers}::bigint[])
      and t.tier_id in (select sales_of_use(u.account_id, u.day_date))
      and u.day_date >= coalesce((v."values" ->> 'BillingStartDate')::date, '-infinity')
    group by t.tier_id, s.quantity, a.path, i.item_id having sum(u.quantity) <> 0
    order by t.buyer_account_id, a.path, i.service_id, i.position, i.item_id, t.from_date`.execute(db);
  const prices = await pricesOf(db, billing, rows);
  return rows.map((row) => ({
    quantity: fromText(row.quantity),
    covers: { from: row.first_day, until: dayAfter(row.last_day) },
    pricedOn: pricedOn(row, interval),
    sold: {
      buyer: row.buyer,
      currency: row.currency,
      accountId: row.account_id,
      serviceId: row.service_id,
      itemId: row.item_id,
      isPerUnit: false,
      ordered: row.ordered,
      prices: prices.get(`${row.tier_id} ${row.item_id}`) ?? [],
      fee: {
        billing: row.billing,
        isMetered: true,
        isProrated: false,
        yearBegins: row.tier_from,
        tier: { tierId: row.tier_id, from: row.tier_from, until: row.tier_until ?? undefined },
        spans: [],
      },
    },
  }));
}

function pricedOn({ tier_from: from, tier_until: until }: Row, interval: number): Day {
  const last = dayAfter(until === null ? endOf(interval) : earliest(endOf(interval), until), -1);
  return latest(from, earliest(firstDayOf(interval), last));
}
