/** The rules of a pricelist as they are after an edit: replaced as a whole, changed in some values, with one more or one less. */
import type UpdatePricingRuleGroup from '../../../manifests/operations/Pricing/UpdatePricingRuleGroup.ts';
import type { InputOf } from '../../define/contract/operation.ts';
import type { PricingRuleTable } from '../db/tables/pricing/pricing_rule.ts';
import { asksForCost } from './formula-problems.ts';

type Input = InputOf<typeof UpdatePricingRuleGroup>;
export type RuleEdit = Pick<Input, 'inputDto' | 'changes' | 'rule' | 'ruleId' | 'isRemoved'>;
export type Wanted = NonNullable<Input['inputDto']>['Rules'][number];
type Change = NonNullable<Input['changes']>[number];
type Stored = Omit<PricingRuleTable, 'rule_id' | 'marketplace_id' | 'is_default'> & { readonly rule_id: number };

export interface EditedRule {
  readonly rule: Wanted;
  /** The input that says so, for what is wrong with it. */
  readonly field: string;
}

/** A rule that stands in nobody's place comes behind the others. @param stored in their order, without default prices. */
export function afterEdit(stored: readonly Stored[], edit: RuleEdit): readonly EditedRule[] {
  const { inputDto, changes = [], rule, ruleId, isRemoved } = edit;
  const before = inputDto
    ? inputDto.Rules.map((one, place) => ({ rule: one, field: `inputDto.Rules.${place}` }))
    : stored.map((row) => ({ rule: wantedOf(row), field: 'rule' }));
  const changed = inPlaces(before, changes);
  if (isRemoved) return changed.filter((each) => each.rule.RuleId !== ruleId);
  if (!rule) return changed;
  const { RuleId: _, ...sent } = rule;
  if (ruleId === undefined) return [...changed, { rule: sent, field: 'rule' }];
  return changed.map((each) =>
    each.rule.RuleId === ruleId ? { rule: { ...sent, RuleId: ruleId }, field: 'rule' } : each,
  );
}

/** Those that an edit speaks of by their ids. */
export const namedIn = ({ inputDto, changes = [], ruleId }: RuleEdit): readonly number[] => [
  ...(inputDto?.Rules ?? []).flatMap(({ RuleId }) => RuleId ?? []),
  ...changes.map(({ RuleId }) => RuleId),
  ...(ruleId === undefined ? [] : [ruleId]),
];

function inPlaces(rules: readonly EditedRule[], changes: readonly Change[]): readonly EditedRule[] {
  const places = new Map(changes.map((change, place) => [change.RuleId, { change, field: `changes.${place}` }]));
  const changed = rules.map((each, place) => {
    const found = places.get(each.rule.RuleId ?? 0);
    const edited = found ? { rule: withChange(each.rule, found.change), field: found.field } : each;
    return { edited, at: found?.change.Priority ?? place + 1 };
  });
  return changed.sort((one, other) => one.at - other.at).map(({ edited }) => edited);
}

/** A percentage on the cost says nothing of another formula, and who may not see margins would read it there. */
function withChange({ Percent: percent, Amount: amount, ...rule }: Wanted, change: Change): Wanted {
  const isFixed = change.Model === undefined && change.Amount != null;
  const Model = change.Model ?? (isFixed ? 'Static' : rule.Model);
  const kept = asksForCost(rule) && !asksForCost({ Model }) ? undefined : percent;
  const Percent = change.Percent === undefined ? kept : change.Percent;
  const Amount = change.Amount === undefined ? amount : change.Amount;
  return {
    ...rule,
    Name: change.Name ?? rule.Name,
    Model,
    ...(Percent != null && { Percent }),
    ...(Amount != null && { Amount }),
  };
}

/** Default prices, which select all, are not among those that people write. */
function wantedOf(row: Stored): Wanted {
  if (row.selection === 'All') throw new Error('Only default prices select all items');
  return {
    RuleId: row.rule_id,
    Name: row.name,
    Selection: row.selection,
    Selected: [...row.selected],
    Model: row.model,
    ...(row.percent !== null && { Percent: row.percent }),
    ...(row.amount !== null && { Amount: row.amount }),
  };
}
