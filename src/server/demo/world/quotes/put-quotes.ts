/** Quotes of the demo world: from Ostsee Systemhaus to its customers, in every state, at the prices of the day, and what it offers again and again. */
import { type Kysely, sql } from 'kysely';
import type { PricedFee } from '../../../../rules/orders/order-value.ts';
import { fromNumber, toText } from '../../../../rules/prices/decimal.ts';
import { quotedFee } from '../../../../rules/quotes/quote-price.ts';
import type { Tables } from '../../../db/tables.ts';
import { knownIds } from '../accounts/account.ts';

interface DemoQuote {
  readonly name: string;
  readonly state: 'Draft' | 'Sent' | 'Accepted' | 'Rejected' | 'Expired' | 'Superseded';
  readonly units: number;
  /** In percent, of its first fee. */
  readonly discount?: number;
  /** Days after the world's last one, or before it. */
  readonly validDays: number;
  readonly isOfOldTool?: true;
}

const quotes: readonly DemoQuote[] = [
  { name: 'Hafenleitwarte 2027', state: 'Sent', units: 40, discount: 8, validDays: 400 },
  { name: 'Postfächer für die Werft', state: 'Draft', units: 160, validDays: 420 },
  { name: 'Datensicherung Standort Nord', state: 'Accepted', units: 12, discount: 5, validDays: 390 },
  { name: 'Schulung der Leitstelle', state: 'Rejected', units: 25, validDays: 30 },
  { name: 'Arbeitsplätze Buchhaltung', state: 'Superseded', units: 18, discount: 12.5, validDays: 60 },
  { name: 'Nachtschicht', state: 'Expired', units: 6, validDays: -20 },
  { name: 'Rahmenangebot 2025', state: 'Expired', units: 50, validDays: -200, isOfOldTool: true },
  { name: 'Umzug in die Halle 4', state: 'Draft', units: 9, discount: 50, validDays: 380 },
];

/** Each keeps what a quote offers. */
const templates: Readonly<Record<string, string>> = {
  'Hafenleitwarte 2027': 'Arbeitsplatz Leitstelle',
  'Datensicherung Standort Nord': 'Datensicherung je Standort',
};

const lastDay = '2026-11-20';

interface Offered {
  readonly service_id: number;
  readonly months: number;
  readonly way: 'Monthly' | 'YearlyPrepaid';
}
type ListFee = Pick<PricedFee, 'basis' | 'billing'> & {
  readonly item_id: number;
  readonly amount: number;
  readonly price_id: number;
};

/** The first to the company of the demo users, the others to whoever buys from the same seller. */
export async function putQuotes(owner: Kysely<Tables>): Promise<void> {
  const { rows: buyers } = await sql<{ account_id: number; currency: string }>`
    select a.account_id, a.currency from account a
    where a.parent_account_id = ${knownIds.ostsee} and a.account_type = 'Company' and a.account_state = 'Active' and a.currency is not null
      and payer_of(a.account_id) = a.account_id
    order by a.account_id <> ${knownIds.donau}, a.account_id limit 4`.execute(owner);
  const ofDemo = buyers.filter(({ account_id }) => account_id === knownIds.donau);
  for (const [index, quote] of quotes.entries()) {
    const buyer = (index < 4 ? ofDemo : buyers)[index < 4 ? 0 : index % Math.max(1, buyers.length)];
    if (buyer) await putQuote(owner, quote, buyer);
  }
  for (const [quote, name] of Object.entries(templates)) await putTemplate(owner, quote, name);
}

async function putTemplate(owner: Kysely<Tables>, quote: string, name: string): Promise<void> {
  await sql`
    with kept as (
      insert into quote_template (seller_account_id, creator_account_id, name, created_utc)
      select ${knownIds.ostsee}, ${knownIds.reseller}, ${name}, ${lastDay}::date - interval '8 days' + time '10:00'
      where exists (select from quote where name = ${quote})
      returning quote_template_id)
    insert into quote_template_line (quote_template_id, line_no, service_id, quantity, commitment_months, billing)
    select kept.quote_template_id, l.line_no, l.service_id, l.quantity, l.commitment_months, l.billing
    from kept, quote q join quote_line l using (quote_id) where q.name = ${quote}`.execute(owner);
}

async function putQuote(owner: Kysely<Tables>, quote: DemoQuote, buyer: { account_id: number; currency: string }) {
  const { rows: offered } = await sql<Offered>`
    select s.service_id, t.months, t.way from service s
    cross join lateral (select i.commitment_months as months, i.billing as way from item i
      where i.service_id = s.service_id and i.state = 'Active' and i.is_required and i.billing <> 'Once' and i.basis <> 'Metered'
      order by i.commitment_months desc, i.billing limit 1) t
    where s.product_name in ('Virtual Desktop Plus', 'Mailbox Business', 'Backup Vault', 'App Streaming')
      and order_problem(${buyer.account_id}, s.service_id, ${quote.units}, t.months, t.way) is null
    order by s.service_id limit ${1 + (quote.units % 3)}`.execute(owner);
  if (offered.length === 0) return;
  const { rows: made } = await sql<{ quote_id: number }>`
    insert into quote (kind, seller_account_id, buyer_account_id, creator_account_id, name, currency, valid_until_date, created_utc, changed_utc)
    values (${quote.isOfOldTool ? 'SalesQuote' : 'Quotation'}, ${knownIds.ostsee}, ${buyer.account_id}, ${knownIds.reseller}, ${quote.name},
      ${buyer.currency}, ${lastDay}::date + ${quote.validDays}::integer, ${lastDay}::date - interval '12 days', ${lastDay}::date - interval '9 days')
    returning quote_id`.execute(owner);
  const [{ quote_id } = { quote_id: 0 }] = made;
  for (const [index, each] of offered.entries())
    await putLine(owner, { quote, quote_id, line_no: index + 1, buyer, ...each });
  await putState(owner, quote_id, quote.state);
}

interface Line extends Offered {
  readonly quote: DemoQuote;
  readonly quote_id: number;
  readonly line_no: number;
  readonly buyer: { readonly account_id: number; readonly currency: string };
}

async function putLine(owner: Kysely<Tables>, { quote, quote_id, line_no, buyer, service_id, months, way }: Line) {
  const { rows } = await sql<ListFee>`
    select t.item_id, t.amount, t.price_id, i.basis, i.billing
    from tier_prices(${buyer.account_id}, ${service_id}, ordered_items(${service_id}, ${months}, ${way}), ${quote.units}) t join item i using (item_id)
    where t.place = 1 order by i.position, i.item_id`.execute(owner);
  const { quote_line_id } = await owner
    .insertInto('quote_line')
    .values({ quote_id, line_no, service_id, quantity: quote.units, commitment_months: months, billing: way })
    .returning('quote_line_id')
    .executeTakeFirstOrThrow();
  for (const [index, { item_id, price_id, amount, basis, billing }] of rows.entries()) {
    const discount = line_no === 1 && index === 0 && quote.discount ? fromNumber(quote.discount) : undefined;
    const fee = quotedFee({ basis, billing, list: fromNumber(amount) }, { discount }, quote.units, buyer.currency);
    await sql`insert into quote_line_price (quote_line_id, item_id, list_amount, price_id, discount_percent, amount, list_value, value)
      values (${quote_line_id}, ${item_id}, ${amount}, ${price_id}, ${discount === undefined ? null : toText(discount)}, ${toText(fee.amount)},
        ${toText(fee.listValue)}, ${toText(fee.value)})`.execute(owner);
  }
}

async function putState(owner: Kysely<Tables>, quoteId: number, state: DemoQuote['state']): Promise<void> {
  const happened = [
    'Created',
    ...(state === 'Draft' ? [] : ['Sent']),
    ...(['Draft', 'Sent'].includes(state) ? [] : [state]),
  ];
  for (const [index, kind] of happened.entries())
    await sql`insert into quote_event (quote_id, kind, by_account_id, at_utc)
      values (${quoteId}, ${kind}, ${kind === 'Expired' ? null : kind === 'Accepted' || kind === 'Rejected' ? knownIds.admin : knownIds.reseller},
        ${lastDay}::date - make_interval(days => ${12 - 3 * index}::integer) + time '09:00')`.execute(owner);
  if (state === 'Draft') return;
  const answered = state === 'Accepted' || state === 'Rejected';
  await sql`update quote set state = ${state}, sent_utc = ${lastDay}::date - interval '9 days' + time '09:00',
      decided_utc = case when ${answered} then ${lastDay}::date - interval '6 days' + time '09:00' end,
      decided_by_account_id = case when ${answered} then ${knownIds.admin}::bigint end,
      reason = case when ${state} = 'Rejected' then 'Erst im nächsten Haushaltsjahr' end
    where quote_id = ${quoteId}`.execute(owner);
}
