/** Values of orders, credit and intervals, over generated ones. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysIn, endOf, firstDayOf, intervalAfter, intervalOf } from '../billing/interval.ts';
import { type Decimal, fromText, sumOf, zero } from '../prices/decimal.ts';
import { creditOf } from './credit.ts';
import { type LineFacts, lineValue, orderValue, type PricedFee } from './order-value.ts';

const amount = fc.bigInt({ min: 0n, max: 10n ** 11n }).map((value) => value as Decimal);
const fee: fc.Arbitrary<PricedFee> = fc.record({
  basis: fc.constantFrom('Subscription', 'Unit', 'Metered'),
  billing: fc.constantFrom('Monthly', 'YearlyPrepaid', 'Once'),
  amount,
});
const quantity = fc.integer({ min: 1, max: 5000 });
const fees = fc.array(fee, { maxLength: 6 });
const currency = fc.constantFrom('EUR', 'JPY', 'KWD');
const line: fc.Arbitrary<LineFacts> = fc.record({ currency, quantity, fees });

const priced = (basis: PricedFee['basis'], billing: PricedFee['billing'], text: string): PricedFee => ({
  basis,
  billing,
  amount: fromText(text),
});

describe('the value of an order', () => {
  it('is the sum of its lines, and no line is worth less than nothing (I20)', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 5 }), (lines) => {
        expect(orderValue(lines)).toBe(sumOf(lines.map(lineValue)));
        for (const one of lines) expect(lineValue(one) >= zero).toBe(true);
      }),
    );
  });

  it('counts what is paid once, and a month or a prepaid year of the rest, of units as often as there are', () => {
    const all = [
      priced('Unit', 'Monthly', '4.9'),
      priced('Subscription', 'Monthly', '10'),
      priced('Subscription', 'Once', '49'),
      priced('Unit', 'Once', '0.125'),
      priced('Metered', 'Monthly', '0.0004'),
    ];
    expect(lineValue({ currency: 'EUR', quantity: 3, fees: all })).toBe(fromText('74.08'));
    expect(lineValue({ currency: 'EUR', quantity: 2, fees: [priced('Unit', 'YearlyPrepaid', '4.41')] })).toBe(
      fromText('105.84'),
    );
    expect(lineValue({ currency: 'JPY', quantity: 1, fees: [priced('Unit', 'Monthly', '2.5')] })).toBe(fromText('3'));
  });

  it('of a change is what comes: nothing when nothing does or less is asked for', () => {
    fc.assert(
      fc.property(line, quantity, (facts, before) => {
        const value = lineValue({ ...facts, before: { quantity: before, fees: facts.fees } });
        expect(value >= zero).toBe(true);
        if (before >= facts.quantity) expect(value).toBe(zero);
      }),
    );
    const before = { quantity: 10, fees: [priced('Unit', 'Monthly', '4.9')] };
    const after = [priced('Unit', 'Monthly', '4.9'), priced('Unit', 'Once', '1'), priced('Subscription', 'Once', '49')];
    expect(lineValue({ currency: 'EUR', quantity: 12, fees: after, before })).toBe(fromText('11.8'));
  });
});

describe('credit', () => {
  it('holds exactly as far as the limit', () => {
    fc.assert(
      fc.property(amount, amount, amount, (limit, open, value) => {
        const credit = creditOf({ limit, open, value });
        expect(credit.isWithin).toBe(open + value <= limit);
        expect(credit.exposure).toBe(open + value);
        expect(credit.above).toBe(credit.isWithin ? zero : open + value - limit);
      }),
    );
  });

  it('is none where no limit was agreed', () => {
    expect(creditOf({ limit: undefined, open: zero, value: 1n as Decimal }).isWithin).toBe(false);
    expect(creditOf({ limit: undefined, open: zero, value: zero })).toMatchObject({ limit: zero, isWithin: true });
  });

  it('lets orders of one payer in one after the other never go above the limit in sum', () => {
    fc.assert(
      fc.property(amount, fc.array(amount, { maxLength: 20 }), (limit, values) => {
        let approved = zero;
        for (const value of values)
          if (creditOf({ limit, open: approved, value }).isWithin) approved = sumOf([approved, value]);
        expect(approved <= limit).toBe(true);
      }),
    );
  });
});

describe('an interval', () => {
  it('is the month of its days, and the next one begins where it ends', () => {
    const months = fc.tuple(fc.integer({ min: 1990, max: 2200 }), fc.integer({ min: 1, max: 12 }));
    fc.assert(
      fc.property(months, fc.integer({ min: -600, max: 600 }), ([year, month], by) => {
        const interval = year * 100 + month;
        expect(intervalOf(firstDayOf(interval))).toBe(interval);
        expect(intervalOf(endOf(interval))).toBe(intervalAfter(interval, 1));
        expect(intervalAfter(intervalAfter(interval, by), -by)).toBe(interval);
        expect((Date.parse(endOf(interval)) - Date.parse(firstDayOf(interval))) / 86_400_000).toBe(daysIn(interval));
      }),
    );
    expect(intervalAfter(202612, 1)).toBe(202701);
    expect(daysIn(202802)).toBe(29);
  });

  it.each([202600, 202613, 26, 2026.11])('is not %s', (interval) => {
    expect(() => firstDayOf(interval)).toThrow('is no interval');
  });
});
