/** What a price is, and what is said beside it: equal to a slow reference, for whatever is known and whatever is missing. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Formula } from './candidate.ts';
import { decimalsOf } from './currency-digits.ts';
import { type Decimal, fromText, hundred, toText, zero } from './decimal.ts';
import { type Facts, type Priced, price } from './price.ts';
import { expectEqual } from './testing/expect-equal.ts';
import { amount, currency, facts, percent } from './testing/generated-facts.ts';
import { runs } from './testing/runs.ts';
import { slowPrice } from './testing/slow-price.ts';

const text = (value: Decimal | undefined): string | undefined => (value === undefined ? undefined : toText(value));

const plain = ({ winner, losers, warnings, ...figures }: Priced) => ({
  winner,
  losers: losers.map(({ candidate, would, why }) => ({ candidate, would: text(would), why })),
  figures: Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, text(value)])),
  warnings,
});

const known: Facts = {
  item: { itemId: 1, isMetered: false },
  band: 1,
  currency: 'EUR',
  on: '2026-11-20',
  srp: { amount: fromText('22'), currency: 'EUR' },
  cost: { amount: fromText('18'), currency: 'EUR' },
  rates: { at: 0, byCurrency: new Map() },
  byHand: [],
  rules: [],
};
const rule = {
  kind: 'Rule',
  ruleId: 2,
  name: 'Rule',
  priority: 2,
  isDefault: false,
  selection: 'All',
  selected: [],
} as const;
const byHand = { kind: 'Override', overrideId: 1, itemId: 1, minQuantity: 1, setAt: 1, from: '2026-11-20' } as const;

describe('a price', () => {
  it('I1 equals a slow reference with decimals of another make', () => {
    fc.assert(
      fc.property(facts, (given) => {
        expectEqual(plain(price(given)), slowPrice(given));
      }),
      runs,
    );
  });

  it('I2 is that of the first candidate that can be computed; every other one is a loser, with what it makes if it comes first', () => {
    fc.assert(
      fc.property(facts, (given) => {
        const { winner, losers } = price(given);
        const all = [...(winner ? [winner] : []), ...losers.map(({ candidate }) => candidate)];
        expect(all).toHaveLength(given.byHand.length + given.rules.length);
        expect(new Set(all)).toEqual(new Set([...given.byHand, ...given.rules]));
        const without = price({
          ...given,
          byHand: given.byHand.filter((each) => each !== winner),
          rules: given.rules.filter((each) => each !== winner),
        });
        const next = losers.find(({ would }) => would !== undefined);
        expect([without.winner, without.amount]).toEqual([winner && next?.candidate, winner && next?.would]);
      }),
      runs,
    );
  });

  it('I1 is total: whatever stands in its facts, it answers, and with a price that a pricelist can hold', () => {
    const any = fc.oneof(
      fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }),
      fc.constantFrom(0n, 1n, -1n, 99_999_999n, 100_000_000n, 100_000_001n),
    ) as fc.Arbitrary<Decimal>;
    const perEuro = fc.bigInt({ min: -2n, max: 2n });
    fc.assert(
      fc.property(facts, any, any, perEuro, fc.constantFrom(0, Number.NaN), (given, value, share, rate, at) => {
        const code = given.currency === 'PLN' ? 'JPY' : 'PLN';
        const { amount: made } = price({
          ...given,
          srp: { amount: value, currency: code },
          cost: { amount: value, currency: given.currency },
          rates: { at, byCurrency: new Map([[code, { perEuro: rate, asOf: 0 }]]) },
          rules: given.rules.map((each) => ({ ...each, percent: share, amount: value })),
        });
        expect(made === undefined || (made >= 0n && made < 1_000_000_000_000_000n)).toBe(true);
      }),
      runs,
    );
  });

  it('I5 of gross margin p has a margin of p but for its rounding; markup 0 is the cost, discount 0 the SRP (PL-20)', () => {
    fc.assert(
      fc.property(amount, percent, currency, (value, p, code) => {
        const money = { amount: value, currency: code };
        const by = (formula: Formula) =>
          price({ ...known, currency: code, srp: money, cost: money, rules: [{ ...rule, ...formula }] });
        const coin = 10 ** -decimalsOf(code);
        for (const model of ['Markup', 'SrpDiscount'] as const) {
          const same = by({ model, percent: zero });
          if (same.amount !== undefined)
            expect(Math.abs(Number(same.amount - value)) / 1e6).toBeLessThanOrEqual(coin / 2);
        }
        const { amount: made, margin } = by({ model: 'GrossMargin', percent: p });
        if (made === undefined || margin === undefined) return;
        // The share of the price against the margin that it has, exactly: half a coin of the price, and of that the cost's share.
        const off = margin * hundred - made * p;
        const most = (BigInt(Math.round(coin * 1e6)) * (hundred - p)) / 2n;
        expect(off <= most && -off <= most).toBe(true);
      }),
      runs,
    );
  });

  it('set by hand stands above all rules, and says what they would have made', () => {
    const own = { ...byHand, model: 'Static', amount: fromText('21.43') } as const;
    const second = { ...rule, model: 'GrossMargin', percent: fromText('14') } as const;
    const fifth = { ...rule, ruleId: 5, priority: 5, model: 'Markup', percent: fromText('12') } as const;
    const last = { ...rule, ruleId: 9, priority: 1, isDefault: true, model: 'Srp' } as const;
    const made = price({ ...known, byHand: [own], rules: [last, fifth, second] });
    expect([text(made.amount), made.winner]).toEqual(['21.43', own]);
    expect(made.losers.map(({ candidate, would, why }) => [candidate, text(would), why])).toEqual([
      [second, '20.93', 'outranked'],
      [fifth, '20.16', 'outranked'],
      [last, '22', 'outranked'],
    ]);
    expect([made.margin, made.marginPercent, made.againstSrp].map(text)).toEqual(['3.43', '16.0056', '-2.5909']);
    expect(made.warnings).toEqual(['conflict']);
  });

  it('passes over what cannot be computed, and says why', () => {
    const rules = [
      { ...rule, ruleId: 1, priority: 1, model: 'Markup', percent: fromText('10') },
      { ...rule, ruleId: 2, priority: 2, model: 'SrpDiscount' },
      { ...rule, ruleId: 3, priority: 3, model: 'GrossMargin', percent: fromText('100') },
      { ...rule, ruleId: 4, priority: 4, model: 'Srp' },
    ] as const;
    const { cost: _cost, ...noCost } = known;
    const made = price({ ...noCost, srp: { amount: fromText('10'), currency: 'PLN' }, rules });
    expect(made.losers.map(({ why }) => why)).toEqual(['noCost', 'incomplete', 'outOfRange', 'noRate']);
    expect([made.amount, made.winner, made.warnings]).toEqual([undefined, undefined, ['noPrice', 'conflict']]);
  });

  it('is converted unrounded, and rounded once, by a rate that is not older than a day', () => {
    const at = Date.UTC(2026, 10, 20);
    const rates = (asOf: number) => ({ at, byCurrency: new Map([['PLN', { perEuro: 4_250_000_000n, asOf }]]) });
    const rules = [{ ...rule, model: 'Markup', percent: fromText('50') }] as const;
    // 0.01 EUR are 0.0425 PLN: rounded before the markup it would be 0.06.
    const cost = { amount: fromText('0.01'), currency: 'EUR' };
    const made = (asOf: number) => price({ ...known, currency: 'PLN', cost, rules, rates: rates(asOf) });
    const day = 24 * 60 * 60 * 1000;
    expect([text(made(at - day).amount), text(made(at - day).cost)]).toEqual(['0.06', '0.0425']);
    expect(made(at - day - 1).losers.map(({ why }) => why)).toEqual(['noRate']);
  });

  it.each([
    ['EUR', false, '1.005', '1.01'],
    ['JPY', false, '100.5', '101'],
    ['KWD', false, '1.0005', '1.001'],
    ['HUF', false, '1.49', '1'],
    ['EUR', true, '0.0000015', undefined],
    ['EUR', true, '0.000001', '0.000001'],
  ])('in %s (metered: %s) has the decimals of its currency: %s is %s', (code, isMetered, given, expected) => {
    const made = () =>
      price({
        ...known,
        currency: code,
        item: { itemId: 1, isMetered },
        byHand: [{ ...byHand, model: 'Static', amount: fromText(given) }],
      });
    if (expected === undefined) expect(made).toThrow('has more than 6 decimals');
    else expect(text(made().amount)).toBe(expected);
  });
});
