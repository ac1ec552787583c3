/** Generated facts of prices: with ties, missing values, other currencies, rates about a day old, and percentages at every edge. */
import fc from 'fast-check';
import type { Banded } from '../bands.ts';
import type { Formula, Override, Rule, Validity } from '../candidate.ts';
import type { Decimal } from '../decimal.ts';
import type { Money, Rates } from '../money.ts';
import type { Facts, Item } from '../price.ts';
import type { Dated, DatedFacts } from '../price-timeline.ts';
import { lastPriority } from '../rank.ts';
import type { Selectable } from '../rule-selection.ts';

const millionths = (min: number, max: number): fc.Arbitrary<Decimal> =>
  fc.integer({ min, max }).map((value) => BigInt(value) as Decimal);

export const amount: fc.Arbitrary<Decimal> = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 1_000_000 }).map((cents) => BigInt(cents * 5_000) as Decimal) },
  { weight: 2, arbitrary: millionths(0, 90_000_000) },
  { weight: 1, arbitrary: millionths(0, 999_999_999_999_999) },
);

/** With at most four decimals, as it is stored. */
export const percent: fc.Arbitrary<Decimal> = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: -20, max: 99 }).map((whole) => BigInt(whole * 1_000_000) as Decimal) },
  {
    weight: 2,
    arbitrary: fc.integer({ min: -1_500_000, max: 1_500_000 }).map((value) => BigInt(value * 100) as Decimal),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(0n, 99_999_900n, 100_000_000n, -100_000_000n).map((value) => value as Decimal),
  },
);

export const currency = fc.constantFrom('EUR', 'EUR', 'PLN', 'JPY', 'KWD');
export const money: fc.Arbitrary<Money> = fc.record({ amount, currency });

const now = Date.UTC(2026, 10, 20, 12);
const dayLong = 24 * 60 * 60 * 1000;
const rate = fc.record({
  perEuro: fc.integer({ min: 1, max: 500_000_000_000 }).map(BigInt),
  asOf: fc.constantFrom(now, now - 1000, now - dayLong, now - dayLong - 1),
});
export const rates: fc.Arbitrary<Rates> = fc
  .record({ PLN: rate, JPY: rate, KWD: rate }, { requiredKeys: [] })
  .map((known) => ({ at: now, byCurrency: new Map(Object.entries(known)) }));

export const formula: fc.Arbitrary<Formula> = fc.record({
  model: fc.constantFrom('Static', 'Srp', 'Markup', 'GrossMargin', 'SrpDiscount'),
  percent: fc.option(percent, { nil: undefined, freq: 8 }),
  amount: fc.option(amount, { nil: undefined, freq: 8 }),
});

const defaultPrices: Rule = {
  kind: 'Rule',
  ruleId: 999,
  name: 'Default prices',
  priority: lastPriority,
  isDefault: true,
  selection: 'All',
  selected: [],
  model: 'Srp',
};

const selection = fc.oneof(
  fc.record({ selection: fc.constant('Vendor' as const), selected: fc.subarray([1, 2, 3]) }),
  fc.record({ selection: fc.constant('ServiceGroup' as const), selected: fc.subarray([11, 12, 13]) }),
  fc.record({
    selection: fc.constant('PriceableItem' as const),
    selected: fc.subarray([101, 102, 103, 104, 105, 106]),
  }),
);

/** In any order, with ranks that may have gaps, Default prices among them. */
export const rules = (most: number): fc.Arbitrary<readonly Rule[]> =>
  fc
    .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 20 }), formula, selection), {
      maxLength: most,
      selector: ([priority]) => priority,
    })
    .chain((drawn) => {
      const own = drawn.map(([priority, made, chosen]): Rule => {
        return {
          kind: 'Rule',
          ruleId: priority + 200,
          name: `Rule ${priority}`,
          priority,
          isDefault: false,
          ...made,
          ...chosen,
        };
      });
      return fc.nat({ max: own.length }).map((place) => own.toSpliced(place, 0, defaultPrices));
    });

const days = ['2026-11-01', '2026-11-20', '2026-12-01', '2027-01-01', '2027-04-01'];
export const validity: fc.Arbitrary<Validity> = fc
  .subarray(days, { minLength: 1, maxLength: 2 })
  .map(([from = '', until]) => ({
    from,
    until,
  }));
const band = fc.constantFrom(1, 1, 10, 100);

const overridesOf = (
  itemId: number,
  minQuantity: fc.Arbitrary<number>,
  most: number,
): fc.Arbitrary<readonly Override[]> =>
  fc.array(fc.tuple(formula, validity, minQuantity, fc.integer({ min: 0, max: 2 })), { maxLength: most }).map((drawn) =>
    drawn.map(([made, valid, from, setAt], place): Override => {
      return { kind: 'Override', overrideId: place + 1, itemId, minQuantity: from, setAt, ...made, ...valid };
    }),
  );
export const overrides = (itemId: number): fc.Arbitrary<readonly Override[]> => overridesOf(itemId, band, 3);

const item = (itemId: number): fc.Arbitrary<Item> =>
  fc.record({ itemId: fc.constant(itemId), isMetered: fc.boolean() });

export const facts: fc.Arbitrary<Facts> = fc.record({
  item: item(101),
  band: fc.constant(1),
  currency,
  on: fc.constant('2026-11-20'),
  srp: fc.option(money, { nil: undefined, freq: 6 }),
  cost: fc.option(money, { nil: undefined, freq: 6 }),
  rates,
  byHand: overridesOf(101, fc.constant(1), 2),
  rules: rules(4),
});

/** Several rows of one band never hold on one day. */
const dated: fc.Arbitrary<readonly Dated[]> = fc
  .array(fc.tuple(money, band, validity), { maxLength: 4 })
  .map((drawn) => {
    const rows: Dated[] = [];
    for (const [made, minQuantity, valid] of drawn) {
      const row = { ...made, minQuantity, ...valid };
      if (!rows.some((other) => other.minQuantity === minQuantity && meet(other, row))) rows.push(row);
    }
    return rows;
  });

const meet = (one: Validity, other: Validity): boolean =>
  (one.until === undefined || other.from < one.until) && (other.until === undefined || one.from < other.until);

export const datedFacts: fc.Arbitrary<DatedFacts> = fc.record({
  item: item(101),
  currency,
  rates,
  srp: dated,
  cost: dated,
  overrides: overrides(101),
  rules: rules(3),
});

export const onDay = (rows: readonly Dated[], day: string): readonly (Banded & Money)[] =>
  rows.filter(({ from, until }) => from <= day && (until === undefined || day < until));

export const selectable = (itemId: number): fc.Arbitrary<Selectable> =>
  fc.record({
    itemId: fc.constant(itemId),
    vendorId: fc.integer({ min: 1, max: 4 }),
    serviceGroupIds: fc.subarray([11, 12, 13, 14], { maxLength: 2 }),
  });
