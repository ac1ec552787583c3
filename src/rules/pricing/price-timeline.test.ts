/** Prices from day to day: whatever is changed, planned and taken back, no day before changes and no day has two. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  endedFrom,
  type PriceSpan,
  spanOn,
  timelineChanges,
  withAmountFrom,
  withoutChangeOn,
} from './price-timeline.ts';

const days = Array.from({ length: 12 }, (_each, index) => `2027-01-${String(index + 1).padStart(2, '0')}`);
const last = '2027-02-01';
const day = fc.constantFrom(...days);
const amount = fc.option(fc.integer({ min: 0, max: 3 }), { nil: null });
const change = fc.oneof(
  fc.record({ do: fc.constant('set' as const), day, amount }),
  fc.record({ do: fc.constant('end' as const), day, amount: fc.constant(null) }),
  fc.record({ do: fc.constant('take back' as const), day, amount: fc.constant(null) }),
);
type Change = { readonly do: 'set' | 'end' | 'take back'; readonly day: string; readonly amount: number | null };

const done = (spans: readonly PriceSpan[], { do: what, day: on, amount: to }: Change): readonly PriceSpan[] => {
  if (what === 'set') return withAmountFrom(spans, on, to);
  return what === 'end' ? endedFrom(spans, on) : (withoutChangeOn(spans, on) ?? spans);
};
const at = (spans: readonly PriceSpan[], on: string): number | null => spanOn(spans, on)?.amount ?? null;
const timeline = fc.array(change, { maxLength: 8 }).map((changes) => changes.reduce(done, [] as readonly PriceSpan[]));

describe('a timeline', () => {
  it('changes from the day on, and on no day before', () => {
    fc.assert(
      fc.property(timeline, change, (before, next) => {
        const after = done(before, next);
        for (const each of days.filter((one) => one < next.day)) expect(at(after, each)).toBe(at(before, each));
      }),
    );
  });

  it('never has two prices on a day, nor a span without days', () => {
    fc.assert(
      fc.property(timeline, (spans) => {
        for (const { from, until } of spans) expect(until === null || until > from).toBe(true);
        for (const each of [...days, last])
          expect(
            spans.filter(({ from, until }) => from <= each && (until === null || until > each)).length,
          ).toBeLessThan(2);
      }),
    );
  });

  it('has the amount that was set until the next change that was planned', () => {
    fc.assert(
      fc.property(timeline, day, amount, (before, from, to) => {
        const after = withAmountFrom(before, from, to);
        expect(at(after, from)).toBe(to);
        const planned = before.flatMap((span) => [span.from, span.until ?? last]).filter((each) => each > from);
        const next = planned.sort()[0] ?? last;
        for (const each of days.filter((one) => one >= from && one < next)) expect(at(after, each)).toBe(to);
        for (const each of days.filter((one) => one >= next)) expect(at(after, each)).toBe(at(before, each));
      }),
    );
  });

  it('is what it was before once a new change has been taken back', () => {
    const spans = [{ amount: 10, from: days[0] ?? '', until: null }];
    const planned = withAmountFrom(spans, days[5] ?? '', 12);
    expect(planned).toEqual([
      { amount: 10, from: days[0], until: days[5] },
      { amount: 12, from: days[5], until: null },
    ]);
    expect(withoutChangeOn(planned, days[5] ?? '')).toEqual(spans);
    expect(withoutChangeOn(spans, days[5] ?? '')).toBeUndefined();
    expect(withoutChangeOn(endedFrom(spans, days[5] ?? ''), days[5] ?? '')).toEqual(spans);
  });

  it('is written as differences, which touch nothing that began before the day', () => {
    fc.assert(
      fc.property(timeline, change, (before, next) => {
        const after = done(before, next);
        const { removed, ended, added } = timelineChanges(before, after);
        const written = [
          ...before
            .filter((span) => !removed.includes(span))
            .map((span) => ended.find(({ from }) => from === span.from) ?? span),
          ...added,
        ];
        for (const each of days) expect(at(written, each)).toBe(at(after, each));
        for (const { from } of [...removed, ...added]) expect(from >= next.day).toBe(true);
      }),
    );
  });
});
