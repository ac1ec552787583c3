/** Which items a rule selects, found for many items without asking each rule of each of them. */
import { inOrderOfRank, type Rule } from './candidate.ts';

/** What rules select items by. */
export interface Selectable {
  readonly itemId: number;
  readonly vendorId: number;
  readonly serviceGroupIds: readonly number[];
}

type Places = Map<number, number[]>;

/** Answers with the rules that select an item, in the order in which they are asked. */
export function selectorOf(rules: readonly Rule[]): (item: Selectable) => readonly Rule[] {
  const ranked = inOrderOfRank(rules);
  const ofAll: number[] = [];
  const by: Readonly<Record<Exclude<Rule['selection'], 'All'>, Places>> = {
    Vendor: new Map(),
    ServiceGroup: new Map(),
    PriceableItem: new Map(),
  };
  ranked.forEach(({ selection, selected }, place) => {
    if (selection === 'All') ofAll.push(place);
    else for (const id of new Set(selected)) note(by[selection], id, place);
  });
  const ofService = (vendorId: number, serviceGroupIds: readonly number[]): readonly number[] => [
    ...ofAll,
    ...(by.Vendor.get(vendorId) ?? []),
    ...serviceGroupIds.flatMap((id) => by.ServiceGroup.get(id) ?? []),
  ];
  const rulesAt = (places: readonly number[]): readonly Rule[] =>
    [...new Set(places)].sort((one, other) => one - other).flatMap((place) => ranked[place] ?? []);
  /** Most items are selected as their service is, and many services alike. */
  const known = new Map<string, readonly Rule[]>();
  return ({ itemId, vendorId, serviceGroupIds }) => {
    const own = by.PriceableItem.get(itemId);
    if (own) return rulesAt([...own, ...ofService(vendorId, serviceGroupIds)]);
    const key = `${vendorId} ${serviceGroupIds.join()}`;
    const found = known.get(key) ?? rulesAt(ofService(vendorId, serviceGroupIds));
    known.set(key, found);
    return found;
  };
}

const note = (places: Places, id: number, place: number): void => {
  const known = places.get(id);
  if (known) known.push(place);
  else places.set(id, [place]);
};

export interface RuleUse {
  readonly rule: Rule;
  /** How many items it selects. */
  readonly items: number;
  /** Rules that are asked before it and select some of the same items, with how many; Default prices share with nobody. */
  readonly shared: readonly { readonly rule: Rule; readonly items: number }[];
}

/** What the list of rules says of each. */
export function usesOf(rules: readonly Rule[], items: readonly Selectable[]): readonly RuleUse[] {
  const ranked = inOrderOfRank(rules);
  const placeOf = new Map(ranked.map((rule, place) => [rule, place]));
  const size = ranked.length;
  const counts = new Uint32Array(size * size);
  const rulesOf = selectorOf(ranked);
  for (const item of items) {
    const places = rulesOf(item).map((rule) => placeOf.get(rule) ?? 0);
    for (const one of places)
      for (const other of places) if (other <= one) counts[one * size + other] = (counts[one * size + other] ?? 0) + 1;
  }
  const count = (one: number, other: number): number => counts[one * size + other] ?? 0;
  return ranked.map((rule, place) => ({
    rule,
    items: count(place, place),
    shared: rule.isDefault
      ? []
      : ranked.slice(0, place).flatMap((before, other) => {
          const both = count(place, other);
          return both > 0 ? [{ rule: before, items: both }] : [];
        }),
  }));
}
