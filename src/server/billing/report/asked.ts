/** Whose bills are read: what an account pays itself, and what is paid below it, each as far as the session may see it. */
import { type RawBuilder, sql } from 'kysely';
import { can } from '../../../define/contract/capability.ts';
import type { CallContext } from '../../../define/contract/handler.ts';
import { meets } from '../../../rules/access/capabilities.ts';
import { seesChargeCost } from '../../../rules/billing/charge-rights.ts';
import type { IntervalId } from '../../../rules/billing/interval.ts';
import { findAccount } from '../../accounts/find.ts';
import { Failure } from '../../calls/failure.ts';
import { inDeal, ofSellerInScope } from '../../db/in-scope.ts';
import { openInterval } from '../clock.ts';

export interface BillAsked {
  readonly interval: IntervalId;
  readonly isOpen: boolean;
  /** Who pays for the account. */
  readonly payer: number;
  /** Of a service: its own rows alone. */
  readonly productId: number | undefined;
  /** Who sells at the account and below it; nobody where what is paid there is not wanted, or not to be seen. */
  readonly sellers: readonly number[];
  readonly sees: Sees;
}

interface Sees {
  readonly prices: boolean;
  readonly margin: boolean;
  readonly indirect: boolean;
  readonly chargeCost: boolean;
}

export function seesOfBills({ session }: CallContext): Sees {
  const held = session.user.Capability;
  const prices = meets(held, can('BILLING_SHOWPRODUCTPRICE', 'Read'));
  return {
    prices,
    margin: prices && meets(held, can('BILLING_SHOWPRODUCTPRICE_MARGIN', 'Read')),
    indirect: meets(held, can('INDIRECT_PAYMENTS', 'Read')),
    chargeCost: seesChargeCost(held),
  };
}

export interface BillAccount {
  readonly payer: number;
  readonly productId: number | undefined;
  readonly currency: string | undefined;
  readonly sellers: readonly number[];
}

/** @throws 404 for an account out of sight, 403 for one that nobody bills. */
export async function billAccount(context: CallContext, accountId: number): Promise<BillAccount> {
  const { account_type, path, currency } = await findAccount(context, accountId, {
    types: { of: ['Company', 'Reseller', 'Product'], otherwise: 'noBills' },
  });
  const { rows } = await sql<{ payer: number | null; sellers: readonly number[] }>`
    select case when ${account_type} = 'Product' then payer_of(${accountId}::bigint) end as payer, array(
      select s.account_id from account s
      where ${account_type} = 'Reseller' and s.account_type = 'Reseller' and s.path ^@ ${path}
        and ${ofSellerInScope('s.account_id')}) as sellers`.execute(context.db);
  const [found] = rows;
  const isProduct = account_type === 'Product';
  return {
    payer: isProduct ? (found?.payer ?? accountId) : accountId,
    productId: isProduct ? accountId : undefined,
    currency: currency ?? undefined,
    sellers: found?.sellers ?? [],
  };
}

/** @throws 400 for what is no month, and for one to come. */
export async function billAsked(
  context: CallContext,
  input: { readonly accountId: number; readonly intervalId: number; readonly hideIndirectPayments?: boolean },
): Promise<BillAsked> {
  const { accountId, intervalId: interval, hideIndirectPayments = false } = input;
  const { payer, productId, sellers } = await billAccount(context, accountId);
  const now = await openInterval(context.db);
  const month = interval % 100;
  if (month < 1 || month > 12 || interval > now) throw new Failure(400, 'noSuchMonth', { interval: String(interval) });
  const sees = seesOfBills(context);
  return {
    interval,
    isOpen: interval === now,
    payer,
    productId,
    sellers: sees.indirect && !hideIndirectPayments ? sellers : [],
    sees,
  };
}

/** Rows of a table by who pays and by who sells: each half is found by an index of its own. @param table `invoice_sum`: not of a service. @param more narrows both; the table is called `l`. */
export function ofBill(
  table: 'invoice_line' | 'invoice_sum' | 'sale_tier',
  { payer, productId, sellers }: BillAsked,
  more: RawBuilder<unknown> = sql``,
): RawBuilder<unknown> {
  const half = (parties: RawBuilder<unknown>) => sql`
    select l.* from ${sql.table(table)} l where ${parties} and ${inDeal('l')} ${more}
      ${productId === undefined ? sql`` : sql`and l.account_id = ${productId}`}`;
  const paid = half(sql`l.buyer_account_id = ${payer}`);
  if (sellers.length === 0) return paid;
  return sql`${paid} union all ${half(sql`l.seller_account_id = any (${[...sellers]}::bigint[]) and l.buyer_account_id <> ${payer}`)}`;
}

/** Rows of these parties: what the payer pays, and what those pay that buy of the sellers. @param at holds `seller` and `buyer`. */
export const ofParties = (
  { payer, productId, sellers }: BillAsked,
  seller: RawBuilder<unknown>,
  buyer: RawBuilder<unknown>,
  account: RawBuilder<unknown>,
): RawBuilder<boolean> =>
  sql<boolean>`(${buyer} = ${payer} or ${seller} = any (${[...sellers]}::bigint[]))
    and (${productId ?? null}::bigint is null or ${account} = ${productId ?? null})`;
