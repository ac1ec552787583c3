/** What a service costs the payer of an account, fee by fee, as far as the session may read what he pays. */
import { sql } from 'kysely';
import type { CallContext } from '../../define/contract/handler.ts';
import { lineValue, type PricedFee } from '../../rules/orders/order-value.ts';
import { type Decimal, fromNumber, toNumber } from '../../rules/prices/decimal.ts';
import type { Term } from './term.ts';

export interface FeeRow extends Pick<PricedFee, 'basis' | 'billing'> {
  readonly problem: 'notOffered' | 'notInThisTerm' | null;
  readonly payer: number;
  readonly payer_name: string;
  readonly seller_name: string | null;
  readonly currency: string | null;
  readonly item_id: number | null;
  readonly name: string;
  readonly unit: string;
  readonly amount: number | null;
}

export interface Wanted extends Term {
  readonly serviceId: number;
  readonly quantity: number;
}

/** One row without a fee where it cannot be ordered so. */
export async function feesOf({ db, language }: CallContext, parent: number, wanted: Wanted): Promise<FeeRow[]> {
  const { serviceId, quantity, commitmentMonths, billing } = wanted;
  const { rows } = await sql<FeeRow>`
    select p.*, service_name(p.names, ${language}, '') as name
    from order_prices(${parent}, ${serviceId}, ${quantity}, ${commitmentMonths}, ${billing}) p`.execute(db);
  return rows;
}

type Amounts = readonly Pick<FeeRow, 'basis' | 'billing' | 'amount'>[];

export const pricedFees = (rows: Amounts): readonly PricedFee[] =>
  rows.flatMap(({ basis, billing, amount }) =>
    amount === null ? [] : [{ basis, billing, amount: fromNumber(amount) }],
  );

/** undefined: it cannot be ordered, or the caller may not read what is paid. */
export function worthOf(rows: Amounts, currency: string, quantity: number): Decimal | undefined {
  const fees = pricedFees(rows);
  return fees.length === 0 ? undefined : lineValue({ currency, quantity, fees });
}

export interface Larger {
  readonly LargerQuantity: number;
  readonly LargerSaves: number;
}

/** The least larger quantity that is worth less in all. */
export async function largerFor(
  context: CallContext,
  parent: number,
  wanted: Wanted,
  value: Decimal | undefined,
): Promise<Larger | undefined> {
  if (value === undefined) return undefined;
  const { serviceId, quantity, commitmentMonths, billing } = wanted;
  const { rows } = await sql<{ among: readonly number[] }>`
    select larger_quantities(${parent}, ${serviceId}, ${quantity}, ${commitmentMonths}, ${billing}) as among`.execute(
    context.db,
  );
  for (const larger of rows[0]?.among ?? []) {
    const fees = await feesOf(context, parent, { ...wanted, quantity: larger });
    const worth = worthOf(fees, fees[0]?.currency ?? '', larger);
    if (worth !== undefined && worth < value)
      return { LargerQuantity: larger, LargerSaves: toNumber((value - worth) as Decimal) };
  }
  return undefined;
}
