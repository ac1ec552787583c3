/** What an order is worth: what is paid once, and one period of what is paid again and again, without tax. */
import { decimalsOf } from '../prices/currency-digits.ts';
import { type Decimal, rounded, sumOf, zero } from '../prices/decimal.ts';
import type { Currency } from '../prices/money.ts';

/** A fee at the price that its buyer gets. */
export interface PricedFee {
  readonly basis: 'Subscription' | 'Unit' | 'Metered';
  readonly billing: 'Monthly' | 'YearlyPrepaid' | 'Once';
  /** Of one unit, and of one month where it is paid again and again. */
  readonly amount: Decimal;
}

export interface LineFacts {
  readonly currency: Currency;
  readonly quantity: number;
  readonly fees: readonly PricedFee[];
  /** Of a change: what runs so far. */
  readonly before?: { readonly quantity: number; readonly fees: readonly PricedFee[] };
}

/** In the coins of its currency; each fee is rounded by itself, as it will stand on the invoice. */
export function feeValue({ basis, billing, amount }: PricedFee, quantity: number, currency: Currency): Decimal {
  // What will be used, nobody knows.
  if (basis === 'Metered') return zero;
  const units = basis === 'Unit' ? BigInt(quantity) : 1n;
  const months = billing === 'YearlyPrepaid' ? 12n : 1n;
  return rounded(amount * units * months, 1n, decimalsOf(currency));
}

/** What it asks for; of a change what is added, and never less than nothing. */
export function lineValue({ currency, quantity, fees, before }: LineFacts): Decimal {
  const once = before ? Math.max(0, quantity - before.quantity) : quantity;
  const paidOnce = fees.flatMap((fee) => {
    // A change begins nothing anew: only units that come are set up.
    if (fee.billing !== 'Once' || (before && fee.basis !== 'Unit')) return [];
    return feeValue(fee, once, currency);
  });
  const added = (periodValue(fees, quantity, currency) -
    periodValue(before?.fees ?? [], before?.quantity ?? 0, currency)) as Decimal;
  return sumOf([...paidOnce, before && added < zero ? zero : added]);
}

/** Of one month, or of one year that is paid in advance. */
export const periodValue = (fees: readonly PricedFee[], quantity: number, currency: Currency): Decimal =>
  sumOf(fees.filter(({ billing }) => billing !== 'Once').map((fee) => feeValue(fee, quantity, currency)));

export const orderValue = (lines: readonly LineFacts[]): Decimal => sumOf(lines.map(lineValue));
