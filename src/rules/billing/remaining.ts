/** What is still to be paid of a fee after an interval until its term ends, at the price and in the quantity of then. */
import { type Decimal, zero } from '../prices/decimal.ts';
import type { Currency } from '../prices/money.ts';
import { daysIn, endOf, firstDayOf, type IntervalId, intervalAfter } from './interval.ts';
import { daysOf, earliest, monthsAfter } from './period.ts';
import { pieceAmount } from './proration.ts';

export interface Committed {
  readonly quantity: number;
  readonly unitPrice: Decimal;
  readonly currency: Currency;
  /** For so many months it is paid at once. */
  readonly months: 1 | 12;
  readonly termBegins: string;
  /** The first day that is no longer in the term. */
  readonly termEnds: string;
}

export function remainingCommitment(interval: IntervalId, committed: Committed): Decimal {
  return committed.months === 12 ? yearsLeft(interval, committed) : monthsLeft(interval, committed);
}

function monthsLeft(interval: IntervalId, { quantity, unitPrice, currency, termEnds }: Committed): Decimal {
  let sum: bigint = zero;
  for (let each = intervalAfter(interval, 1); firstDayOf(each) < termEnds; each = intervalAfter(each, 1)) {
    const days = daysOf({ from: firstDayOf(each), until: earliest(endOf(each), termEnds) });
    sum += pieceAmount({ quantity, months: 1, days, ofDays: daysIn(each) }, unitPrice, currency);
  }
  return sum as Decimal;
}

/** A year that has begun is paid. */
function yearsLeft(interval: IntervalId, { quantity, unitPrice, currency, termBegins, termEnds }: Committed): Decimal {
  let sum: bigint = zero;
  for (let year = 0; monthsAfter(termBegins, 12 * year) < termEnds; year += 1)
    if (monthsAfter(termBegins, 12 * year) >= endOf(interval))
      sum += pieceAmount({ quantity, months: 12, days: 1, ofDays: 1 }, unitPrice, currency);
  return sum as Decimal;
}
