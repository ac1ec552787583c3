/** Writes what sellers of the demo world have offered their other customers, with what became of it. */
import { type Kysely, sql } from 'kysely';
import type { PricedFee } from '../../../../rules/orders/order-value.ts';
import { fromNumber, toText } from '../../../../rules/prices/decimal.ts';
import { quotedFee } from '../../../../rules/quotes/quote-price.ts';
import type { Tables } from '../../../db/tables.ts';
import { knownIds } from '../accounts/account.ts';
import { daysAfter, now } from '../dates.ts';
import { type FurtherQuote, furtherQuotes } from './further-quotes.ts';

/** A company with the people who offer and decide. */
interface Buyer {
  readonly display_name: string;
  readonly account_id: number;
  readonly seller: number;
  readonly currency: string;
  readonly offers: number;
  readonly decides: number;
}

interface Line {
  readonly service_id: number;
  readonly months: number;
  readonly way: 'Monthly' | 'YearlyPrepaid';
  readonly fees: readonly (Pick<PricedFee, 'basis' | 'billing'> & {
    readonly item_id: number;
    readonly amount: number;
    readonly price_id: number;
  })[];
}

/** An order that was made of a quote, and what it asked for. */
interface Ordered extends Line {
  readonly order_id: number;
  readonly quantity: number;
  readonly submitted_utc: Date;
}

export async function putFurtherQuotes(owner: Kysely<Tables>): Promise<void> {
  const buyers = new Map((await buyersOf(owner)).map((one) => [one.display_name, one]));
  await sql`set constraints all immediate`.execute(owner);
  await sql`alter table customer_order disable trigger keep`.execute(owner);
  let before: number | undefined;
  for (const [index, quote] of furtherQuotes.entries()) {
    const buyer = buyers.get(quote.buyer);
    if (!buyer) throw new Error(`Nobody offers ${quote.buyer} anything`);
    const next = furtherQuotes[index + 1];
    // It ends with the moment at which the next version is sent.
    const over = quote.state === 'Superseded' && next ? daysAfter(now, sentAfter - next.days) : undefined;
    before = await putQuote(owner, { ...quote, buyer, over, before: quote.isNextVersion ? before : undefined });
  }
  await sql`alter table customer_order enable trigger keep`.execute(owner);
}

async function buyersOf(owner: Kysely<Tables>): Promise<readonly Buyer[]> {
  const names = [...new Set(furtherQuotes.map(({ buyer }) => buyer))];
  const { rows } = await sql<Buyer>`
    select b.display_name, b.account_id, b.parent_account_id as seller, b.currency,
      case b.parent_account_id when ${knownIds.ostsee}::bigint then ${knownIds.reseller}::bigint else sells.account_id end as offers,
      case b.account_id when ${knownIds.donau}::bigint then ${knownIds.admin}::bigint else buys.account_id end as decides
    from account b
    cross join lateral (select min(u.account_id) as account_id from account u
      where u.parent_account_id = b.parent_account_id and u.account_type = 'User' and u.account_state = 'Active') sells
    cross join lateral (select min(u.account_id) as account_id from account u
      where u.path ^@ b.path and u.account_type = 'User' and u.account_state = 'Active') buys
    where b.display_name = any (${names}::text[]) and b.account_type = 'Company' and b.account_id < 1000000`.execute(
    owner,
  );
  return rows;
}

/** In days. */
const sentAfter = 2.1;

interface Wanted extends Omit<FurtherQuote, 'buyer'> {
  readonly buyer: Buyer;
  readonly over: Date | undefined;
  /** The version before it. */
  readonly before: number | undefined;
}

/** @returns its id. */
async function putQuote(owner: Kysely<Tables>, { buyer, over, before, ...quote }: Wanted): Promise<number> {
  const order = quote.state === 'Ordered' ? await lastOrder(owner, buyer) : undefined;
  const line = order ?? (await lineOf(owner, quote, buyer));
  const units = order?.quantity ?? quote.units;
  const created = order ? daysAfter(order.submitted_utc, -9) : daysAfter(now, -quote.days);
  const sent = daysAfter(created, sentAfter);
  const decided =
    over ?? (order ? daysAfter(order.submitted_utc, -0.5) : daysAfter(created, Math.min(6, quote.days / 2 + 1.2)));
  const ending = {
    Rejected: 30,
    Superseded: 30,
    Expired: 30,
    Ordered: 30,
    Draft: 420,
    Sent: 400,
    Accepted: 390,
  } as const;
  const { rows } = await sql<{ quote_id: number }>`
    insert into quote (kind, number, version, replaces_quote_id, seller_account_id, buyer_account_id, creator_account_id, name, currency, valid_until_date,
      note, created_utc, changed_utc)
    select ${quote.isOfOldTool ? 'SalesQuote' : 'Quotation'}, former.number, coalesce(former.version, 0) + 1, former.quote_id, ${buyer.seller},
      ${buyer.account_id}, ${buyer.offers}, ${quote.name}, ${buyer.currency}, (${created}::timestamptz)::date + ${ending[quote.state]}::integer,
      ${quote.note ?? null}, ${created}, ${sent}
    from (select 1) one left join quote former on former.quote_id = ${before ?? null}::bigint
    returning quote_id`.execute(owner);
  const quoteId = rows[0]?.quote_id ?? 0;
  await putLine(owner, quoteId, {
    ...line,
    units,
    currency: buyer.currency,
    discount: order ? undefined : quote.discount,
  });
  await putEvents(owner, quoteId, quote, { buyer, created, sent, decided });
  if (quote.state !== 'Draft') {
    const isAnswered = quote.state === 'Accepted' || quote.state === 'Rejected' || quote.state === 'Ordered';
    await sql`update quote set state = ${quote.state}, sent_utc = ${sent}, reason = ${quote.reason ?? null}, order_id = ${order?.order_id ?? null},
        decided_utc = ${isAnswered ? decided : null}, decided_by_account_id = ${isAnswered ? buyer.decides : null}
      where quote_id = ${quoteId}`.execute(owner);
  }
  if (order)
    await sql`update customer_order set quote_id = ${quoteId} where order_id = ${order.order_id}`.execute(owner);
  return quoteId;
}

/** The newest one that is no quote's, at the prices of the list. */
async function lastOrder(owner: Kysely<Tables>, { account_id, display_name }: Buyer): Promise<Ordered> {
  const { rows } = await sql<Ordered>`
    select o.order_id, o.submitted_utc, l.quantity, l.service_id, l.commitment_months as months, l.billing as way,
      (select json_agg(json_build_object('item_id', p.item_id, 'amount', p.amount, 'price_id', p.price_id, 'basis', i.basis, 'billing', i.billing)
          order by i.position, i.item_id)
        from order_line_price p join item i using (item_id) where p.order_line_id = l.order_line_id and p.position = 1) as fees
    from customer_order o join order_line l using (order_id)
    where o.buyer_account_id = ${account_id} and o.state = 'Approved' and o.quote_id is null and l.action = 'Create'
    order by o.submitted_utc desc, o.order_id limit 1`.execute(owner);
  if (!rows[0]) throw new Error(`${display_name} has ordered nothing`);
  return rows[0];
}

async function lineOf(
  owner: Kysely<Tables>,
  { service, units }: Omit<FurtherQuote, 'buyer'>,
  { account_id, display_name }: Buyer,
): Promise<Line> {
  const { rows } = await sql<Line>`
    select s.service_id, t.months, t.way,
      (select json_agg(json_build_object('item_id', p.item_id, 'amount', p.amount, 'price_id', p.price_id, 'basis', i.basis, 'billing', i.billing)
          order by i.position, i.item_id)
        from tier_prices(${account_id}, s.service_id, ordered_items(s.service_id, t.months, t.way), ${units}) p join item i using (item_id)
        where p.place = 1) as fees
    from service s
    cross join lateral (select i.commitment_months as months, i.billing as way from item i
      where i.service_id = s.service_id and i.state = 'Active' and i.is_required and i.billing <> 'Once' and i.basis <> 'Metered'
      order by i.commitment_months desc, i.billing limit 1) t
    where s.product_name = ${service}`.execute(owner);
  if (!rows[0]?.fees) throw new Error(`${display_name} is not offered ${service}`);
  return rows[0];
}

async function putLine(
  owner: Kysely<Tables>,
  quoteId: number,
  line: Line & { readonly units: number; readonly currency: string; readonly discount: number | undefined },
): Promise<void> {
  const { service_id, months, way, fees, units, currency } = line;
  const { quote_line_id } = await owner
    .insertInto('quote_line')
    .values({ quote_id: quoteId, line_no: 1, service_id, quantity: units, commitment_months: months, billing: way })
    .returning('quote_line_id')
    .executeTakeFirstOrThrow();
  for (const [index, { item_id, price_id, amount, basis, billing }] of fees.entries()) {
    const discount = index === 0 && line.discount ? fromNumber(line.discount) : undefined;
    const fee = quotedFee({ basis, billing, list: fromNumber(amount) }, { discount }, units, currency);
    await sql`insert into quote_line_price (quote_line_id, item_id, list_amount, price_id, discount_percent, amount, list_value, value)
      values (${quote_line_id}, ${item_id}, ${amount}, ${price_id}, ${discount === undefined ? null : toText(discount)}, ${toText(fee.amount)},
        ${toText(fee.listValue)}, ${toText(fee.value)})`.execute(owner);
  }
}

interface Moments {
  readonly buyer: Buyer;
  readonly created: Date;
  readonly sent: Date;
  readonly decided: Date;
}

async function putEvents(
  owner: Kysely<Tables>,
  quoteId: number,
  { state, reason }: Omit<FurtherQuote, 'buyer'>,
  { buyer: { offers, decides }, created, sent, decided }: Moments,
): Promise<void> {
  const event = (kind: string, by: number | null, at: Date, note: string | null = null) => ({ kind, by, at, note });
  const ends: Readonly<Record<FurtherQuote['state'], readonly ReturnType<typeof event>[]>> = {
    Draft: [],
    Sent: [],
    Accepted: [event('Accepted', decides, decided)],
    Rejected: [event('Rejected', decides, decided, reason)],
    Superseded: [event('Superseded', offers, decided)],
    Expired: [event('Expired', null, daysAfter(created, 31))],
    Ordered: [event('Accepted', decides, decided), event('Ordered', decides, daysAfter(decided, 0.5))],
  };
  const happened = [
    event('Created', offers, created),
    ...(state === 'Draft' ? [] : [event('Sent', offers, sent)]),
    ...ends[state],
  ];
  await sql`
    insert into quote_event (quote_id, kind, by_account_id, at_utc, note)
    select ${quoteId}, e.kind, e.by, e.at, e.note
    from jsonb_to_recordset(${JSON.stringify(happened)}) e (kind text, by bigint, at timestamptz, note text) order by e.at`.execute(
    owner,
  );
}
