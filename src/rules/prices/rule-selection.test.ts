/** Which items rules select, and which of them share items: equal to asking each rule of each item. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Rule } from './candidate.ts';
import { rankedRules } from './rank.ts';
import { type Selectable, selectorOf, usesOf } from './rule-selection.ts';
import { rules, selectable } from './testing/generated-facts.ts';

const items = fc.tuple(...[101, 102, 103, 104, 105, 106].map(selectable));

const selects = ({ selection, selected }: Rule, item: Selectable): boolean =>
  selection === 'All' ||
  (selection === 'Vendor' && selected.includes(item.vendorId)) ||
  (selection === 'PriceableItem' && selected.includes(item.itemId)) ||
  (selection === 'ServiceGroup' && item.serviceGroupIds.some((id) => selected.includes(id)));

describe('rules', () => {
  it('are found for each item, in their order, each once', () => {
    fc.assert(
      fc.property(rules(8), items, (given, all) => {
        const rulesOf = selectorOf(given);
        for (const item of all) expect(rulesOf(item)).toEqual(rankedOf(given).filter((rule) => selects(rule, item)));
      }),
      { numRuns: 150 },
    );
  });

  it('say how many items they select, and which they share with rules before them', () => {
    fc.assert(
      fc.property(rules(8), items, (given, all) => {
        const ranked = rankedOf(given);
        const both = (...asked: readonly Rule[]) =>
          all.filter((item) => asked.every((rule) => selects(rule, item))).length;
        expect(usesOf(given, all)).toEqual(
          ranked.map((rule, place) => ({
            rule,
            items: both(rule),
            shared: ranked
              .slice(0, place)
              .filter((before) => !rule.isDefault && both(before, rule) > 0)
              .map((before) => ({ rule: before, items: both(before, rule) })),
          })),
        );
      }),
      { numRuns: 150 },
    );
  });

  /** The same objects, as ranks alone differ from those that are given. */
  const rankedOf = (given: readonly Rule[]): readonly Rule[] =>
    rankedRules(given).flatMap(({ ruleId }) => given.find((rule) => rule.ruleId === ruleId) ?? []);
});
