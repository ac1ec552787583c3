/** The bar of an exposure: its parts are those of what is owed, and never more than all of it. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { exposureShares, overLimit } from './exposure.ts';

it('says what is open, added and over, and where the limit stands', () => {
  expect(exposureShares({ Open: 60, Added: 60, Limit: 100 })).toEqual({
    open: 0.5,
    added: 40 / 120,
    over: 20 / 120,
    limitAt: 100 / 120,
  });
  expect(exposureShares({ Open: 10, Added: 10, Limit: 100 })).toEqual({ open: 0.1, added: 0.1, over: 0, limitAt: 1 });
  expect(exposureShares({ Open: 150, Added: 50, Limit: 100 })).toEqual({
    open: 0.5,
    added: 0,
    over: 0.5,
    limitAt: 0.5,
  });
  expect(exposureShares({ Open: 0, Added: 5 })).toEqual({ open: 0, added: 0, over: 1, limitAt: undefined });
  expect(exposureShares({ Open: 0, Added: 0 })).toEqual({ open: 0, added: 0, over: 0, limitAt: undefined });
  expect(overLimit({ Open: 20_412.6, Added: 7384.32, Limit: 25_000 })).toBe(2796.92);
});

it('has parts that fill the bar as far as something is owed', () => {
  const amount = fc.integer({ min: 0, max: 1_000_000 });
  fc.assert(
    fc.property(amount, amount, amount, (Open, Added, Limit) => {
      const { open, added, over, limitAt = 0 } = exposureShares({ Open, Added, Limit });
      for (const part of [open, added, over, limitAt]) expect(part).toBeGreaterThanOrEqual(0);
      const whole = Math.max(Open + Added, Limit);
      expect((open + added + over) * whole).toBeCloseTo(Open + Added, 3);
      expect(over === 0).toBe(Open + Added <= Limit);
    }),
  );
});
