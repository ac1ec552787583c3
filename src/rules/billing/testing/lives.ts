/** Generated lives of subscriptions: begun, changed, sold on by a new seller, ended, with the spans that these events leave. */
import fc from 'fast-check';
import type { Day } from '../../prices/candidate.ts';
import type { BilledFee, BilledSpan, BilledTier } from '../due.ts';
import { dayAfter, earliest, monthsAfter, yearAround } from '../period.ts';

export interface Life {
  readonly billing: 'Monthly' | 'YearlyPrepaid';
  readonly isProrated: boolean;
  readonly start: Day;
  /** The first day on which it no longer runs. */
  readonly end: Day | undefined;
  /** Quantities from a day on, the first one from the start. */
  readonly quantities: readonly { readonly day: Day; readonly quantity: number }[];
  readonly billedFrom: Day | undefined;
  /** A first of a month on which a new seller begins. */
  readonly movedOn: Day | undefined;
}

const first = '2024-01-01';
/** Behind the latest day on which anything happens. */
export const horizon = '2028-12-31';
const offset = (max: number): fc.Arbitrary<number> => fc.integer({ min: 0, max });

export const lives: fc.Arbitrary<Life> = fc
  .record({
    billing: fc.constantFrom<Life['billing']>('Monthly', 'YearlyPrepaid'),
    isProrated: fc.boolean(),
    start: fc.oneof(
      fc.constantFrom('2024-02-29', '2024-12-31', '2025-01-31'),
      offset(600).map((days) => dayAfter(first, days)),
    ),
    length: fc.option(fc.integer({ min: 1, max: 900 }), { freq: 2 }),
    changes: fc.uniqueArray(
      fc.record({ after: fc.integer({ min: 1, max: 900 }), quantity: fc.integer({ min: 1, max: 60 }) }),
      {
        maxLength: 6,
        selector: ({ after }) => after,
      },
    ),
    quantity: fc.integer({ min: 1, max: 60 }),
    billedAfter: fc.option(offset(400), { freq: 4 }),
    movedAfter: fc.option(fc.integer({ min: 1, max: 20 }), { freq: 4 }),
  })
  .map(({ billing, isProrated, start, length, changes, quantity, billedAfter, movedAfter }) => ({
    ...{ billing, isProrated, start },
    end: length === null ? undefined : dayAfter(start, length),
    quantities: [
      { day: start, quantity },
      ...changes
        .filter(({ after }) => length === null || after < length)
        .sort((one, other) => one.after - other.after)
        .map((change) => ({ day: dayAfter(start, change.after), quantity: change.quantity })),
    ],
    billedFrom: billedAfter === null ? undefined : dayAfter(start, billedAfter),
    movedOn: movedAfter === null ? undefined : `${monthsAfter(start, movedAfter).slice(0, 8)}01`,
  }));

/** Units that run on a day, by the events alone: of what is prepaid, fewer wait for the next year. */
export function quantityOn({ billing, start, quantities }: Life, day: Day): number {
  const wanted = (until: Day): number => quantities.findLast((change) => change.day <= until)?.quantity ?? 0;
  if (billing === 'Monthly') return wanted(day);
  const year = yearAround(day, start);
  return quantities
    .filter((change) => change.day > year.from && change.day <= day)
    .reduce((most, change) => Math.max(most, change.quantity), wanted(year.from));
}

/** The spans that bills are made of, as changes leave them. */
export function spansOf(life: Life): readonly BilledSpan[] {
  const { billing, start, end = horizon, quantities } = life;
  const years = [0, 1, 2, 3, 4].map((year) => monthsAfter(start, 12 * year));
  const days = [...new Set([...quantities.map(({ day }) => day), ...years])].filter((day) => day < end).sort();
  const spans: BilledSpan[] = [];
  const begin = (span: Omit<BilledSpan, 'spanId'>): unknown => spans.push({ ...span, spanId: spans.length + 1 });
  let base: number | undefined;
  let running = 0;
  for (const day of days) {
    const quantity = quantityOn(life, day);
    const year = yearAround(day, start);
    if (billing === 'YearlyPrepaid' && day !== year.from) {
      if (quantity > running) begin({ quantity: quantity - running, from: day, until: year.until, isAddition: true });
    } else if (quantity !== base) {
      const at = spans.findIndex(({ until }) => until === undefined);
      if (at >= 0) spans[at] = { ...spans[at], until: day } as BilledSpan;
      begin({ quantity, from: day, until: undefined, isAddition: false });
      base = quantity;
    }
    running = quantity;
  }
  return spans.map((span) => ({ ...span, until: earliest(span.until ?? horizon, life.end ?? horizon) }));
}

/** One tier, or two after each other when the seller changes. */
export function feesOf(life: Life): readonly BilledFee[] {
  const { billing, isProrated, start, end, billedFrom, movedOn } = life;
  const moved = movedOn !== undefined && movedOn > start && (end === undefined || movedOn < end) ? movedOn : undefined;
  const tiers: readonly BilledTier[] = moved
    ? [
        { tierId: 1, from: start, until: moved, billedFrom },
        { tierId: 2, from: moved, until: end, billedFrom },
      ]
    : [{ tierId: 1, from: start, until: end, billedFrom }];
  const spans = spansOf(life);
  return tiers.map((tier) => ({ billing, isMetered: false, isProrated, yearBegins: start, tier, spans }));
}
