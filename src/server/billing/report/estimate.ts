/** What the month that goes on will cost, by the same functions as a bill run, stored nowhere: of every buyer who has no final invoice of it. */
import { sql } from 'kysely';
import type { CallContext } from '../../../define/contract/handler.ts';
import { endOf, firstDayOf, type IntervalId } from '../../../rules/billing/interval.ts';
import { limits } from '../../../rules/limits.ts';
import { type Decimal, toText } from '../../../rules/prices/decimal.ts';
import { Failure } from '../../calls/failure.ts';
import { inDeal, ofSellerInScope } from '../../db/in-scope.ts';
import { billingNow } from '../clock.ts';
import { soldFees } from '../facts.ts';
import { feeRow } from '../fee-row.ts';
import { type BilledLine, type Lines, linesOf } from '../lines.ts';
import { usedOf } from '../usage.ts';
import { type BillAsked, ofBill, ofParties } from './asked.ts';

/** A line as it would stand on an invoice; amounts as texts, so that none is lost on its way into the database. */
export interface EstimatedLine {
  readonly seller: number;
  readonly buyer: number;
  readonly currency: string;
  readonly kind: string;
  readonly account_id?: number | undefined;
  readonly service_id?: number | null | undefined;
  readonly item_id?: number | undefined;
  readonly span_id?: number | undefined;
  readonly covers_from?: string | undefined;
  readonly covers_until?: string | undefined;
  readonly quantity: string;
  readonly unit_price: string;
  readonly months?: number | undefined;
  readonly days?: number | undefined;
  readonly of_days?: number | undefined;
  readonly amount: string;
  readonly name?: string | undefined;
  readonly cost?: string | undefined;
}

export interface Estimate {
  readonly lines: readonly EstimatedLine[];
  /** Fees that nobody has a price for. */
  readonly unpriced: number;
}

interface Pair {
  readonly seller: number;
  readonly buyer: number;
  readonly tiers: number;
}

/** @throws 409 for more than is estimated at once. */
export async function estimateOf(context: CallContext, asked: BillAsked): Promise<Estimate> {
  const pairs = await openPairs(context, asked);
  const count = pairs.reduce((sum, { tiers }) => sum + tiers, 0);
  if (count > limits.estimatedSales) throw new Failure(409, 'estimateTooLarge', { count });
  const lines: EstimatedLine[] = [];
  let unpriced = 0;
  for (const [seller, buyers] of bySeller(pairs)) {
    const found = await estimatedFees(context, seller, buyers, asked.interval);
    const own = found.lines.filter(({ sold }) => isWanted(asked, sold.accountId));
    const costs = asked.sees.margin ? await costsOf(context, seller, asked.interval) : undefined;
    lines.push(...own.map((line) => estimated(seller, line, costs)));
    unpriced += found.unpriced.filter(({ accountId }) => isWanted(asked, accountId)).length;
  }
  return { lines: [...lines, ...(await pendingCharges(context, asked, pairs))], unpriced };
}

const isWanted = ({ productId }: BillAsked, accountId: number): boolean =>
  productId === undefined || productId === accountId;

/** The same lines as a bill run would write now. */
export async function estimatedFees(
  { db }: CallContext,
  seller: number,
  buyers: readonly number[],
  interval: IntervalId,
) {
  const billing = { seller, buyers, interval };
  return linesOf(db, interval, await soldFees(db, billing), await usedOf(db, billing, await billingNow(db)));
}

/** Between whom anything runs in the month, or waits to be billed, and is not billed yet. */
async function openPairs({ db }: CallContext, asked: BillAsked): Promise<readonly Pair[]> {
  const { interval } = asked;
  const { rows } = await sql<Pair>`
    -- Each is looked up by itself: they are few among all invoices of a month.
    select waiting.* from (
      select open.seller, open.buyer, sum(open.tiers)::integer as tiers from (
        select t.seller_account_id as seller, t.buyer_account_id as buyer, count(*) as tiers
          from (${ofBill('sale_tier', asked)}) t
          where t.from_date < ${endOf(interval)}::date and (t.to_date is null or t.to_date > ${firstDayOf(interval)}::date)
          group by 1, 2
        union all
        select c.seller_account_id, c.buyer_account_id, 0 from custom_charge c
          where ${inDeal('c')} and c.state = 'PendingBilling' and ${ofParties(asked, sql`c.seller_account_id`, sql`c.buyer_account_id`, sql`null::bigint`)}) open
      where not exists (
        select from invoice i where i.kind = 'Invoice' and i.state = 'Final' and i.interval_id = ${interval} and ${inDeal('i')}
          and i.seller_account_id = open.seller and i.buyer_account_id = open.buyer offset 0)
      group by open.seller, open.buyer offset 0) waiting
    left join account_value v on v.account_id = waiting.buyer
    where coalesce(v."values" -> 'IsBillable' <> 'false', true) order by waiting.seller, waiting.buyer`.execute(db);
  return rows;
}

function bySeller(pairs: readonly Pair[]): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, number[]>();
  for (const { seller, buyer } of pairs) found.set(seller, [...(found.get(seller) ?? []), buyer]);
  return found;
}

/** What one line is bought at, one sale further up, where the session sees that sale. */
type Costs = ReadonlyMap<string, { readonly amount: Decimal; readonly currency: string }>;

const keyOf = ({ sold, piece }: BilledLine): string =>
  `${sold.accountId} ${'used' in piece ? `used ${sold.itemId}` : piece.spanId} ${piece.covers.from} ${piece.covers.until}`;

async function costsOf(context: CallContext, buyer: number, interval: IntervalId): Promise<Costs> {
  const { rows } = await sql<{ seller: number; sells: boolean }>`
    select distinct t.seller_account_id as seller, ${ofSellerInScope(buyer)} as sells from sale_tier t
    where ${inDeal('t')} and t.buyer_account_id = ${buyer} and t.from_date < ${endOf(interval)}::date
      and (t.to_date is null or t.to_date > ${firstDayOf(interval)}::date)`.execute(context.db);
  const found = new Map<string, { amount: Decimal; currency: string }>();
  for (const { seller, sells } of rows) {
    // A customer who reads what he pays learns nothing of what his seller pays.
    if (!sells) continue;
    const { lines }: Lines = await estimatedFees(context, seller, [buyer], interval);
    for (const line of lines) found.set(keyOf(line), { amount: line.amount, currency: line.sold.currency });
  }
  return found;
}

function estimated(seller: number, line: BilledLine, costs: Costs | undefined): EstimatedLine {
  const { currency, buyer } = line.sold;
  const cost = costs?.get(keyOf(line));
  return {
    seller,
    buyer,
    currency,
    ...feeRow(line),
    ...(cost?.currency === currency && { cost: toText(cost.amount) }),
  };
}

async function pendingCharges(
  { db }: CallContext,
  asked: BillAsked,
  pairs: readonly Pair[],
): Promise<readonly EstimatedLine[]> {
  if (asked.productId !== undefined || pairs.length === 0) return [];
  const { rows } = await sql<EstimatedLine>`
    select c.seller_account_id as seller, c.buyer_account_id as buyer, c.currency, 'CustomCharge' as kind, '1' as quantity,
      c.amount::text as unit_price, c.amount::text as amount, c.name, own.cost::text as cost
    from custom_charge c
    left join custom_charge_cost own on own.custom_charge_id = c.custom_charge_id and ${ofSellerInScope('own.seller_account_id')}
    where ${inDeal('c')} and c.state = 'PendingBilling' and (c.seller_account_id, c.buyer_account_id) in (
      select * from unnest(${pairs.map(({ seller }) => seller)}::bigint[], ${pairs.map(({ buyer }) => buyer)}::bigint[]))
    order by c.custom_charge_id`.execute(db);
  return rows.map(({ cost, ...row }) => ({
    ...row,
    ...(asked.sees.margin && asked.sees.chargeCost && cost != null && { cost }),
  }));
}
