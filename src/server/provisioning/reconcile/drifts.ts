/** Differences to vendors and bills as calls answer them, and who sees them. */
import { type RawBuilder, sql } from 'kysely';
import type GetDrift from '../../../../manifests/operations/Provisioning/GetDrift.ts';
import type GetDrifts from '../../../../manifests/operations/Provisioning/GetDrifts.ts';
import { can } from '../../../define/contract/capability.ts';
import type { CallContext } from '../../../define/contract/handler.ts';
import type { DataOf, InputOf } from '../../../define/contract/operation.ts';
import { meets } from '../../../rules/access/capabilities.ts';
import { type driftKinds, moneyDrifts, vendorDrifts } from '../../../rules/provisioning/drift-kinds.ts';
import { findAccount } from '../../accounts/find.ts';
import { utc } from '../../accounts/row.ts';
import { Failure } from '../../calls/failure.ts';
import { inDeal } from '../../db/in-scope.ts';
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
    d.first_seen_utc, d.last_seen_utc, d.resolved_utc, coalesce(d.seller_account_id = any ((select scope_sellers())::bigint[]), false) as is_seller,
    coalesce(drift_mends(d.kind, d.expected, d.found, 'Ours'), false) as is_sent, coalesce(drift_mends(d.kind, d.expected, d.found, 'Theirs'), false) as is_taken_over
  from drift d where ${condition}`;

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
    MaySend: mends && row.is_sent,
    MayTakeOver: mends && row.is_taken_over && mayTakeOver(context),
  };
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
