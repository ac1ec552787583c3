/** Rules of a pricelist: read and replaced by its owner. */
import { sql } from 'kysely';
import type GetPricingRuleGroup from '../../../manifests/operations/Pricing/GetPricingRuleGroup.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { DataOf } from '../../define/contract/operation.ts';
import { meets } from '../../rules/access/capabilities.ts';
import { fieldTexts } from '../../rules/fields/field-texts.ts';
import type { Problem } from '../../rules/fields/problem.ts';
import { Failure } from '../calls/failure.ts';
import { assertMeets } from '../calls/internal-read.ts';
import { wrongFields } from '../calls/wrong-fields.ts';
import { marginRight } from '../catalogue/prices-shown.ts';
import { versionOf } from '../db/record-version.ts';
import type { PricingRuleTable } from '../db/tables/pricing/pricing_rule.ts';
import { customersOf, findPricelist, type OwnPricelist, pricelistToChange } from './find.ts';
import { asksForCost, formulaProblems, type TypedFormula } from './formula-problems.ts';
import { queuePrices } from './queue.ts';
import { assertRates } from './rates.ts';
import { afterEdit, type EditedRule, namedIn, type Wanted as Rule, type RuleEdit } from './rule-changes.ts';
import { unused, usedRules } from './rule-uses.ts';
import { inWords } from './rule-words.ts';

type Group = DataOf<typeof GetPricingRuleGroup>;
type Selection = Rule['Selection'];

/** @throws 404 for a pricelist that is absent or somebody else's. */
export async function ruleGroup(context: CallContext, id: number): Promise<Group> {
  const Version = await versionOf(context, 'PricingRules', id);
  const list = await findPricelist(context, id);
  const rows = await allRules(context, id);
  const names = await namesOf(context, list.owner_company_id, rows);
  const seesMargin = meets(context.session.user.Capability, marginRight);
  const uses = await usedRules(context, list, rows);
  const told = (row: (typeof rows)[number]) => ({
    RuleId: row.rule_id,
    Name: row.is_default ? context.text('Default prices') : row.name,
    Selected: [...row.selected],
    SelectedNames: row.selected.flatMap((one) => names.get(`${row.selection} ${one}`) ?? []),
    Model: row.model,
    // Price and markup together would tell the cost.
    ...(row.percent !== null && (seesMargin || !asksForCost({ Model: row.model })) && { Percent: row.percent }),
    ...(row.amount !== null && { Amount: row.amount }),
  });
  return {
    MarketplaceId: id,
    Version,
    Currency: list.currency,
    Rules: rows
      .filter((row) => !row.is_default)
      .map((row) => ({ ...told(row), Priority: row.priority, Selection: row.selection as Selection })),
    Ranked: rows.map((row) => {
      const { use, place } = uses.get(row.rule_id) ?? unused;
      const rule = told(row);
      return {
        ...rule,
        ...(row.selection !== 'All' && { Selection: row.selection }),
        IsDefault: row.is_default,
        Currency: list.currency,
        ...inWords(context, row.selection, rule.SelectedNames, use, place),
        ...use,
        Version,
      };
    }),
    CustomersCount: await customersOf(context, id),
    MayUseCost: seesMargin,
  };
}

/** Default prices last. */
const allRules = ({ db }: CallContext, id: number) =>
  db
    .selectFrom('pricing_rule')
    .selectAll()
    .where('marketplace_id', '=', id)
    .orderBy('is_default')
    .orderBy('priority')
    .execute();

type Selected = Pick<PricingRuleTable, 'selection' | 'selected'>;

/** Names of what rules select, as far as it is there: by kind and id. */
async function namesOf(
  { db, language }: CallContext,
  owner: number,
  rules: readonly Selected[],
): Promise<ReadonlyMap<string, string>> {
  const ids = (selection: Selection): readonly number[] =>
    rules.flatMap((rule) => (rule.selection === selection ? rule.selected : []));
  const { rows } = await sql<{ kind: Selection; id: number; name: string }>`
    select 'Vendor' as kind, v.account_id as id, v.name from vendor_profile v where v.account_id = any (${ids('Vendor')}::bigint[])
    union all
    select 'ServiceGroup', g.service_group_id, g.name from service_group g
      where g.owner_company_id = ${owner} and g.service_group_id = any (${ids('ServiceGroup')}::bigint[])
    union all
    select 'PriceableItem', i.item_id, concat_ws(', ', service_name(s.names, ${language}, s.product_name), service_name(i.names, ${language}, ''))
      from item i join service s using (service_id) where i.item_id = any (${ids('PriceableItem')}::bigint[])`.execute(
    db,
  );
  return new Map(rows.map(({ kind, id, name }) => [`${kind} ${id}`, name]));
}

/** @throws 400 at the field that is wrong; 403 for a rule by cost without the right to see it; 409 where a rate is out of date. */
export async function saveRules(context: CallContext, id: number, edit: RuleEdit): Promise<OwnPricelist> {
  const list = await pricelistToChange(context, id);
  const rows = await allRules(context, id);
  const known = new Set(rows.filter((row) => !row.is_default || isOnlyPlaced(edit)).map((row) => row.rule_id));
  const strange = namedIn(edit).find((rule) => !known.has(rule));
  if (strange !== undefined) throw new Failure(409, 'noSuchRule', { ruleId: strange });
  const own = rows.filter((row) => !row.is_default);
  const before = new Map(own.map((row) => [row.rule_id, row]));
  const edited = afterEdit(own, edit).map(({ rule, field }) => ({ rule: withKeptPercent(rule, before), field }));
  const wanted = edited.map(({ rule }) => rule);
  await assertRight(context, list, edited, before, percentsOfNothing(edit, before));
  await assertRates(context, list);
  const kept = wanted.flatMap(({ RuleId }) => RuleId ?? []);
  await context.db
    .deleteFrom('pricing_rule')
    .where('marketplace_id', '=', id)
    .where('is_default', '=', false)
    .$if(kept.length > 0, (query) => query.where('rule_id', 'not in', kept))
    .execute();
  for (const [place, rule] of wanted.entries()) {
    const columns = { ...columnsOf(rule), priority: place + 1 };
    if (rule.RuleId === undefined)
      await context.db
        .insertInto('pricing_rule')
        .values({ ...columns, marketplace_id: id })
        .execute();
    else await context.db.updateTable('pricing_rule').set(columns).where('rule_id', '=', rule.RuleId).execute();
  }
  await queuePrices(context, [id], 'Rules');
  return list;
}

/** A new order names default prices as well, which stay where they are. */
const isOnlyPlaced = ({ inputDto, changes = [], rule, ruleId }: RuleEdit): boolean =>
  !inputDto && !rule && ruleId === undefined && changes.every(({ Priority }) => Priority !== undefined);

/** Who may not see margins has not read the percentage of a rule by cost, and so sends none. */
export function withKeptPercent<Of extends TypedFormula & Pick<Rule, 'RuleId'>>(rule: Of, before: Before): Of {
  const was = rule.RuleId === undefined ? undefined : before.get(rule.RuleId);
  if (rule.Percent !== undefined || was?.model !== rule.Model || !asksForCost(rule) || was.percent === null)
    return rule;
  return { ...rule, Percent: was.percent };
}

const columnsOf = (rule: Rule) => ({
  name: rule.Name.trim(),
  selection: rule.Selection,
  selected: [...new Set(rule.Selected)],
  model: rule.Model,
  percent: rule.Model === 'Static' || rule.Model === 'Srp' ? null : (rule.Percent ?? null),
  amount: rule.Model === 'Static' ? (rule.Amount ?? null) : null,
});

type Before = ReadonlyMap<
  number,
  Pick<Awaited<ReturnType<typeof allRules>>[number], 'model' | 'percent' | 'selection' | 'selected'>
>;

type FieldProblem = readonly [string, Problem];

/** A percentage typed at a fixed price: of what it is one, the model has to say. */
function percentsOfNothing({ changes = [] }: RuleEdit, before: Before): readonly FieldProblem[] {
  return changes.flatMap(({ RuleId, Model, Percent, Amount }, place): readonly FieldProblem[] =>
    Percent != null && Model === undefined && Amount == null && before.get(RuleId)?.model === 'Static'
      ? [[`changes.${place}.Model`, { text: fieldTexts.required }]]
      : [],
  );
}

async function assertRight(
  context: CallContext,
  list: OwnPricelist,
  edited: readonly EditedRule[],
  before: Before,
  found: readonly FieldProblem[],
): Promise<void> {
  const problems = [...found, ...edited.flatMap(({ rule, field }) => formulaProblems(field, rule))];
  const known = await namesOf(
    context,
    list.owner_company_id,
    edited.map(({ rule }) => ({ selection: rule.Selection, selected: rule.Selected })),
  );
  edited.forEach(({ rule, field }) => {
    const was = rule.RuleId === undefined ? undefined : before.get(rule.RuleId);
    // What has been selected may stay, also when it has gone since.
    const stays = new Set(was?.selection === rule.Selection ? was.selected : []);
    if (rule.Selected.some((one) => !stays.has(one) && !known.has(`${rule.Selection} ${one}`)))
      problems.push([`${field}.Selected`, { text: fieldTexts.listed }]);
    const isUntouched = was?.model === rule.Model && was.percent === rule.Percent;
    if (asksForCost(rule) && !isUntouched) assertMeets(context.session.user.Capability, marginRight);
  });
  if (problems.length > 0) throw wrongFields(context, problems);
}
