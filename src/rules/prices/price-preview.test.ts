/** Previews say of each row what the price function says, and in sum what their rows say. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Banded } from './bands.ts';
import type { Override, Rule } from './candidate.ts';
import { type Decimal, fromText, one, toText } from './decimal.ts';
import type { Money } from './money.ts';
import { price } from './price.ts';
import { type Edit, type PreviewFacts, type PreviewItem, preview } from './price-preview.ts';
import { movedRule, rankedRules } from './rank.ts';
import { expectEqual } from './testing/expect-equal.ts';
import { amount, currency, money, overrides, rates, rules, selectable } from './testing/generated-facts.ts';

const on = '2026-11-20';
const itemIds = [101, 102, 103, 104, 105, 106];

const banded = <Value extends object>(value: fc.Arbitrary<Value>): fc.Arbitrary<readonly (Banded & Value)[]> =>
  fc
    .dictionary(fc.constantFrom('1', '10', '100'), value)
    .map((byBand) => Object.entries(byBand).map(([least, each]) => ({ ...each, minQuantity: Number(least) })));

const item = (itemId: number): fc.Arbitrary<PreviewItem> =>
  fc
    .record({
      selectable: selectable(itemId),
      isMetered: fc.boolean(),
      isRecurring: fc.boolean(),
      srp: banded(money),
      cost: banded(money),
      saved: banded(fc.record({ amount })),
      sold: fc.array(
        fc.record({
          quantity: fc.integer({ min: 1, max: 200 }).map((quantity) => (BigInt(quantity) * one) as Decimal),
          subscriptions: fc.integer({ min: 1, max: 3 }),
        }),
        { maxLength: 3 },
      ),
      buyers: fc.subarray([1, 2, 3, 4]),
      followers: fc.subarray([7, 8]),
    })
    .map(({ selectable: selected, ...own }) => ({ ...own, ...selected }));

const facts: fc.Arbitrary<PreviewFacts> = fc.record({
  currency,
  on: fc.constant(on),
  rates,
  items: fc.tuple(...itemIds.map(item)),
});
const edit: fc.Arbitrary<Edit> = fc.record({
  rules: rules(5),
  overrides: fc.tuple(overrides(101), overrides(102)).map((lists) => lists.flat()),
});

const selects = ({ selection, selected }: Rule, { itemId, vendorId, serviceGroupIds }: PreviewItem): boolean => {
  if (selection === 'All') return true;
  const ids = { Vendor: [vendorId], ServiceGroup: serviceGroupIds, PriceableItem: [itemId] }[selection];
  return ids.some((id) => selected.includes(id));
};
const greatest = <Row extends Banded>(rows: readonly Row[], quantity: number): Row | undefined =>
  rows.filter(({ minQuantity }) => minQuantity <= quantity).sort((a, b) => b.minQuantity - a.minQuantity)[0];
const isNow = ({ from, until }: Override): boolean => from <= on && (until === undefined || on < until);

/** What somebody pays for a quantity of an item after the edit. */
function paid(given: PreviewFacts, { rules: edited, overrides: set }: Edit, own: PreviewItem, quantity: number) {
  const byHand = set.filter((each) => each.itemId === own.itemId && isNow(each));
  const bands: readonly Banded[] = [{ minQuantity: 1 }, ...own.srp, ...own.cost, ...byHand];
  const band = greatest(bands, quantity)?.minQuantity ?? 1;
  return price({
    item: own,
    currency: given.currency,
    rates: given.rates,
    on,
    band,
    srp: greatest(own.srp, band) as Money | undefined,
    cost: greatest(own.cost, band) as Money | undefined,
    byHand: byHand.filter(({ minQuantity }) => minQuantity === band),
    rules: edited.filter((rule) => selects(rule, own)),
  });
}

describe('a preview', () => {
  it('I7 shows of each row what the price function makes of it when it is saved, losers included', () => {
    fc.assert(
      fc.property(facts, edit, (given, made) => {
        const { rows, why } = preview(given, made);
        expect(new Set(rows.map(({ itemId }) => itemId))).toEqual(new Set(itemIds));
        for (const row of rows) {
          const own = given.items.find(({ itemId }) => itemId === row.itemId);
          const { losers, ...expected } = own ? paid(given, made, own, row.band) : { losers: [] };
          expectEqual(row.won, expected);
          expectEqual(why(row), { ...expected, losers });
        }
      }),
      { numRuns: 80 },
    );
  });

  it('sums what its rows say, and what each subscription pays more or less in a month', () => {
    fc.assert(
      fc.property(facts, edit, (given, made) => {
        const { rows, sums } = preview(given, made);
        const touched = given.items.filter(({ itemId }) => rows.some((row) => row.itemId === itemId && row.isChanged));
        expect(sums).toEqual({
          rows: rows.length,
          changed: rows.filter(({ old, won }) => old !== won.amount).length,
          belowCost: rows.filter(({ won }) => (won.margin ?? 0n) < 0n).length,
          changedBelowCost: rows.filter(({ won, old }) => old !== won.amount && (won.margin ?? 0n) < 0n).length,
          conflicts: rows.filter(({ won }) => won.warnings.includes('conflict')).length,
          withoutPrice: rows.filter(({ won }) => won.amount === undefined).length,
          effect: expect.anything(),
          buyers: new Set(touched.flatMap(({ buyers }) => buyers)).size,
          followers: new Set(touched.flatMap(({ followers }) => followers)).size,
        });
        let effect = 0n;
        for (const own of given.items)
          for (const { quantity, subscriptions } of own.isRecurring ? own.sold : []) {
            const count = Number(quantity / one);
            const now = paid(given, made, own, count).amount;
            const old = greatest(own.saved, count)?.amount;
            if (now !== undefined && old !== undefined) effect += BigInt(count * subscriptions) * (now - old);
          }
        expect(sums.effect).toBe(effect);
      }),
      { numRuns: 100 },
    );
  });

  it('I4 a rule that moves touches only items that both it and a rule that it passes select', () => {
    fc.assert(
      fc.property(facts, edit, fc.nat(), fc.integer({ min: -1, max: 7 }), (given, made, which, to) => {
        const before = rankedRules(made.rules);
        const rule = before[which % before.length];
        if (!rule) return;
        const after = movedRule(before, rule, to);
        const place = (list: readonly Rule[], { ruleId }: Rule) => list.findIndex((each) => each.ruleId === ruleId);
        const passed = before.filter(
          (other) => place(before, other) < place(before, rule) !== place(after, other) < place(after, rule),
        );
        const [old, now] = [before, after].map((edited) => preview(given, { ...made, rules: edited }).rows);
        old?.forEach((row, index) => {
          const own = given.items.find(({ itemId }) => itemId === row.itemId);
          const mayChange = own && selects(rule, own) && passed.some((other) => other !== rule && selects(other, own));
          const other = now?.[index];
          if (!mayChange) expect([other?.won.amount, nameOf(other)]).toEqual([row.won.amount, nameOf(row)]);
        });
      }),
      { numRuns: 100 },
    );
  });

  const nameOf = (row: ReturnType<typeof preview>['rows'][number] | undefined): string => {
    const winner = row?.won.winner;
    return winner === undefined
      ? 'nobody'
      : winner.kind === 'Rule'
        ? `rule ${winner.ruleId}`
        : `hand ${winner.overrideId}`;
  };

  const only: PreviewItem = {
    itemId: 1,
    vendorId: 1,
    serviceGroupIds: [],
    isMetered: false,
    isRecurring: true,
    srp: [{ minQuantity: 1, amount: fromText('22'), currency: 'EUR' }],
    cost: [{ minQuantity: 1, amount: fromText('18'), currency: 'EUR' }],
    saved: [
      { minQuantity: 1, amount: fromText('20.93') },
      { minQuantity: 50, amount: fromText('19') },
    ],
    sold: [
      { quantity: fromText('10'), subscriptions: 3 },
      { quantity: fromText('60'), subscriptions: 1 },
    ],
    buyers: [1, 2, 3],
    followers: [],
  };
  const defaultPrices = rankedRules([
    {
      kind: 'Rule',
      ruleId: 1,
      name: 'Default prices',
      priority: 1,
      isDefault: true,
      selection: 'All',
      selected: [],
      model: 'Srp',
    },
  ]);
  const shown = (given: PreviewItem) =>
    preview(
      { currency: 'EUR', on, rates: { at: 0, byCurrency: new Map() }, items: [given] },
      { rules: defaultPrices, overrides: [] },
    ).rows.map(({ band, old, won, units, effect }) => [
      band,
      ...[old, won.amount, units, effect].map((value) => value !== undefined && toText(value)),
    ]);

  it('goes on showing a band that the edit ends, with the price that its buyers pay then', () => {
    expect(shown(only)).toEqual([
      [1, '20.93', '22', '30', '32.1'],
      [50, '19', '22', '60', '180'],
    ]);
  });

  it('knows no effect in a month of what is paid once, or had no price', () => {
    expect(shown({ ...only, isRecurring: false, saved: [] })).toEqual([[1, false, '22', '90', false]]);
    expect(shown({ ...only, saved: [] })).toEqual([[1, false, '22', '90', false]]);
  });
});
