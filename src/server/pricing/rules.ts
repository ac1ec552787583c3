/** Rules of a pricelist: read and replaced by its owner. */
import { sql } from 'kysely';
import type GetPricingRuleGroup from '../../../manifests/operations/Pricing/GetPricingRuleGroup.ts';
import type UpdatePricingRuleGroup from '../../../manifests/operations/Pricing/UpdatePricingRuleGroup.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { DataOf, InputOf } from '../../define/contract/operation.ts';
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

type Group = DataOf<typeof GetPricingRuleGroup>;
type Wanted = InputOf<typeof UpdatePricingRuleGroup>['inputDto']['Rules'];
type Rule = Wanted[number];
type Selection = Rule['Selection'];

/** @throws 404 for a pricelist that is absent or somebody else's. */
export async function ruleGroup(context: CallContext, id: number): Promise<Group> {
  const Version = await versionOf(context, 'PricingRules', id);
  const list = await findPricelist(context, id);
  const rows = await ownRules(context, id);
  const names = await namesOf(context, list.owner_company_id, rows);
  const seesMargin = meets(context.session.user.Capability, marginRight);
  return {
    MarketplaceId: id,
    Version,
    Currency: list.currency,
    Rules: rows.map((row) => ({
      RuleId: row.rule_id,
      Priority: row.priority,
      Name: row.name,
      Selection: row.selection as Selection,
      Selected: [...row.selected],
      SelectedNames: row.selected.flatMap((one) => names.get(`${row.selection} ${one}`) ?? []),
      Model: row.model,
      // Price and markup together would tell the cost.
      ...(row.percent !== null && (seesMargin || !asksForCost({ Model: row.model })) && { Percent: row.percent }),
      ...(row.amount !== null && { Amount: row.amount }),
    })),
    CustomersCount: await customersOf(context, id),
    MayUseCost: seesMargin,
  };
}

const ownRules = ({ db }: CallContext, id: number) =>
  db
    .selectFrom('pricing_rule')
    .selectAll()
    .where('marketplace_id', '=', id)
    .where('is_default', '=', false)
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
export async function saveRules(context: CallContext, id: number, sent: Wanted): Promise<OwnPricelist> {
  const list = await pricelistToChange(context, id);
  const before = new Map((await ownRules(context, id)).map((row) => [row.rule_id, row]));
  const wanted = sent.map((rule) => withKeptPercent(rule, before));
  const strange = wanted.find(({ RuleId }) => RuleId !== undefined && !before.has(RuleId));
  if (strange?.RuleId !== undefined) throw new Failure(409, 'noSuchRule', { ruleId: strange.RuleId });
  await assertRight(context, list, wanted, before);
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
  Pick<Awaited<ReturnType<typeof ownRules>>[number], 'model' | 'percent' | 'selection' | 'selected'>
>;

async function assertRight(context: CallContext, list: OwnPricelist, wanted: Wanted, before: Before): Promise<void> {
  const problems: (readonly [string, Problem])[] = wanted.flatMap((rule, place) =>
    formulaProblems(`inputDto.Rules.${place}`, rule),
  );
  const known = await namesOf(
    context,
    list.owner_company_id,
    wanted.map(({ Selection, Selected }) => ({ selection: Selection, selected: Selected })),
  );
  wanted.forEach((rule, place) => {
    const was = rule.RuleId === undefined ? undefined : before.get(rule.RuleId);
    // What has been selected may stay, also when it has gone since.
    const stays = new Set(was?.selection === rule.Selection ? was.selected : []);
    if (rule.Selected.some((one) => !stays.has(one) && !known.has(`${rule.Selection} ${one}`)))
      problems.push([`inputDto.Rules.${place}.Selected`, { text: fieldTexts.listed }]);
    const isUntouched = was?.model === rule.Model && was.percent === rule.Percent;
    if (asksForCost(rule) && !isUntouched) assertMeets(context.session.user.Capability, marginRight);
  });
  if (problems.length > 0) throw wrongFields(context, problems);
}
