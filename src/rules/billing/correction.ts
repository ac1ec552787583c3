/** What a credit note says: lines that are taken back, and what is charged instead of them. */
import { decimalsOf } from '../prices/currency-digits.ts';
import { type Decimal, one, rounded, zero } from '../prices/decimal.ts';
import type { Currency } from '../prices/money.ts';
import { type InvoiceSum, invoiceSum } from './invoice-sum.ts';

export interface CorrectedLine {
  readonly lineId: number;
  readonly quantity: Decimal;
  readonly unitPrice: Decimal;
  readonly amount: Decimal;
  /** What is charged instead; absent: nothing. */
  readonly instead?: Decimal | undefined;
}

export interface NoteLine {
  readonly kind: 'Credit' | 'Correction';
  readonly lineId: number;
  readonly quantity: Decimal;
  readonly unitPrice: Decimal;
  readonly amount: Decimal;
}

export type Correction =
  | { readonly lines: readonly NoteLine[]; readonly sum: InvoiceSum }
  /** Finer than coins; not less than what was billed; in sum no credit. */
  | { readonly problem: 'tooFine' | 'notLess' | 'noCredit' };

/** @param percent of tax, as the invoice had it. */
export function correctionOf(currency: Currency, percent: Decimal, corrected: readonly CorrectedLine[]): Correction {
  for (const { amount, instead } of corrected) {
    if (instead === undefined) continue;
    if (rounded(instead, 1n, decimalsOf(currency)) !== instead) return { problem: 'tooFine' };
    if (instead < zero || instead >= amount) return { problem: 'notLess' };
  }
  const lines = corrected.flatMap(creditOf);
  const sum = invoiceSum(
    currency,
    lines.map(({ amount }) => ({ amount, percent })),
  );
  return sum.net > zero ? { problem: 'noCredit' } : { lines, sum };
}

const minus = (value: Decimal): Decimal => -value as Decimal;

/** Quantities are turned, prices never; what is charged instead is one amount. */
function creditOf({ lineId, quantity, unitPrice, amount, instead }: CorrectedLine): readonly NoteLine[] {
  const credit = { kind: 'Credit', lineId, quantity: minus(quantity), unitPrice, amount: minus(amount) } as const;
  if (instead === undefined || instead === zero) return [credit];
  return [credit, { kind: 'Correction', lineId, quantity: one, unitPrice: instead, amount: instead }];
}
