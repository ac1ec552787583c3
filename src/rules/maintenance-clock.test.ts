/** The clock of a maintenance: one notice for each moment, drawn exactly when it changes. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nextDrawing, noticeAt, untilReload } from './maintenance-clock.ts';

const at = (left: number) => noticeAt(1_000_000 + left, 1_000_000);

it.each([
  [120_000, { stage: 'minutes', left: 2 }],
  [121_000, { stage: 'minutes', left: 3 }],
  [60_001, { stage: 'minutes', left: 2 }],
  [60_000, { stage: 'seconds', left: 60 }],
  [1000, { stage: 'seconds', left: 1 }],
  [1, { stage: 'seconds', left: 1 }],
  [0, { stage: 'ongoing' }],
  [-5000, { stage: 'ongoing' }],
])('%i ms before the start it says %j (MAINT-02, MAINT-03, MAINT-05, MAINT-09, MAINT-14, MAINT-17)', (left, notice) => {
  expect(at(left)).toEqual(notice);
});

it('without a time it only comes soon, and nothing follows by itself (MAINT-01)', () => {
  expect(noticeAt(undefined, 0)).toEqual({ stage: 'soon' });
  expect(nextDrawing(undefined, 0)).toBeUndefined();
  expect(untilReload(undefined, 0)).toBeUndefined();
});

it('whoever draws when he is told misses no change and draws no minute twice (MAINT-02, MAINT-04, MAINT-07, CONST-21)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 * 60_000 }), (left) => {
      const drawn: unknown[] = [];
      let now = 0;
      for (let wait: number | undefined = 0; wait !== undefined; wait = nextDrawing(left, now)) {
        now += wait;
        drawn.push(noticeAt(left, now));
        const next = nextDrawing(left, now);
        // Nothing else would have been read a moment before the next drawing.
        if (next !== undefined && left - now > 60_000)
          expect(noticeAt(left, now + next - 1)).toEqual(noticeAt(left, now));
        if (next !== undefined && left - now <= 60_000) expect(next).toBe(Math.min(500, left - now));
      }
      expect(drawn.at(-1)).toEqual({ stage: 'ongoing' });
      const minutes = drawn.filter((notice) => (notice as { stage: string }).stage === 'minutes');
      expect(new Set(minutes.map((notice) => JSON.stringify(notice))).size).toBe(minutes.length);
    }),
  );
});

it('the page is loaded anew 60 s after the start (MAINT-11, CONST-22)', () => {
  expect(untilReload(5000, 0)).toBe(65_000);
  expect(untilReload(5000, 70_000)).toBe(0);
});
