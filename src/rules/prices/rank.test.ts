/** Ranks have no gaps whatever is moved; Default prices stay last; a pricelist that is raised changes only what it offers. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lastPriority, moved, movedRule, rankedRules } from './rank.ts';
import { rules } from './testing/generated-facts.ts';

const anywhere = fc.integer({ min: -2, max: 12 });

describe('rules', () => {
  it('I3 never fall below Default prices, which never move', () => {
    fc.assert(
      fc.property(rules(6), fc.array(fc.tuple(fc.nat(), anywhere), { maxLength: 6 }), (given, moves) => {
        let list = given;
        for (const [which, to] of moves) {
          const rule = list[which % list.length];
          if (rule) list = movedRule(list, rule, to);
        }
        list = rankedRules(list);
        expect(list.at(-1)).toMatchObject({ isDefault: true, priority: lastPriority });
        expect(list.slice(0, -1).map(({ priority }) => priority)).toEqual(
          list.slice(0, -1).map((_, place) => place + 1),
        );
        expect(new Set(list.map(({ ruleId }) => ruleId))).toEqual(new Set(given.map(({ ruleId }) => ruleId)));
        expect(list).toHaveLength(given.length);
      }),
      { numRuns: 200 },
    );
  });

  it('come to the rank that is asked for, and the others keep their order', () => {
    fc.assert(
      fc.property(rules(6), fc.nat(), anywhere, (given, which, to) => {
        const before = rankedRules(given).slice(0, -1);
        const rule = before[which % Math.max(before.length, 1)];
        if (!rule) return;
        const after = movedRule(given, given.find(({ ruleId }) => ruleId === rule.ruleId) ?? rule, to).slice(0, -1);
        const ids = (list: typeof after) => list.map(({ ruleId }) => ruleId);
        expect(ids(after).indexOf(rule.ruleId)).toBe(Math.max(0, Math.min(before.length, to) - 1));
        const others = (list: typeof after) => ids(list).filter((id) => id !== rule.ruleId);
        expect(others(after)).toEqual(others(before));
      }),
      { numRuns: 200 },
    );
  });
});

interface Pricelist {
  readonly id: number;
  readonly priority: number;
  /** Prices by item; undefined: it offers the item without a price. */
  readonly offers: Readonly<Record<string, number | undefined>>;
}

/** What a buyer pays: the price of the first pricelist that has one. */
const paidBy = (pricelists: readonly Pricelist[], itemId: string): number | undefined =>
  pricelists
    .toSorted((one, other) => one.priority - other.priority)
    .map(({ offers }) => offers[itemId])
    .find((price) => price !== undefined);

const items = ['a', 'b', 'c', 'd'];
const pricelists: fc.Arbitrary<readonly Pricelist[]> = fc
  .array(fc.dictionary(fc.constantFrom(...items), fc.option(fc.nat({ max: 9 }), { nil: undefined })), {
    minLength: 1,
    maxLength: 6,
  })
  .map((all) => all.map((offers, place) => ({ id: place, priority: place + 1, offers })));

it('I11 raising a pricelist changes only items it offers, and those to its own prices', () => {
  fc.assert(
    fc.property(pricelists, fc.nat(), fc.nat({ max: 6 }), (before, which, by) => {
      const list = before[which % before.length];
      if (!list) return;
      const after = moved(before, list, list.priority - by);
      expect(after.find(({ id }) => id === list.id)?.priority).toBe(Math.max(1, list.priority - by));
      for (const item of items) {
        const [old, now] = [paidBy(before, item), paidBy(after, item)];
        if (old !== now) expect([item in list.offers, now]).toEqual([true, list.offers[item]]);
      }
    }),
    { numRuns: 300 },
  );
});

it('an entry that is not in the list moves nothing', () => {
  const list = [{ priority: 2 }, { priority: 5 }];
  expect(moved(list, { priority: 5 }, 1)).toBe(list);
});
