/** Lines of bills as the database has them: those of final invoices, and those of an estimate, in one form and one currency. */
import { type RawBuilder, sql } from 'kysely';
import type { CallContext } from '../../../define/contract/handler.ts';
import { decimalsOf } from '../../../rules/prices/currency-digits.ts';
import { Failure } from '../../calls/failure.ts';
import { inDeal, ofSellerInScope } from '../../db/in-scope.ts';
import { type BillAsked, ofBill, ofParties } from './asked.ts';
import type { EstimatedLine } from './estimate.ts';

export interface BareLine {
  readonly row_id: string;
  /** null: an estimate. */
  readonly line_id: number | null;
  readonly seller: number;
  readonly buyer: number;
  readonly currency: string;
  readonly period: 'Monthly' | 'Yearly' | 'OneTime';
  readonly account_id: number | null;
  readonly item_id: number | null;
  readonly span_id: number | null;
  readonly covers_from: string | null;
  readonly covers_until: string | null;
  readonly quantity: number;
  readonly unit_price: number;
  readonly months: number | null;
  readonly amount: number;
  readonly cost: number | null;
  readonly is_estimate: boolean;
  readonly is_indirect: boolean;
  /** null: an estimate. */
  readonly invoice_id: number | null;
  readonly line_no: number;
}

export interface LineNames {
  readonly name: string;
  readonly fee: string | null;
  readonly account_name: string | null;
}

export interface LineRow extends BareLine, LineNames {
  readonly buyer_name: string;
}

const estimateColumns = sql`seller bigint, buyer bigint, currency text, kind text, account_id bigint, service_id bigint, item_id bigint, span_id bigint,
  covers_from date, covers_until date, quantity numeric, unit_price numeric, months integer, days integer, of_days integer, amount numeric, name text, cost numeric`;

/**
 * What the seller of a final line has paid for it: the line of the sale above, or what he said that his charge costs; for him and those
 * above him. A sale has one line of a span and its days, so this joins at most one row. What he bought from a vendor is looked up for
 * lines of estimates as well.
 */
const paidAbove = ({ sees, interval }: BillAsked, withCost: boolean) =>
  withCost
    ? sql`left join (invoice_line above join invoice paid on paid.invoice_id = above.invoice_id and paid.state = 'Final')
        on above.span_id = l.span_id and above.buyer_account_id = l.seller_account_id and above.interval_id = ${interval}
          and above.kind = l.kind and above.covers = l.covers and paid.currency = i.currency and ${ofSellerInScope('l.seller_account_id')}
      left join custom_charge_cost own on ${sees.chargeCost}::boolean and l.kind = 'CustomCharge' and own.custom_charge_id = l.custom_charge_id
        and ${ofSellerInScope('own.seller_account_id')}`
    : sql``;

const paidToVendor = sql`left join lateral purchase_cost((select scope_first_sellers()), line.seller, line.currency, line.kind, line.account_id,
      line.item_id, line.covers_from, line.quantity, line.months, line.days, line.of_days) bought on true`;

const ofMonth = ({ interval }: BillAsked) => sql`and l.interval_id = ${interval}`;

/** All that was asked for. */
const wholeMonth = (asked: BillAsked) => ofBill('invoice_line', asked, ofMonth(asked));

/** The same for whoever picks a few of them, by a document or an id. */
const someOfMonth = (asked: BillAsked) => sql`
  select l.* from invoice_line l where l.interval_id = ${asked.interval} and ${inDeal('l')}
    and ${ofParties(asked, sql`l.seller_account_id`, sql`l.buyer_account_id`, sql`l.account_id`)}`;

const periodOf = (table: string) => sql`
  case when ${sql.ref(`${table}.months`)} = 12 then 'Yearly'
    when ${sql.ref(`${table}.months`)} = 1 or ${sql.ref(`${table}.kind`)} = 'Usage' then 'Monthly' else 'OneTime' end`;

/** Lines of one document, seller, buyer and rhythm: few enough to be put in order, and all that sums need. */
export interface BillPart {
  readonly invoice_id: number | null;
  readonly seller: number;
  readonly buyer: number;
  readonly currency: string;
  readonly period: string;
  readonly is_indirect: boolean;
  readonly is_estimate: boolean;
  readonly lines: number;
  readonly amount: number;
}

/** Parts of final documents, each in its own currency, as they are kept with their lines; of one service alone they are summed up from these. */
export const finalParts = (asked: BillAsked): RawBuilder<BillPart> => sql<BillPart>`
  select part.invoice_id, i.seller_account_id as seller, i.buyer_account_id as buyer, i.currency::text as currency, part.period,
    i.buyer_account_id <> ${asked.payer} as is_indirect, false as is_estimate, part.lines, part.amount
  from (${asked.productId === undefined ? keptParts(asked) : partsOfService(asked)}) part
  join invoice i on i.invoice_id = part.invoice_id and i.state = 'Final' and ${inDeal('i')}`;

const keptParts = (asked: BillAsked) => sql`
  select l.invoice_id, l.fee as period, l.lines, l.amount::float8 as amount from (${ofBill('invoice_sum', asked, ofMonth(asked))}) l`;

const partsOfService = (asked: BillAsked) => sql`
  select l.invoice_id, ${periodOf('l')} as period, count(*)::integer as lines, sum(l.amount)::float8 as amount
  from (${wholeMonth(asked)}) l group by 1, 2`;

/** Parts of any lines. */
export const partsOf = (lines: RawBuilder<BareLine>): RawBuilder<BillPart> => sql<BillPart>`
  select line.invoice_id, line.seller, line.buyer, line.currency, line.period, line.is_indirect, line.is_estimate,
    count(*)::integer as lines, sum(line.amount) as amount
  from (${lines}) line group by 1, 2, 3, 4, 5, 6, 7`;

/** As `buyer` is called, or was on his invoice where he is out of sight by now. @param line has an `invoice_id`. */
export const buyerName = (line: string) => sql<string>`
  coalesce(buyer.display_name, (select i.buyer_data ->> 'name' from invoice i where i.invoice_id = ${sql.ref(`${line}.invoice_id`)}), '')`;

/** Who pays. @param rows a query with `buyer` and `invoice_id`. */
export const withBuyers = <Row extends { readonly buyer: number }>(
  rows: RawBuilder<Row>,
): RawBuilder<Row & { readonly buyer_name: string }> => sql`
  select paid.*, ${buyerName('paid')} as buyer_name
  from (${rows}) paid left join account buyer on buyer.account_id = paid.buyer`;

/** The same for few rows among many accounts: each is looked up by itself. */
export const withBuyersOfFew = <Row extends { readonly buyer: number }>(
  rows: RawBuilder<Row>,
): RawBuilder<Row & { readonly buyer_name: string }> => sql`
  select paid.*, ${buyerName('paid')} as buyer_name
  from (${rows}) paid left join lateral (select a.display_name from account a where a.account_id = paid.buyer limit 1) buyer on true`;

/** How services, fees and subscriptions are called; `line` holds their ids. Rows that stand on no page need no names. */
export const namesOfLine = (context: CallContext) => sql<LineNames>`
  coalesce(case when line.kind = 'CustomCharge' then line.line_name end,
    (select service_name(sold.names, ${context.language}, sold.product_name) from billed_service(line.service_id) sold), line.line_name,
    (select own.display_name from account own where own.account_id = line.account_id), '') as name,
  case when line.kind = 'CustomCharge' then ${context.text('Custom charge')}::text
    else (select service_name(fee.names, ${context.language}, null) from item_facts(line.item_id) fee) end as fee,
  (select own.display_name from account own where own.account_id = line.account_id) as account_name`;

export interface ToldLines {
  readonly asked: BillAsked;
  readonly estimate: readonly EstimatedLine[];
  /** Into the currency that was asked for; absent: each line in its own. */
  readonly rates?: ReadonlyMap<string, number> | undefined;
}

export interface Read {
  /** Joins what their sellers have paid: dear over many lines, so it is asked for those alone of which it is told. */
  readonly cost?: boolean;
  /** A few are picked of them. */
  readonly some?: boolean;
}

/** @returns a query of all lines that were asked for, without their names. */
export function reportLines(
  { asked, estimate, rates }: ToldLines,
  { cost: withCost = false, some }: Read,
): RawBuilder<BareLine> {
  const told = rates && [...rates.keys()][0];
  const rateOf = rates
    ? sql`(select r.rate from jsonb_to_recordset(${JSON.stringify([...rates].map(([currency, rate]) => ({ currency, rate })))}::jsonb) r (currency text, rate numeric)
        where r.currency = line.currency)`
    : sql`1`;
  const decimals = sql.lit(decimalsOf(told));
  const inTold = (column: RawBuilder<unknown>) => (rates ? sql`round(${column} * ${rateOf}, ${decimals})` : column);
  const cost = withCost ? sql`coalesce(above.amount, own.cost)` : sql`null::numeric`;
  const estimated = sql`
      union all
      select 'e' || e.number, null, null, e.number, e.seller, e.buyer, e.currency, e.kind, e.account_id, e.service_id, e.item_id, e.span_id,
        e.covers_from, e.covers_until, e.quantity, e.unit_price, e.months, e.days, e.of_days, e.amount, e.name, e.cost, true
      from rows from (jsonb_to_recordset(${JSON.stringify(estimate)}::jsonb) as (${estimateColumns})) with ordinality e (seller, buyer, currency, kind,
        account_id, service_id, item_id, span_id, covers_from, covers_until, quantity, unit_price, months, days, of_days, amount, name, cost, number)`;
  return sql<BareLine>`
    select line.row_id, line.line_id, line.invoice_id, line.line_no, line.seller, line.buyer, line.kind, line.line_name, line.service_id,
      coalesce(${told ?? null}::text, line.currency) as currency,
      ${periodOf('line')} as period,
      line.account_id, line.item_id, line.span_id,
      line.covers_from::text as covers_from, line.covers_until::text as covers_until, line.quantity::float8 as quantity,
      ${rates ? sql`round(line.unit_price * ${rateOf}, 6)` : sql`line.unit_price`}::float8 as unit_price, line.months, ${inTold(sql`line.amount`)}::float8 as amount,
      ${inTold(withCost ? sql`coalesce(line.cost, bought.amount)` : sql`line.cost`)}::float8 as cost, line.is_estimate, line.buyer <> ${asked.payer} as is_indirect
    from (
      select 'l' || l.invoice_line_id as row_id, l.invoice_line_id as line_id, l.invoice_id, l.line_no, l.seller_account_id as seller, l.buyer_account_id as buyer,
        i.currency::text as currency, l.kind, l.account_id, l.service_id, l.item_id, l.span_id,
        lower(l.covers) as covers_from, upper(l.covers) as covers_until, l.quantity, l.unit_price, l.months, l.days, l.of_days, l.amount,
        l.description ->> 'name' as line_name, ${cost} as cost, false as is_estimate
      from (${some ? someOfMonth(asked) : wholeMonth(asked)}) l join invoice i on i.invoice_id = l.invoice_id and i.state = 'Final' and ${inDeal('i')} ${paidAbove(asked, withCost)}${estimate.length > 0 ? estimated : sql``}
    ) line ${withCost ? paidToVendor : sql``}`;
}

/** What a unit of each currency is in the one that is asked for. @throws 409 where a rate is missing or out of date (ERR-16). */
export async function ratesTo(
  { db }: CallContext,
  currency: string,
  used: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const others = used.filter((each) => each !== currency);
  const rates = new Map([[currency, 1]]);
  if (others.length === 0) return rates;
  const { rows } = await sql<{ currency: string; per_euro: number }>`
    select distinct on (r.currency) r.currency, r.per_euro::float8 as per_euro from exchange_rate r
    where r.currency = any (${[currency, ...others]}::text[]) and r.as_of_utc <= now() and r.as_of_utc >= now() - interval '24 hours'
    order by r.currency, r.as_of_utc desc`.execute(db);
  const perEuro = new Map([['EUR', 1], ...rows.map((row) => [row.currency, row.per_euro] as const)]);
  const own = perEuro.get(currency);
  for (const each of others) {
    const other = perEuro.get(each);
    if (own === undefined || other === undefined) throw new Failure(409, 'ERR-16');
    rates.set(each, own / other);
  }
  return rates;
}
