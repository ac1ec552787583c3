/** What of a fee is due in an interval: which days it covers, and how many units and months of them are paid. */
import { type Day, holdsOn, type Validity } from '../prices/candidate.ts';
import { daysIn, endOf, firstDayOf, type IntervalId } from './interval.ts';
import { dayAfter, daysOf, earliest, latest, type Period, yearAround } from './period.ts';

/** A quantity of a fee from day to day. */
export interface BilledSpan extends Validity {
  readonly spanId: number;
  readonly quantity: number;
  /** Units that came in the middle of a year that was paid in advance. */
  readonly isAddition: boolean;
}

/** A sale of a subscription: between whom never changes, so it begins and ends. */
export interface BilledTier extends Validity {
  readonly tierId: number;
  /** Its buyer pays for nothing before; absent: from the first day on. */
  readonly billedFrom?: Day | undefined;
}

/** A fee of one subscription in one tier, with all of its spans that touch the interval. */
export interface BilledFee {
  readonly billing: 'Monthly' | 'YearlyPrepaid' | 'Once';
  readonly isMetered: boolean;
  /** Of a part of a month its days are paid; else the whole of it. */
  readonly isProrated: boolean;
  /** A day on which a year of the term begins. */
  readonly yearBegins: Day;
  readonly tier: BilledTier;
  readonly spans: readonly BilledSpan[];
}

export interface DuePiece {
  readonly spanId: number;
  /** Its first day decides on the price of all of it. */
  readonly covers: Period;
  readonly quantity: number;
  /** Of how many months the price is paid; of what is paid once none is. */
  readonly months?: 1 | 12;
  /** Paid of so many days. */
  readonly days: number;
  readonly ofDays: number;
}

/** In the order in which they begin. */
export function dueIn(interval: IntervalId, fee: BilledFee): readonly DuePiece[] {
  // What was used is told by usage, whatever ran.
  if (fee.isMetered) return [];
  const spans = fee.spans.toSorted((one, other) =>
    one.from < other.from ? -1 : one.from > other.from ? 1 : one.spanId - other.spanId,
  );
  if (fee.billing === 'Monthly')
    return fee.isProrated ? monthly(interval, fee, spans) : wholeMonths(monthly(interval, fee, spans));
  return spans.flatMap(
    (span) => (fee.billing === 'Once' ? once(interval, fee, span) : prepaid(interval, fee, span)) ?? [],
  );
}

function monthly(interval: IntervalId, { tier }: BilledFee, spans: readonly BilledSpan[]): readonly DuePiece[] {
  const ofDays = daysIn(interval);
  return spans.flatMap(({ spanId, quantity, from, until }) => {
    const covers = {
      from: latest(firstDayOf(interval), from, tier.from, tier.billedFrom),
      until: earliest(endOf(interval), until, tier.until),
    };
    return covers.from < covers.until ? [{ spanId, covers, quantity, months: 1, days: daysOf(covers), ofDays }] : [];
  });
}

/** Each unit is paid for the whole month once, also when the quantity changes on the way. */
function wholeMonths(pieces: readonly DuePiece[]): readonly DuePiece[] {
  let paid = 0;
  return pieces.flatMap((piece) => {
    const quantity = piece.quantity - paid;
    if (quantity <= 0) return [];
    paid += quantity;
    return [{ ...piece, quantity, days: piece.ofDays }];
  });
}

function once(interval: IntervalId, { tier }: BilledFee, { spanId, quantity, from }: BilledSpan): DuePiece | undefined {
  const covers = { from, until: dayAfter(from) };
  const isDue = isIn(interval, from) && holdsOn(tier, from) && from >= latest(tier.billedFrom);
  return isDue ? { spanId, covers, quantity, days: 1, ofDays: 1 } : undefined;
}

/** A year is paid when it begins, and nothing of it is given back; units that come later are paid to its end. */
function prepaid(interval: IntervalId, fee: BilledFee, span: BilledSpan): readonly DuePiece[] {
  const { tier, yearBegins } = fee;
  const { spanId, quantity, isAddition } = span;
  const years = isAddition ? [yearAround(span.from, yearBegins)] : yearsDueIn(interval, fee);
  return years.flatMap((year) => {
    const begins = isAddition ? span.from : year.from;
    const from = latest(begins, tier.billedFrom);
    const covers = { from, until: isAddition ? earliest(year.until, span.until) : year.until };
    const runs = holdsOn(span, begins) && holdsOn(span, from) && holdsOn(tier, from);
    if (!isIn(interval, from) || from >= covers.until || !runs) return [];
    return [{ spanId, covers, quantity, months: 12, days: daysOf(covers), ofDays: daysOf(year) }];
  });
}

/** Those that begin in the interval, and the one in which its buyer begins to pay. */
function yearsDueIn(interval: IntervalId, { tier, yearBegins }: BilledFee): readonly Period[] {
  const last = yearAround(dayAfter(endOf(interval), -1), yearBegins);
  const begun = isIn(interval, last.from) ? [last] : [];
  if (tier.billedFrom === undefined || !isIn(interval, tier.billedFrom)) return begun;
  const entered = yearAround(tier.billedFrom, yearBegins);
  return entered.from === last.from ? [last] : [entered, ...begun];
}

const isIn = (interval: IntervalId, day: Day): boolean => day >= firstDayOf(interval) && day < endOf(interval);
