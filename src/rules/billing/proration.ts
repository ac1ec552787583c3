/** What a piece of a fee costs: quantity, price, months and the share of days in one fraction, rounded once to coins. */
import { decimalsOf } from '../prices/currency-digits.ts';
import { type Decimal, rounded } from '../prices/decimal.ts';
import type { Currency } from '../prices/money.ts';
import type { DuePiece } from './due.ts';

export const pieceAmount = (
  { quantity, months = 1, days, ofDays }: Pick<DuePiece, 'quantity' | 'months' | 'days' | 'ofDays'>,
  unitPrice: Decimal,
  currency: Currency,
): Decimal =>
  rounded(unitPrice * BigInt(quantity) * BigInt(months) * BigInt(days), BigInt(ofDays), decimalsOf(currency));

const millionths = 1_000_000n;

/** What was used, at a price of six decimals; how much was used has as many. */
export const usageAmount = (used: Decimal, unitPrice: Decimal, currency: Currency): Decimal =>
  rounded(unitPrice * used, millionths, decimalsOf(currency));
