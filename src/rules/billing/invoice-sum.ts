/** The sums of an invoice: its lines without tax, the tax by percentage, and both together. */
import { decimalsOf } from '../prices/currency-digits.ts';
import { type Decimal, hundred, rounded, sumOf } from '../prices/decimal.ts';
import type { Currency } from '../prices/money.ts';

export interface TaxedAmount {
  readonly amount: Decimal;
  /** Of tax. */
  readonly percent: Decimal;
}

export interface TaxSum {
  readonly percent: Decimal;
  readonly net: Decimal;
  readonly tax: Decimal;
}

export interface InvoiceSum {
  readonly net: Decimal;
  readonly tax: Decimal;
  readonly total: Decimal;
  /** The highest percentage first. */
  readonly taxes: readonly TaxSum[];
}

/** Tax is reckoned once for all lines of a percentage. */
export function invoiceSum(currency: Currency, lines: readonly TaxedAmount[]): InvoiceSum {
  const byPercent = new Map<Decimal, Decimal>();
  for (const { amount, percent } of lines)
    byPercent.set(percent, sumOf([byPercent.get(percent) ?? (0n as Decimal), amount]));
  const taxes = [...byPercent]
    .sort(([one], [other]) => (one < other ? 1 : -1))
    .map(([percent, net]) => ({ percent, net, tax: rounded(net * percent, hundred, decimalsOf(currency)) }));
  const net = sumOf(taxes.map((each) => each.net));
  const tax = sumOf(taxes.map((each) => each.tax));
  return { net, tax, total: sumOf([net, tax]), taxes };
}
