/** A subscription as calls answer it. */
import { sql } from 'kysely';
import type GetSubscription from '../../../manifests/operations/Account/GetSubscription.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { DataOf } from '../../define/contract/operation.ts';
import { periodValue } from '../../rules/orders/order-value.ts';
import { fromNumber, toNumber } from '../../rules/prices/decimal.ts';
import { findAccount } from '../accounts/find.ts';
import { Failure } from '../calls/failure.ts';
import { versionOf } from '../db/record-version.ts';

type Data = DataOf<typeof GetSubscription>;

interface Row {
  readonly service_id: number | null;
  readonly service: string;
  readonly vendor: string | null;
  readonly currency: string | null;
  readonly buyer_name: string | null;
  readonly seller_name: string | null;
  readonly is_seller: boolean;
  /** What keeps it from being changed: how it is, an order that waits, or what its vendor is asked for. */
  readonly hindrance: 'State' | 'Order' | 'Vendor' | null;
  readonly suspended_above: boolean;
  readonly from_name: string | null;
  readonly has_upgrades: boolean;
}

interface FeeRow {
  readonly item_id: number;
  readonly name: string;
  readonly basis: 'Subscription' | 'Unit' | 'Metered';
  readonly billing: 'Monthly' | 'YearlyPrepaid' | 'Once';
  readonly kind: Data['Fees'][number]['Kind'];
  readonly amount: number;
  readonly holds_until: string | null;
  readonly planned: number | null;
  readonly planned_from: string | null;
}

interface Facts {
  readonly quantity: number;
  readonly next_quantity: number | null;
  readonly commitment_months: number;
  readonly billing: Data['Billing'];
  readonly state: Data['State'];
  readonly renewal_mode: Data['RenewalMode'];
  readonly vendor_reference: string | null;
  readonly start_date: string | null;
  readonly term_start_date: string | null;
  readonly term_end_date: string | null;
  readonly lock_end_date: string | null;
  readonly protected_until_date: string | null;
}

/** @throws 404 out of sight, and for an account that is no subscription. */
export async function findSubscription(context: CallContext, accountId: number): Promise<Data> {
  const { db, language } = context;
  const version = await versionOf(context, 'SubscriptionPrices', accountId);
  const account = await findAccount(context, accountId);
  const { rows } = await sql<Row & Facts>`
    select seen.*, exists (select from upgrade_targets(s.account_id)) as has_upgrades, service_name(seen.service_names, ${language}, seen.product_name) as service, s.quantity, s.next_quantity, s.commitment_months, s.billing,
      s.state, s.renewal_mode, s.vendor_reference, s.start_date::text, s.term_start_date::text, s.term_end_date::text, s.lock_end_date::text,
      case when s.protected_until_date > current_date then s.protected_until_date::text end as protected_until_date
    from subscription s join account a using (account_id) cross join lateral subscription_seen(s.account_id) seen
    where s.account_id = ${accountId} and in_scope(a.path)`.execute(db);
  const [row] = rows;
  if (!row) throw new Failure(404, 'noSubscription', { accountId });
  const { rows: fees } = await sql<FeeRow>`
    select f.*, f.holds_until::text, f.planned_from::text, service_name(f.names, ${language}, '') as name from subscription_fees(${accountId}) f`.execute(
    db,
  );
  const head = { AccountId: accountId, ParentAccountId: account.parent_account_id ?? accountId };
  return { ...head, ...factsOf(row), ...partiesOf(context, row), ...paidFor(row, fees, version) };
}

function factsOf(row: Row & Facts) {
  const { start_date, term_start_date, term_end_date, lock_end_date, protected_until_date, vendor_reference } = row;
  return {
    Service: row.service,
    ...(row.service_id !== null && { ServiceId: row.service_id }),
    ...(row.vendor !== null && { Vendor: row.vendor }),
    State: row.state,
    Quantity: row.quantity,
    ...(row.next_quantity !== null && { NextQuantity: row.next_quantity }),
    CommitmentMonths: row.commitment_months,
    Billing: row.billing,
    ...(start_date !== null && { StartDate: start_date }),
    ...(term_start_date !== null && { TermStartDate: term_start_date }),
    ...(term_end_date !== null && { TermEndDate: term_end_date }),
    ...(lock_end_date !== null && { LockEndDate: lock_end_date }),
    RenewalMode: row.renewal_mode,
    ...(protected_until_date !== null && { ProtectedUntilDate: protected_until_date }),
    ...(vendor_reference !== null && { VendorReference: vendor_reference }),
    ...(row.from_name !== null && { UpgradedFrom: row.from_name }),
  };
}

function partiesOf(context: CallContext, row: Row & Facts) {
  const { hindrance, state } = row;
  const mayTurn = hindrance === null || hindrance === 'Order';
  return {
    ...(row.seller_name !== null && { Seller: row.seller_name }),
    ...(row.buyer_name !== null && { Buyer: row.buyer_name }),
    ...(hindrance === 'Order' && { Hindrance: context.text('An order that changes it waits for a decision.') }),
    ...(hindrance === 'Vendor' && { Hindrance: context.text('It is being changed at its vendor.') }),
    MayChange: hindrance === null,
    MayUpgrade: hindrance === null && row.has_upgrades,
    MaySuspend: mayTurn && state === 'Active',
    MayResume: mayTurn && state === 'Suspended' && !row.suspended_above,
    MayEndProtection: row.protected_until_date !== null && (state === 'Active' || state === 'Suspended'),
  };
}

function paidFor({ currency, quantity, is_seller }: Row & Facts, fees: readonly FeeRow[], version: string) {
  if (currency === null || fees.length === 0) return { Fees: [] };
  // What is paid for a year is told by the month as well.
  const monthly = fees.map(({ basis, amount }) => ({ basis, billing: 'Monthly' as const, amount: fromNumber(amount) }));
  return {
    EachMonth: toNumber(periodValue(monthly, quantity, currency)),
    Currency: currency,
    Fees: fees.map((fee) => ({
      ItemId: fee.item_id,
      Name: fee.name,
      ...(fee.basis !== 'Metered' && { Units: fee.basis === 'Unit' ? quantity : 1 }),
      Amount: fee.amount,
      Kind: fee.kind,
      ...(fee.holds_until !== null && { HoldsUntil: fee.holds_until }),
      ...(fee.planned !== null && { PlannedAmount: fee.planned }),
      ...(fee.planned_from !== null && { PlannedFrom: fee.planned_from }),
      Currency: currency,
      MaySetPrice: is_seller,
      Version: version,
    })),
  };
}
