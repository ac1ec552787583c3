/** What bills ask for, over generated lives: every day once, in the quantity that ran, and sums that agree. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWhole, sample } from '../../../generators/testing/sample.ts';
import { holdsOn } from '../prices/candidate.ts';
import { type Decimal, fromText, sumOf, toText } from '../prices/decimal.ts';
import { type BilledFee, type DuePiece, dueIn } from './due.ts';
import { cutOffOf, intervalAfter, intervalOf, intervalToBill } from './interval.ts';
import { invoiceSum } from './invoice-sum.ts';
import { dayAfter, latest } from './period.ts';
import { pieceAmount, usageAmount } from './proration.ts';
import { feesOf, horizon, type Life, lives, quantityOn } from './testing/lives.ts';

const runs = { numRuns: isWhole ? 2000 : 40, seed: sample };
const currency = fc.constantFrom('EUR', 'JPY', 'KWD');
const unitPrice = fc.integer({ min: 0, max: 900_000_000 }).map((millionths) => BigInt(millionths) as Decimal);

interface Billed extends DuePiece {
  readonly tierId: number;
}

function billed(fees: readonly BilledFee[]): readonly Billed[] {
  const pieces: Billed[] = [];
  for (let interval = 202401; interval <= intervalOf(horizon); interval = intervalAfter(interval, 1))
    for (const fee of fees)
      for (const piece of dueIn(interval, fee)) pieces.push({ ...piece, tierId: fee.tier.tierId });
  return pieces;
}

const covering = (pieces: readonly Billed[], day: string): readonly Billed[] =>
  pieces.filter(({ covers }) => covers.from <= day && day < covers.until);

/** Days on which something may go wrong: those of the events, and those beside them. */
function daysOf({ start, end = horizon, quantities, billedFrom, movedOn }: Life): readonly string[] {
  const events = [start, end, ...quantities.map(({ day }) => day), billedFrom, movedOn].filter(
    (day) => day !== undefined,
  );
  return events.flatMap((day) => [dayAfter(day, -1), day, dayAfter(day), dayAfter(day, 17), dayAfter(day, 364)]);
}

describe('what is due over the life of a subscription', () => {
  it('covers each day of a span at most once (P2)', () => {
    fc.assert(
      fc.property(lives, (life) => {
        const pieces = billed(feesOf(life)).toSorted((one, other) => (one.covers.from < other.covers.from ? -1 : 1));
        const ends = new Map<string, string>();
        for (const { tierId, spanId, covers } of pieces) {
          expect(covers.from < covers.until).toBe(true);
          expect(covers.from >= latest(ends.get(`${tierId} ${spanId}`))).toBe(true);
          ends.set(`${tierId} ${spanId}`, covers.until);
        }
      }),
      runs,
    );
  });

  it('is each day what ran on it, from the day on which its buyer pays (P2, P3)', () => {
    fc.assert(
      fc.property(lives, (life) => {
        const pieces = billed(feesOf({ ...life, isProrated: true }));
        for (const day of daysOf(life)) {
          const runsThen = day >= life.start && day < (life.end ?? horizon);
          if (!runsThen) continue;
          const quantity = covering(pieces, day).reduce((sum, piece) => sum + piece.quantity, 0);
          expect([day, quantity]).toEqual([day, day < latest(life.billedFrom) ? 0 : quantityOn(life, day)]);
        }
      }),
      runs,
    );
  });

  it('is something for each that was ordered and runs when its buyer pays, and of units that run then (P8)', () => {
    fc.assert(
      fc.property(lives, (life) => {
        const fees = feesOf(life);
        const pieces = billed(fees);
        const spans = new Map((fees[0]?.spans ?? []).map((span) => [span.spanId, span]));
        for (const { spanId, covers } of pieces) {
          const span = spans.get(spanId);
          expect(span && holdsOn(span, covers.from)).toBe(true);
        }
        const wasDue = latest(life.start, life.billedFrom) < (life.end ?? horizon);
        expect(pieces.length > 0).toBe(wasDue);
      }),
      runs,
    );
  });

  it('where a month is paid whole, is the most that ran in it', () => {
    fc.assert(
      fc.property(lives, (life) => {
        const whole = {
          ...life,
          billing: 'Monthly',
          isProrated: false,
          billedFrom: undefined,
          movedOn: undefined,
        } as const;
        const [fee] = feesOf(whole);
        if (!fee) throw new Error('A life has a fee');
        for (let interval = intervalOf(life.start); interval < 202701; interval = intervalAfter(interval, 1)) {
          const pieces = dueIn(interval, fee);
          const ran = dueIn(interval, { ...fee, isProrated: true }).map(({ quantity }) => quantity);
          expect(pieces.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(Math.max(0, ...ran));
          expect(pieces.every(({ days, ofDays }) => days === ofDays)).toBe(true);
        }
      }),
      runs,
    );
  });

  it('a prepaid year is paid when it begins, its additions by their days, and nothing is given back', () => {
    const tier = { tierId: 1, from: '2025-03-15' };
    const fee = {
      billing: 'YearlyPrepaid',
      isMetered: false,
      isProrated: true,
      yearBegins: '2025-03-15',
      tier,
    } as const;
    const base = { spanId: 1, quantity: 10, from: '2025-03-15', until: '2025-06-01', isAddition: false };
    const more = { spanId: 2, quantity: 2, from: '2025-05-15', until: '2026-03-15', isAddition: true };
    const spans = [base, more];
    expect(dueIn(202503, { ...fee, spans })).toEqual([
      {
        spanId: 1,
        covers: { from: '2025-03-15', until: '2026-03-15' },
        quantity: 10,
        months: 12,
        days: 365,
        ofDays: 365,
      },
    ]);
    expect(dueIn(202505, { ...fee, spans })).toEqual([
      {
        spanId: 2,
        covers: { from: '2025-05-15', until: '2026-03-15' },
        quantity: 2,
        months: 12,
        days: 304,
        ofDays: 365,
      },
    ]);
    expect(dueIn(202603, { ...fee, spans })).toEqual([]);
    const late = { ...fee, tier: { ...tier, billedFrom: '2025-05-01' }, spans };
    expect(dueIn(202505, late).map(({ spanId, days }) => [spanId, days])).toEqual([
      [1, 318],
      [2, 304],
    ]);
  });

  it('what is paid once is paid in the interval of its day, and what is metered by usage alone', () => {
    const spans = [{ spanId: 1, quantity: 3, from: '2026-02-28', until: '2026-03-01', isAddition: false }];
    const fee = {
      billing: 'Once',
      isMetered: false,
      isProrated: true,
      yearBegins: '2026-02-28',
      tier: { tierId: 1, from: '2026-02-01' },
      spans,
    } as const;
    expect([202601, 202602, 202603].map((interval) => dueIn(interval, fee).length)).toEqual([0, 1, 0]);
    expect(dueIn(202602, { ...fee, tier: { ...fee.tier, billedFrom: '2026-03-01' } })).toEqual([]);
    expect(dueIn(202602, { ...fee, billing: 'Monthly', isMetered: true })).toEqual([]);
  });
});

describe('amounts', () => {
  it('of a month in parts differ from the whole by at most half a coin each (P5)', () => {
    const cuts = fc
      .uniqueArray(fc.integer({ min: 2, max: 30 }), { maxLength: 6 })
      .map((days) => days.toSorted((a, b) => a - b));
    fc.assert(
      fc.property(cuts, unitPrice, fc.integer({ min: 1, max: 500 }), currency, (days, price, quantity, of) => {
        const starts = [1, ...days].map((day) => `2026-10-${String(day).padStart(2, '0')}`);
        const spans = starts.map((from, index) => ({
          spanId: index,
          quantity,
          from,
          until: starts[index + 1],
          isAddition: false,
        }));
        const fee = {
          billing: 'Monthly',
          isMetered: false,
          isProrated: true,
          yearBegins: '2026-10-01',
          tier: { tierId: 1, from: '2026-01-01' },
          spans,
        } as const;
        const parts = sumOf(dueIn(202610, fee).map((piece) => pieceAmount(piece, price, of)));
        const whole = pieceAmount({ quantity, months: 1, days: 31, ofDays: 31 }, price, of);
        const coin = { EUR: 10_000n, JPY: 1_000_000n, KWD: 1_000n }[of] ?? 0n;
        const difference = parts > whole ? parts - whole : whole - parts;
        expect(2n * difference <= BigInt(spans.length + 1) * coin).toBe(true);
      }),
      runs,
    );
  });

  it('of an invoice agree: lines are the net, and net with tax the total (P1)', () => {
    const line = fc.record({
      amount: fc.integer({ min: -900_000, max: 9_000_000 }).map((cents) => (BigInt(cents) * 10_000n) as Decimal),
      percent: fc.constantFrom('0', '7', '19', '25.5').map(fromText),
    });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
        const { net, tax, total, taxes } = invoiceSum('EUR', lines);
        expect(net).toBe(sumOf(lines.map(({ amount }) => amount)));
        expect(net).toBe(sumOf(taxes.map((each) => each.net)));
        expect(tax).toBe(sumOf(taxes.map((each) => each.tax)));
        expect(total).toBe(net + tax);
      }),
      runs,
    );
    const { taxes } = invoiceSum('EUR', [
      { amount: fromText('10.02'), percent: fromText('19') },
      { amount: fromText('10.01'), percent: fromText('19') },
    ]);
    // One by one they would be 1.90 and 1.90.
    expect(taxes.map(({ tax }) => toText(tax))).toEqual(['3.81']);
  });

  it('add up over the chain: all margins are what the payer pays without what the first seller pays (P7)', () => {
    fc.assert(
      fc.property(lives, fc.array(unitPrice, { minLength: 2, maxLength: 4 }), currency, (life, prices, of) => {
        const pieces = billed(feesOf({ ...life, movedOn: undefined }));
        const paid = prices.map((price) => pieces.map((piece) => pieceAmount(piece, price, of)));
        const margins = paid
          .slice(0, -1)
          .flatMap((own, tier) => own.map((amount, index) => (amount - (paid[tier + 1]?.[index] ?? 0n)) as Decimal));
        expect(sumOf(margins)).toBe(sumOf(paid[0] ?? []) - sumOf(paid.at(-1) ?? []));
      }),
      runs,
    );
  });

  it('of usage are rounded once', () => {
    expect(toText(usageAmount(fromText('12345.678901'), fromText('0.000421'), 'EUR'))).toBe('5.2');
  });
});

describe('an interval', () => {
  it('ends for usage and charges an hour before its last day does, and is billed from then on', () => {
    expect(cutOffOf(202611).toISOString()).toBe('2026-11-30T23:00:00.000Z');
    expect(intervalToBill(new Date('2026-11-30T22:59:59Z'))).toBe(202610);
    expect(intervalToBill(new Date('2026-11-30T23:00:00Z'))).toBe(202611);
    expect(intervalToBill(new Date('2027-01-15T12:00:00Z'))).toBe(202612);
  });
});
