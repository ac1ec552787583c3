/** Traces: what led to a line of a bill, and what came of an order, as far as the session sees each record. */
import { type RawBuilder, sql } from 'kysely';
import type GetTrace from '../../../manifests/operations/Account/GetTrace.ts';
import { can } from '../../define/contract/capability.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { DataOf, InputOf } from '../../define/contract/operation.ts';
import { meets } from '../../rules/access/capabilities.ts';
import { limits } from '../../rules/limits.ts';
import { utc } from '../accounts/row.ts';
import { inDeal, inScope } from '../db/in-scope.ts';
import { driftsOfAccounts } from '../provisioning/reconcile/drifts.ts';
import { periodIn } from './invoice-row.ts';
import { lanesOf } from './trace-lanes.ts';
import { type Traced, tracedFrom } from './traced-from.ts';

type Trace = DataOf<typeof GetTrace>;

/** @throws 404 for what is out of sight. */
export async function traceOf(context: CallContext, input: InputOf<typeof GetTrace>): Promise<Trace> {
  const { session } = context;
  const traced = await tracedFrom(context, input);
  const holds = (...right: Parameters<typeof can>) => meets(session.user.Capability, can(...right));
  const orders = await ordersOf(context, traced);
  const seesRequests = holds('BILLING_PROVISIONING', 'Read');
  const requests = seesRequests ? await requestsOf(context, traced) : none;
  const spans = await spansOf(context, traced);
  const lines = await linesOf(context, traced, holds('BILLING_SHOWPRODUCTPRICE', 'Read'));
  const invoices = await invoicesOf(context, traced);
  const drifts = await driftsOfAccounts(context, traced.accounts);
  const lanes = await lanesOf(context, traced, drifts);
  const isFaulty = (isVendors: boolean) => drifts.some((each) => each.isVendors === isVendors);
  return {
    OrdersCount: orders.count,
    ...(seesRequests && { RequestsCount: requests.count }),
    SpansCount: spans.count,
    LinesCount: lines.count,
    InvoicesCount: invoices.count,
    Orders: orders.rows,
    Requests: isFaulty(true) ? marked(requests.rows) : requests.rows,
    Spans: spans.rows,
    Lines: isFaulty(false) ? marked(lines.rows) : lines.rows,
    Invoices: invoices.rows,
    Lanes: lanes,
  };
}

/** The newest is the one that does not agree. */
const marked = <Row extends object>(rows: readonly Row[]): Row[] =>
  rows.map((row, place) => (place === 0 ? { ...row, IsFaulty: true } : row));

interface Found<Row> {
  readonly count: number;
  readonly rows: Row[];
}
const none: Found<Trace['Requests'][number]> = { count: 0, rows: [] };

/** The newest of all rows, and how many there are. */
async function newest<Row extends object, Shown>(
  { db }: CallContext,
  query: RawBuilder<Row>,
  shown: (row: Row) => Shown,
): Promise<Found<Shown>> {
  const { rows } = await sql<Row & { all_count: number }>`
    select *, count(*) over ()::integer as all_count from (${query}) found order by newest desc limit ${limits.tracedRecords}`.execute(
    db,
  );
  return { count: rows[0]?.all_count ?? 0, rows: rows.map(shown) };
}

interface OrderRow {
  readonly order_id: number;
  readonly state: Trace['Orders'][number]['Status'];
  readonly submitted_utc: Date;
  readonly quantity: number;
  readonly creator_name: string | null;
  readonly updated_by_name: string | null;
}

const ordersOf = (context: CallContext, { accounts }: Traced): Promise<Found<Trace['Orders'][number]>> =>
  newest(
    context,
    sql<OrderRow>`
      select o.order_id, o.state, o.submitted_utc, l.quantity, named.creator_name, named.updated_by_name, l.order_line_id as newest
      from order_line l join customer_order o using (order_id) left join lateral order_names(o.order_id) named on true
      where l.account_id = any (${accounts}::bigint[]) and (${inDeal('l')} or l.creator_account_id = ${context.session.user.UserAccountId})`,
    (row) => ({
      OrderId: row.order_id,
      OrderNumber: `O-${row.order_id}`,
      Status: row.state,
      Decision: context.text(row.state),
      OrderDateUtc: utc(row.submitted_utc),
      Quantity: row.quantity,
      ...(row.creator_name !== null && { Creator: row.creator_name }),
      ...(row.updated_by_name !== null && { UpdatedBy: row.updated_by_name }),
    }),
  );

interface RequestRow {
  readonly request_id: number;
  readonly action: Trace['Requests'][number]['OrderAction'];
  readonly state: Trace['Requests'][number]['State'];
  readonly quantity: number | null;
  readonly vendor_reference: string | null;
  readonly created_utc: Date;
  readonly finished_utc: Date | null;
}

const requestsOf = (context: CallContext, { accounts }: Traced): Promise<Found<Trace['Requests'][number]>> =>
  newest(
    context,
    sql<RequestRow>`
      select r.request_id, r.action, r.state, (r.target ->> 'quantity')::integer as quantity, r.vendor_reference, r.created_utc, r.finished_utc,
        r.request_id as newest
      from provisioning_request r where r.account_id = any (${accounts}::bigint[]) and ${inDeal('r')}`,
    (row) => ({
      RequestId: row.request_id,
      OrderAction: row.action,
      State: row.state,
      ...(row.quantity !== null && { Quantity: row.quantity }),
      ...(row.vendor_reference !== null && { SubscriptionId: row.vendor_reference }),
      CreatedUtc: utc(row.created_utc),
      ...(row.finished_utc && { FinishedUtc: utc(row.finished_utc) }),
    }),
  );

interface SpanRow {
  readonly span_id: number;
  readonly account_id: number;
  readonly account_name: string;
  readonly fee: string;
  readonly quantity: number;
  readonly from_day: string;
  readonly to_day: string | null;
}

const spansOf = (context: CallContext, { accounts }: Traced): Promise<Found<Trace['Spans'][number]>> =>
  newest(
    context,
    sql<SpanRow>`
      select s.span_id, s.account_id, a.display_name as account_name, service_name(i.names, ${context.language}, '') as fee, s.quantity,
        s.from_date::text as from_day, (s.to_date - 1)::text as to_day, s.span_id as newest
      from subscription_span s join account a on a.account_id = s.account_id and ${inScope('a.path')}
      cross join lateral item_facts(s.item_id) i where s.account_id = any (${accounts}::bigint[])`,
    (row) => ({
      SpanId: row.span_id,
      Account: { AccountId: row.account_id, DisplayName: row.account_name, AccountType: 'Product' },
      Fee: row.fee,
      Quantity: row.quantity,
      From: row.from_day,
      ...(row.to_day !== null && { To: row.to_day }),
    }),
  );

/** Lines that belong to what is traced; of an invoice its own alone. */
const tracedLines = ({ accounts, charges, invoice }: Traced) => sql<boolean>`
  (l.account_id = any (${accounts}::bigint[]) or l.custom_charge_id = any (${charges}::bigint[]))
  and (${invoice ?? null}::bigint is null or ${invoice ?? null} in (l.invoice_id, i.credits_invoice_id)) and i.state = 'Final'
  and ${inDeal('l')} and ${inDeal('i')}`;

interface LineRow {
  readonly line_id: number;
  readonly invoice_id: number;
  readonly number: string;
  readonly kind: string;
  readonly seller_name: string;
  readonly buyer_name: string;
  readonly what: string;
  readonly interval_id: number;
  readonly from_day: string | null;
  readonly to_day: string | null;
  readonly quantity: number;
  readonly amount: number;
  readonly currency: string;
}

const linesOf = (context: CallContext, traced: Traced, seesPrices: boolean): Promise<Found<Trace['Lines'][number]>> =>
  newest(
    context,
    sql<LineRow>`
      select l.invoice_line_id as line_id, i.invoice_id, i.number, l.kind, i.seller_data ->> 'name' as seller_name, i.buyer_data ->> 'name' as buyer_name,
        coalesce(nullif(service_name(fee.names, ${context.language}, ''), ''), l.description ->> 'name', '') as what, l.interval_id::integer as interval_id,
        lower(l.covers)::text as from_day, (upper(l.covers) - 1)::text as to_day, l.quantity, l.amount, i.currency::text as currency,
        l.invoice_line_id as newest
      from invoice_line l join invoice i using (invoice_id) left join lateral item_facts(l.item_id) fee on true where ${tracedLines(traced)}`,
    (row) => ({
      LineId: row.line_id,
      InvoiceId: row.invoice_id,
      InvoiceNumber: row.number,
      Kind: row.kind,
      Seller: row.seller_name,
      Buyer: row.buyer_name,
      What: row.what,
      Period: periodIn(context.language, row.interval_id),
      ...(row.from_day !== null && row.to_day !== null && { From: row.from_day, To: row.to_day }),
      Quantity: row.quantity,
      ...(seesPrices && { Amount: row.amount }),
      Currency: row.currency,
    }),
  );

interface InvoiceRow {
  readonly invoice_id: number;
  readonly number: string;
  readonly kind: 'Invoice' | 'CreditNote';
  readonly buyer_name: string;
  readonly interval_id: number;
  readonly issued_utc: Date;
  readonly total: number;
  readonly currency: string;
}

const invoicesOf = (context: CallContext, traced: Traced): Promise<Found<Trace['Invoices'][number]>> =>
  newest(
    context,
    sql<InvoiceRow>`
      select distinct i.invoice_id, i.number, i.kind, i.buyer_data ->> 'name' as buyer_name, i.interval_id::integer as interval_id, i.issued_utc, i.total,
        i.currency::text as currency, i.invoice_id as newest
      from invoice_line l join invoice i using (invoice_id) where ${tracedLines(traced)}`,
    (row) => ({
      InvoiceId: row.invoice_id,
      InvoiceNumber: row.number,
      Kind: row.kind,
      Buyer: row.buyer_name,
      Period: periodIn(context.language, row.interval_id),
      IssuedUtc: utc(row.issued_utc),
      Total: row.total,
      Currency: row.currency,
    }),
  );
