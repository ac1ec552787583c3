/** Lanes of a trace: which quantity and which amount each record holds from day to day, the estimate of the month that goes on, and where they differ. */
import { sql } from 'kysely';
import type GetTrace from '../../../manifests/operations/Account/GetTrace.ts';
import { can } from '../../define/contract/capability.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { DataOf } from '../../define/contract/operation.ts';
import { meets } from '../../rules/access/capabilities.ts';
import { endOf, firstDayOf } from '../../rules/billing/interval.ts';
import { dayAfter } from '../../rules/billing/period.ts';
import { showAmount } from '../../rules/format/money.ts';
import { limits } from '../../rules/limits.ts';
import { sumOf, toNumber } from '../../rules/prices/decimal.ts';
import { inDeal, inScope } from '../db/in-scope.ts';
import type { driftsOfAccounts } from '../provisioning/reconcile/drifts.ts';
import { billingNow, intervalAt } from './clock.ts';
import { localeOf } from './report/bill-row.ts';
import { estimateOfSales } from './report/estimate-sales.ts';
import type { Traced } from './traced-from.ts';

type Bar = DataOf<typeof GetTrace>['Lanes'][number];

/** Those that are open, as far as the session sees them. */
type Differences = Awaited<ReturnType<typeof driftsOfAccounts>>;

interface Asked {
  readonly context: CallContext;
  readonly accounts: readonly number[];
  readonly today: string;
  readonly holds: (...right: Parameters<typeof can>) => boolean;
}

/** Nothing of a charge or of several invoices at once: there is no one thing that runs. */
export async function lanesOf(
  context: CallContext,
  { accounts }: Pick<Traced, 'accounts'>,
  differences: Differences,
): Promise<Bar[]> {
  if (accounts.length === 0 || accounts.length > limits.lanesOf) return [];
  const now = await billingNow(context.db);
  const asked: Asked = {
    context,
    accounts,
    today: now.toISOString().slice(0, 10),
    holds: (...right) => meets(context.session.user.Capability, can(...right)),
  };
  const drifts = driftBars(context, differences);
  return [
    ...(await ordered(asked)),
    ...(asked.holds('BILLING_PROVISIONING', 'Read') ? await atVendor(asked, drifts) : []),
    ...(await running(asked)),
    ...(await billed(asked, intervalAt(now))),
    // What only the server needs of them stays here.
    ...drifts.map(({ found: _, isVendors: __, ...bar }) => bar),
  ];
}

async function ordered({ context, accounts, today }: Asked): Promise<Bar[]> {
  const { rows } = await sql<{ id: number; quantity: number; state: string; from: string; to: string | null }>`
    select o.order_id as id, l.quantity, o.state, (o.submitted_utc at time zone 'UTC')::date::text as "from",
      (coalesce(lead((o.submitted_utc at time zone 'UTC')::date) over (partition by l.account_id order by o.submitted_utc),
        case when s.ended_date is not null then greatest(s.ended_date, (o.submitted_utc at time zone 'UTC')::date + 1) end) - 1)::text as "to"
    from order_line l join customer_order o using (order_id) join subscription s on s.account_id = l.account_id
    where l.account_id = any (${accounts}::bigint[]) and o.state in ('Pending', 'Approved')
      and (${inDeal('l')} or l.creator_account_id = ${context.session.user.UserAccountId})
    order by o.submitted_utc desc limit ${limits.tracedRecords}`.execute(context.db);
  return rows.toReversed().map(({ id, quantity, state, from, to }) => ({
    ...{ Lane: context.text('Ordered'), From: from, ...untilDay(to, today), Label: `${quantity} · O-${id}` },
    ...{ Tone: state === 'Pending' ? 'wait' : 'plain', OrderId: id },
  }));
}

/** What the vendor has said that he has, and what he is found to have. */
async function atVendor({ context, accounts, today }: Asked, drifts: readonly DriftBar[]): Promise<Bar[]> {
  const { rows } = await sql<{
    quantity: number | null;
    reference: string | null;
    action: string;
    from: string;
    to: string | null;
  }>`
    select (r.target ->> 'quantity')::integer as quantity, r.vendor_reference as reference, r.action,
      (r.finished_utc at time zone 'UTC')::date::text as "from",
      (lead((r.finished_utc at time zone 'UTC')::date) over (partition by r.account_id order by r.finished_utc, r.request_id) - 1)::text as "to"
    from provisioning_request r
    where r.account_id = any (${accounts}::bigint[]) and r.state = 'Completed' and r.finished_utc is not null and ${inDeal('r')}
    order by r.finished_utc desc, r.request_id desc limit ${limits.tracedRecords}`.execute(context.db);
  const Lane = context.text('At the vendor');
  const found = drifts.filter(({ found: value, isVendors }) => isVendors && value !== undefined);
  const first = found.reduce((day, { From }) => (From < day ? From : day), '9999-12-31');
  const told = rows.toReversed().flatMap(({ quantity, reference, action, from, to }): Bar[] => {
    if (action === 'Terminate' || from >= first || (to !== null && to < from)) return [];
    const until = to === null || to >= first ? (first === '9999-12-31' ? to : dayAfter(first, -1)) : to;
    const label = [quantity, reference].filter((each) => each !== null).join(' · ');
    return [{ Lane, From: from, ...untilDay(until, today), Label: label === '' ? action : label, Tone: 'done' }];
  });
  return [
    ...told,
    ...found.map(
      ({ From, To, found: value = '' }): Bar => ({ Lane, From, ...(To && { To }), Label: value, Tone: 'fail' }),
    ),
  ];
}

/** What is paid once does not run. */
async function running({ context, accounts, today }: Asked): Promise<Bar[]> {
  const { rows } = await sql<{ fee: string; quantity: number; from: string; to: string | null }>`
    select service_name(i.names, ${context.language}, '') as fee, s.quantity, s.from_date::text as "from", (s.to_date - 1)::text as "to"
    from subscription_span s join account a on a.account_id = s.account_id and ${inScope('a.path')}
    cross join lateral item_facts(s.item_id) i join item on item.item_id = s.item_id
    where s.account_id = any (${accounts}::bigint[]) and item.billing <> 'Once' and (s.to_date is null or s.to_date > s.from_date)
    order by s.from_date desc, s.span_id desc limit ${limits.tracedRecords}`.execute(context.db);
  return rows.toReversed().map(({ fee, quantity, from, to }) => ({
    ...{
      Lane: context.text('Runs'),
      Note: fee,
      From: from,
      ...untilDay(to, today),
      Label: String(quantity),
      Tone: 'run',
    },
  }));
}

interface BilledRow {
  readonly seller: string;
  readonly buyer: string;
  readonly invoice_id: number;
  readonly from: string;
  readonly to: string;
  readonly amount: number;
  readonly quantity: number;
  readonly currency: string;
  /** Of its sale in the chain: 1 is what the payer buys. */
  readonly position: number;
}

/** A lane for each sale, the buyer's own first: what was billed for which days, credit notes taken off, and what would be billed now. */
async function billed({ context, accounts, holds }: Asked, open: number): Promise<Bar[]> {
  const { rows } = await sql<BilledRow>`
    select i.seller_data ->> 'name' as seller, i.buyer_data ->> 'name' as buyer, max(l.invoice_id) filter (where i.kind = 'Invoice') as invoice_id,
      lower(l.covers)::text as "from", (upper(l.covers) - 1)::text as "to", sum(l.amount)::float8 as amount,
      max(l.quantity)::float8 as quantity, i.currency::text as currency, coalesce(max(t.position), 1)::integer as position
    from invoice_line l join invoice i using (invoice_id) left join sale_tier t using (tier_id)
    where l.account_id = any (${accounts}::bigint[]) and i.state = 'Final' and l.covers is not null and ${inDeal('l')} and ${inDeal('i')}
    group by 1, 2, l.covers, i.currency, l.interval_id order by lower(l.covers) desc limit ${limits.tracedRecords}`.execute(
    context.db,
  );
  const sees = holds('BILLING_SHOWPRODUCTPRICE', 'Read');
  const label = (amount: number, quantity: number, currency: string) =>
    sees ? `${showAmount(amount, currency, localeOf(context))} ${currency}` : String(quantity);
  const bars = rows
    .toReversed()
    .toSorted((one, other) => one.position - other.position)
    .map(
      (row): Bar => ({
        ...{
          Lane: context.text('Billed to {customer}', { customer: row.buyer }),
          Note: row.seller,
          From: row.from,
          To: row.to,
        },
        ...{ Label: label(row.amount, row.quantity, row.currency), Tone: 'done' },
        ...(row.invoice_id !== null && { InvoiceId: row.invoice_id }),
      }),
    );
  const estimates = (await estimateOfSales(context, accounts, open)).map(
    ({ seller, buyer, currency, lines }): Bar => ({
      ...{ Lane: context.text('Billed to {customer}', { customer: buyer }), Note: seller, From: firstDayOf(open) },
      ...{ To: dayAfter(endOf(open), -1), Tone: 'plain', IsEstimate: true },
      Label: `≈ ${label(toNumber(sumOf(lines.map(({ amount }) => amount))), lines.length, currency)}`,
    }),
  );
  return [...bars, ...estimates];
}

interface DriftBar extends Bar {
  readonly found?: string | undefined;
  readonly isVendors: boolean;
}

const driftBars = (context: CallContext, differences: Differences): readonly DriftBar[] =>
  differences.map(({ DriftId, Kind, FirstSeenUtc, Expected, Found, isVendors, words }) => {
    const values = { what: words, expected: Expected ?? '–', found: Found ?? '–' };
    const isBare = Expected === undefined && Found === undefined;
    const Label = isBare ? words : context.text('{what}: {found} instead of {expected}', values);
    const bar = { Lane: context.text('Drift'), From: FirstSeenUtc.slice(0, 10), Label, Tone: 'fail' as const };
    return { ...bar, IsDrift: true, DriftId, isVendors, ...(Kind === 'QuantityDiffers' && { found: Found }) };
  });

/** What ends later goes on today. */
const untilDay = (to: string | null, today: string) => (to === null || to > today ? {} : { To: to });
