/** Differences to vendors and bills as calls answer them, and who sees them. */
import { type RawBuilder, sql } from 'kysely';
import { DriftKind } from '../../../../manifests/entities/Drift.ts';
import type GetDrift from '../../../../manifests/operations/Provisioning/GetDrift.ts';
import type GetDrifts from '../../../../manifests/operations/Provisioning/GetDrifts.ts';
import { can } from '../../../define/contract/capability.ts';
import type { CallContext } from '../../../define/contract/handler.ts';
import type { DataOf, InputOf } from '../../../define/contract/operation.ts';
import { meets } from '../../../rules/access/capabilities.ts';
import { showAmount } from '../../../rules/format/money.ts';
import { limits } from '../../../rules/limits.ts';
import { type driftKinds, moneyDrifts, vendorDrifts } from '../../../rules/provisioning/drift-kinds.ts';
import { formatLocale } from '../../../rules/text/language.ts';
import { findAccount } from '../../accounts/find.ts';
import { utc } from '../../accounts/row.ts';
import { Failure } from '../../calls/failure.ts';
import { inDeal, ofSellerInScope } from '../../db/in-scope.ts';
import { containing, pageOf, wordsOf } from '../../db/list-query.ts';

type Drift = DataOf<typeof GetDrift>;

interface DriftRow {
  readonly drift_id: number;
  readonly kind: (typeof driftKinds)[number];
  readonly state: Drift['State'];
  readonly account_id: number;
  readonly subject: string;
  readonly expected: string | null;
  readonly found: string | null;
  readonly first_seen_utc: Date;
  readonly last_seen_utc: Date;
  readonly resolved_utc: Date | null;
  /** The session sells it. */
  readonly is_seller: boolean;
  readonly is_sent: boolean;
  readonly is_taken_over: boolean;
  /** What one more costs its payer a month today; null: nobody knows, or it is paid otherwise. */
  readonly unit_price: number | null;
  readonly currency: string | null;
}

interface DriftNames {
  readonly named: {
    readonly service_name: string | null;
    readonly account_name: string;
    readonly company_name: string | null;
    readonly connector_name: string | null;
    readonly under_way: boolean;
  };
}

/** In English, as lists name them. */
const driftWords: Readonly<Record<string, string>> = (
  DriftKind as unknown as { readonly words: Readonly<Record<string, string>> }
).words;

const may = ({ session }: CallContext, ...needs: Parameters<typeof can>): boolean =>
  meets(session.user.Capability, can(...needs));

export const noDrift = (driftId: number): Failure => new Failure(404, 'noDrift', { driftId });

/** Vendors' kinds for whoever looks after what fails, those of money for whoever reads bills. */
function seenBy(context: CallContext): RawBuilder<boolean> {
  const kinds = [
    ...(may(context, 'FAILED_PROVISIONING', 'Read') ? vendorDrifts : []),
    ...(may(context, 'ONLINEBILL', 'Read') ? moneyDrifts : []),
  ];
  return sql<boolean>`(d.kind = any (${kinds}::text[]) and (${inDeal('d')}
    or exists (select from account o where o.account_id = d.owner_account_id and in_scope(o.path))))`;
}

const driftsWhere = (condition: RawBuilder<boolean>) => sql<DriftRow>`
  select d.drift_id, d.kind, case when d.resolved_utc is null then 'Open' else 'Mended' end as state, d.account_id, d.subject, d.expected, d.found,
    d.first_seen_utc, d.last_seen_utc, d.resolved_utc, coalesce(${ofSellerInScope('d.seller_account_id')}, false) as is_seller,
    coalesce(drift_mends(d.kind, d.expected, d.found, 'Ours'), false) as is_sent, coalesce(drift_mends(d.kind, d.expected, d.found, 'Theirs'), false) as is_taken_over,
    priced.unit_price, priced.currency
  from drift d left join lateral (
    select sum(p.amount)::float8 as unit_price, min(t.currency) as currency from sale_tier t
    join item i on i.service_id = d.service_id and i.basis = 'Unit' and i.billing = 'Monthly'
    join lateral (select p.amount from tier_price p where p.tier_id = t.tier_id and p.item_id = i.item_id and p.from_date <= current_date
      order by p.from_date desc, p.tier_price_id desc limit 1) p on true
    where t.account_id = d.account_id and t.position = 1 and t.to_date is null and d.kind = 'QuantityDiffers' and ${inDeal('t')}) priced on true
  where ${condition}`;

const driftNames = ({ language }: CallContext): RawBuilder<DriftNames> =>
  sql<DriftNames>`(select to_json(names) from drift_names(page.drift_id, ${language}) names) as named`;

/** @throws 404 for an account that is absent or out of sight. */
export async function driftsPage(
  context: CallContext,
  input: InputOf<typeof GetDrifts>,
): Promise<DataOf<typeof GetDrifts>> {
  const { accountId, states = [], kinds = [] } = input;
  const within = accountId === undefined ? null : (await findAccount(context, accountId)).path;
  const like = containing(wordsOf(input) ?? '');
  const wanted = sql<boolean>`${seenBy(context)}
    and (${within}::text is null or exists (select from account a where a.account_id = d.account_id and a.path ^@ ${within}::text))
    and (${states.length === 0} or case when d.resolved_utc is null then 'Open' else 'Mended' end = any (${[...states]}::text[]))
    and (${kinds.length === 0} or d.kind = any (${[...kinds]}::text[]))
    and (${like === '%%'} or d.subject ilike ${like} or exists (select from drift_names(d.drift_id, ${context.language}) n
      where n.service_name ilike ${like} or n.company_name ilike ${like} or n.account_name ilike ${like}))`;
  const { rows, total } = await pageOf(context.db, driftsWhere(wanted), {
    order: { FirstSeenUtc: 'first_seen_utc', LastSeenUtc: 'last_seen_utc', Kind: 'kind', State: 'state' },
    standard: { state: 'desc', first_seen_utc: 'desc', drift_id: 'desc' },
    input,
    more: driftNames(context),
  });
  return { Items: rows.map((row) => driftOf(context, row)), TotalCount: total };
}

/** Those of subscriptions that are open, as far as the session may see them. */
export async function driftsOfAccounts(context: CallContext, accounts: readonly number[]) {
  const { rows } = await sql<DriftRow & DriftNames>`
    select page.*, ${driftNames(context)} from (${driftsWhere(sql<boolean>`d.account_id = any (${accounts}::bigint[])
      and d.resolved_utc is null and ${seenBy(context)}`)}) page
    order by page.first_seen_utc, page.drift_id limit ${limits.tracedRecords}`.execute(context.db);
  return rows.map((row) => ({
    ...driftOf(context, row),
    isVendors: (vendorDrifts as readonly string[]).includes(row.kind),
    words: context.text(driftWords[row.kind] ?? row.kind),
  }));
}

/** @throws 404 for one that is absent or out of sight. */
export async function findDrift(context: CallContext, { driftId }: InputOf<typeof GetDrift>): Promise<Drift> {
  const { rows } = await sql<DriftRow & DriftNames>`
    select page.*, ${driftNames(context)} from (${driftsWhere(sql<boolean>`d.drift_id = ${driftId} and ${seenBy(context)}`)}) page`.execute(
    context.db,
  );
  const [row] = rows;
  if (!row) throw noDrift(driftId);
  return driftOf(context, row);
}

export const mayTakeOver = (context: CallContext): boolean =>
  may(context, 'PROVISIONING_REQUEST_SKIP_BACKEND', 'Execute');

function driftOf(context: CallContext, { named, ...row }: DriftRow & DriftNames): Drift {
  const isOpen = row.resolved_utc === null && row.is_seller && !named.under_way;
  const mends = isOpen && may(context, 'FAILED_PROVISIONING', 'Execute');
  const shown = (value: string) => (states.includes(value) ? context.text(value) : value);
  return {
    DriftId: row.drift_id,
    Kind: row.kind,
    State: row.state,
    AccountId: row.account_id,
    Account: named.account_name,
    ...(named.company_name !== null && { Company: named.company_name }),
    ...(named.service_name !== null && { ProductName: named.service_name }),
    ...(named.connector_name !== null && { Target: named.connector_name }),
    Subject: row.subject,
    ...(row.expected !== null && { Expected: shown(row.expected) }),
    ...(row.found !== null && { Found: shown(row.found) }),
    FirstSeenUtc: utc(row.first_seen_utc),
    LastSeenUtc: utc(row.last_seen_utc),
    ...(row.resolved_utc && { MendedUtc: utc(row.resolved_utc) }),
    Remedy: remedyOf(row),
    IsUnderWay: named.under_way,
    ...effectsOf(context, row),
    MaySend: mends && row.is_sent,
    MayTakeOver: mends && row.is_taken_over && mayTakeOver(context),
  };
}

/** What each way to mend it comes to, before anybody decides. */
function effectsOf(context: CallContext, row: DriftRow): Pick<Drift, 'EffectOfSending' | 'EffectOfTakingOver'> {
  const [expected, found] = [Number(row.expected), Number(row.found)];
  const isCounted = row.kind === 'QuantityDiffers' && Number.isFinite(expected) && Number.isFinite(found);
  const state = (value: string | null) => context.text(value ?? '');
  const sending = () => {
    if (!isCounted)
      return context.text('The vendor is asked for what runs here: {state}.', { state: state(row.expected) });
    if (found > expected)
      return context.text('The vendor is asked for {expected}. {count} end there.', {
        expected,
        count: found - expected,
      });
    return context.text('The vendor is asked for {expected}. {count} begin there.', {
      expected,
      count: expected - found,
    });
  };
  const takingOver = () => {
    if (!isCounted)
      return context.text('{state} holds here from now on. Nothing is sent.', { state: state(row.found) });
    const amount = monthlyOf(context, row, found - expected);
    return amount === undefined
      ? context.text('{found} run here from now on, and are billed. Nothing is sent.', { found })
      : context.text('{found} run here from now on, at {amount} a month for the customer. Nothing is sent.', {
          found,
          amount,
        });
  };
  return {
    ...(row.is_sent && { EffectOfSending: sending() }),
    ...(row.is_taken_over && { EffectOfTakingOver: takingOver() }),
  };
}

/** With its sign, for whoever reads prices. */
function monthlyOf(context: CallContext, { unit_price, currency }: DriftRow, more: number): string | undefined {
  if (unit_price === null || currency === null || !may(context, 'BILLING_SHOWPRODUCTPRICE', 'Read')) return undefined;
  const locale = formatLocale(context.language, [], context.session.user.CompanyAccount.Country);
  return `${more > 0 ? '+' : ''}${showAmount(unit_price * more, currency, locale)} ${currency}`;
}

const states = ['Active', 'Suspended', 'Ended', 'Ordered', 'Provisioning', 'Pending', 'Rejected', 'Cancelled'];

const remedies: Readonly<Record<DriftRow['kind'], Drift['Remedy']>> = {
  QuantityDiffers: 'SendOrTakeOver',
  ProductDiffers: 'AskVendor',
  StateDiffers: 'SendOrTakeOver',
  UnknownAtUs: 'EndAtVendor',
  UnknownAtVendor: 'EndHere',
  BilledAfterEnd: 'CorrectInvoice',
  ActiveNotBilled: 'AddCharge',
  QuantityBilled: 'CorrectInvoice',
  PriceBilled: 'CorrectInvoice',
  CurrencyDiffers: 'CorrectInvoice',
  IntervalDiffers: 'CorrectInvoice',
  NotOffered: 'Offer',
  OrderNotProvisioned: 'OrderAnew',
  ProvisionedNotOrdered: 'OrderAnew',
};

function remedyOf({ kind, found, is_sent: isSent, is_taken_over: isTakenOver }: DriftRow): Drift['Remedy'] {
  if (kind === 'StateDiffers' && !isSent) return found === 'Ended' ? 'EndHere' : 'AskVendor';
  return remedies[kind] === 'SendOrTakeOver' && !isTakenOver ? 'Send' : remedies[kind];
}
