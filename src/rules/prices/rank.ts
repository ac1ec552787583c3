/** Ranks without gaps: who stands first has 1. Pricelists of a seller and the rules of a pricelist are ordered by them. */
import { inOrderOfRank, type Rule } from './candidate.ts';

export interface Ranked {
  readonly priority: number;
}

/** Of Default prices, which stand behind every other rule. */
export const lastPriority = 2_147_483_647;

/** In their order, with 1 to n; those whose rank is right already stay the same objects. */
export const renumbered = <Of extends Ranked>(entries: readonly Of[]): readonly Of[] =>
  entries.map((entry, index) => (entry.priority === index + 1 ? entry : { ...entry, priority: index + 1 }));

/** Moves an entry to a rank; beyond either end it stops there. One that is not among them changes nothing. */
export function moved<Of extends Ranked>(entries: readonly Of[], entry: Of, to: number): readonly Of[] {
  const ordered = entries.toSorted((one, other) => one.priority - other.priority);
  const from = ordered.indexOf(entry);
  if (from < 0) return entries;
  ordered.splice(from, 1);
  ordered.splice(Math.max(0, Math.min(ordered.length, to - 1)), 0, entry);
  return renumbered(ordered);
}

/** The rules in the order in which they are asked, with 1 to n, Default prices behind them. */
export const rankedRules = (rules: readonly Rule[]): readonly Rule[] => withLast(rules, renumbered);

/** Default prices stay where they are, and nothing goes behind them. */
export const movedRule = (rules: readonly Rule[], rule: Rule, to: number): readonly Rule[] =>
  withLast(rules, (others) => moved(others, rule, to));

function withLast(rules: readonly Rule[], order: (others: readonly Rule[]) => readonly Rule[]): readonly Rule[] {
  const ranked = inOrderOfRank(rules);
  const others = order(ranked.filter(({ isDefault }) => !isDefault));
  const last = ranked.filter(({ isDefault }) => isDefault);
  return [
    ...others,
    ...last.map((rule) => (rule.priority === lastPriority ? rule : { ...rule, priority: lastPriority })),
  ];
}
