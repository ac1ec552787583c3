/** One quote, as far as the session sees it, and its fees. */
import { sql } from 'kysely';
import type LoadSalesQuote from '../../../manifests/operations/SalesQuote/LoadSalesQuote.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { DataOf } from '../../define/contract/operation.ts';
import { showMoney } from '../../rules/format/money.ts';
import { Failure } from '../calls/failure.ts';
import { termsFor } from '../ordering/terms.ts';
import {
  type Flag,
  mayBuy,
  maySell,
  type QuoteFacts,
  type QuoteRow,
  type QuoteState,
  quoteFacts,
  quotesWhere,
  seesPrices,
} from './row.ts';

type Detail = DataOf<typeof LoadSalesQuote>;

export const noQuote = (quoteId: number): Failure => new Failure(404, 'noQuote', { quoteId });

export type Outcome = QuoteState | 'done' | 'absent';

/** Why something is not done to a quote in this state. */
const stateErrors = {
  Draft: 'notAnswered',
  Sent: 'notAnswered',
  Accepted: 'quoteAccepted',
  Rejected: 'quoteDeclined',
  Expired: 'quoteExpired',
  Ordered: 'quoteOrdered',
  Superseded: 'quoteSuperseded',
} as const;

export function refusal({ quote_id, quote_number: number }: QuoteRow, outcome: Exclude<Outcome, 'done'>): Failure {
  return outcome === 'absent' ? noQuote(quote_id) : new Failure(409, stateErrors[outcome], { number });
}

/** @throws 404 for one that is absent, out of sight, or not to be read by the caller. */
export async function findQuote(context: CallContext, quoteId: number): Promise<QuoteRow & QuoteFacts> {
  const row = await seenQuote(context, quoteId);
  if (!row) throw noQuote(quoteId);
  return row;
}

/** Only if the caller may read it. */
export async function seenQuote(context: CallContext, quoteId: number): Promise<(QuoteRow & QuoteFacts) | undefined> {
  const { rows } = await sql<QuoteRow & QuoteFacts>`
    select page.*, ${quoteFacts(context)} from (${quotesWhere(context, sql<boolean>`quote.quote_id = ${quoteId}`)}) page`.execute(
    context.db,
  );
  const [row] = rows;
  return row && (maySell(context, row, 'Read') || mayBuy(context, row)) ? row : undefined;
}

/** Nobody else changes it until the call has ended, as far as the caller reaches it. */
export async function holdQuote({ db }: CallContext, quoteId: number): Promise<void> {
  await sql`select hold_quote(${quoteId})`.execute(db);
}

/** One by which the caller sells. @throws 404 for another. */
export async function findOwnQuote(context: CallContext, quoteId: number, flag: Flag): Promise<QuoteRow & QuoteFacts> {
  const row = await findQuote(context, quoteId);
  if (!maySell(context, row, flag)) throw noQuote(quoteId);
  return row;
}

export interface FeeRow {
  readonly line_no: number;
  readonly item_id: number;
  readonly service_id: number;
  readonly service: string;
  readonly icon_path: string | null;
  readonly fee: string;
  readonly unit: string;
  readonly basis: 'Subscription' | 'Unit' | 'Metered';
  readonly fee_billing: 'Monthly' | 'YearlyPrepaid' | 'Once';
  readonly billing: 'Monthly' | 'YearlyPrepaid';
  readonly commitment_months: number;
  readonly quantity: number;
  readonly list_amount: number;
  readonly discount_percent: number | null;
  readonly is_special: boolean;
  readonly amount: number;
  readonly list_value: number;
  readonly value: number;
  readonly now_amount: number | null;
  /** Of a unit, for the seller alone: the policy of what it is read from lets nobody else see it. */
  readonly cost: number | null;
}

/** In the order in which they are shown. */
export async function feeRows({ db, language }: CallContext, quoteId: number): Promise<FeeRow[]> {
  const { rows } = await sql<FeeRow>`
    select l.line_no, p.item_id, l.service_id, s.name as service, s.icon_path, service_name(i.names, ${language}, '') as fee, i.unit, i.basis,
      i.billing as fee_billing, l.billing, l.commitment_months, l.quantity, p.list_amount, p.discount_percent, p.is_special, p.amount,
      p.list_value, p.value, today.amount as now_amount, r.cost
    from quote_line l
    join quote_line_price p using (quote_line_id)
    cross join lateral quote_line_service(l.quote_line_id, ${language}) s
    cross join lateral item_facts(p.item_id) i
    left join quote_prices_now(${quoteId}) today on today.line_no = l.line_no and today.item_id = p.item_id
    left join price_reason r on r.price_id = p.price_id and r.marketplace_id in (select unnest(scope_own_marketplaces()))
    where l.quote_id = ${quoteId} order by l.line_no, i.position, i.item_id`.execute(db);
  return rows;
}

/** Terms that stand before an acceptance, or before the order where nobody has accepted them; a seller accepts none for his customer. */
export async function openTerms(context: CallContext, row: QuoteRow) {
  if (!mayBuy(context, row) || (row.state !== 'Sent' && row.state !== 'Accepted')) return [];
  const { rows } = await sql<{ product_name: string }>`
    select distinct s.product_name from quote_line l cross join lateral quote_line_service(l.quote_line_id, ${context.language}) s
    where l.quote_id = ${row.quote_id}`.execute(context.db);
  return (await termsFor(context, rows)).filter(({ AcceptedUtc }) => AcceptedUtc === undefined);
}

/** Nothing is said of changes once a quote has come to its end. */
const isOpen = ({ state }: QuoteRow): boolean => state === 'Draft' || state === 'Sent' || state === 'Accepted';

export function feeOf(context: CallContext, quote: QuoteRow, fee: FeeRow): Detail['Fees'][number] {
  const sees = seesPrices(context, quote);
  const changed = isOpen(quote) ? changeOf(context, quote, fee) : undefined;
  return {
    FeeId: `${fee.line_no}-${fee.item_id}`,
    LineNo: fee.line_no,
    ItemId: fee.item_id,
    ServiceId: fee.service_id,
    Service: fee.service,
    ...(fee.icon_path !== null && { Icon: fee.icon_path }),
    Fee: fee.fee,
    Unit: fee.unit,
    FeeType: fee.fee_billing,
    CommitmentMonths: fee.commitment_months,
    Billing: fee.billing,
    Quantity: fee.quantity,
    IsMetered: fee.basis === 'Metered',
    Currency: quote.currency,
    ...(sees && {
      ListPrice: fee.list_amount,
      ...(fee.discount_percent !== null && { DiscountPercent: fee.discount_percent }),
      Price: fee.amount,
      Value: fee.value,
      ...(changed !== undefined && fee.now_amount !== null && { ListPriceNow: fee.now_amount }),
    }),
    IsSpecial: fee.is_special,
    ...(changed !== undefined && { Changed: changed }),
    MayChange: maySell(context, quote, 'Update') && quote.state === 'Draft',
    Version: quote.record_version,
  };
}

function changeOf(context: CallContext, quote: QuoteRow, { now_amount, list_amount }: FeeRow): string | undefined {
  if (now_amount === null) return context.text('Not offered any more');
  if (now_amount === list_amount) return undefined;
  if (!seesPrices(context, quote)) return context.text('The list price has changed');
  const { currency } = quote;
  return context.text('The list price is {amount} now', {
    amount: showMoney(now_amount, currency, context.language),
  });
}
