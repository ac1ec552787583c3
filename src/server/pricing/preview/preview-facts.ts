/** What a preview of prices is computed from: the prices of a pricelist as they are, and the edit that somebody has typed. */
import { sql } from 'kysely';
import type GetDynamicPricePreview from '../../../../manifests/operations/Pricing/GetDynamicPricePreview.ts';
import type { CallContext } from '../../../define/contract/handler.ts';
import type { InputOf } from '../../../define/contract/operation.ts';
import { type PriceByHand, typedByHand } from '../../../rules/prices/by-hand.ts';
import { type Formula, holdsOn, inOrderOfTime, type Override, type Rule } from '../../../rules/prices/candidate.ts';
import { fromNumber, toNumber } from '../../../rules/prices/decimal.ts';
import type { Edit, PreviewFacts, PreviewItem } from '../../../rules/prices/price-preview.ts';
import { lastPriority, rankedRules } from '../../../rules/prices/rank.ts';
import { assertMeets } from '../../calls/internal-read.ts';
import { marginRight } from '../../catalogue/prices-shown.ts';
import type { OwnPricelist } from '../find.ts';
import { asksForCost } from '../formula-problems.ts';
import { afterEdit } from '../rule-changes.ts';
import { withKeptPercent } from '../rules.ts';
import { type Place, placesOf, ratesNow, ruleOf } from '../update/facts.ts';
import { nothingSold, soldOf } from './sold.ts';

type Input = InputOf<typeof GetDynamicPricePreview>;
type Typed = NonNullable<Input['inputDto']>;
type TypedRule = NonNullable<Typed['Rules']>[number];
type Charge = NonNullable<Typed['Charges']>[number];

export interface Previewed {
  readonly facts: PreviewFacts;
  readonly edit: Edit;
}

/** @param shown the items that are previewed; the others of the pricelist are left out. */
export async function previewedOf(
  context: CallContext,
  list: OwnPricelist,
  { validOn, inputDto = {}, changes }: Pick<Input, 'validOn' | 'inputDto' | 'changes'>,
  shown: ReadonlyMap<number, { readonly isRecurring: boolean }>,
): Promise<Previewed> {
  const { db } = context;
  const { rows } = await sql<{ on: string; is_root: boolean }>`
    select greatest(${validOn ?? null}::date, current_date)::text as on, parent_account_id is null as is_root
    from account where account_id = ${list.owner_company_id}`.execute(db);
  const [{ on, is_root: ownerIsRoot } = { on: '', is_root: false }] = rows;
  const { marketplace_id: marketplaceId, owner_company_id: ownerId, currency } = list;
  const followers = await followersOf(context, marketplaceId);
  const sold = await soldOf(context, list, [...shown.keys()], on);
  const items: PreviewItem[] = [];
  const overrides: Override[] = [];
  for await (const places of placesOf(db, [
    { marketplaceId, ownerId, currency, ownerIsRoot, from: on, itemIds: [...shown.keys()] },
  ]))
    for (const place of places) {
      const item = shown.get(place.itemId);
      if (!item) continue;
      items.push({
        ...itemOf(place, on),
        ...item,
        ...(sold.get(place.itemId) ?? nothingSold),
        followers: followers.get(place.offerId) ?? [],
      });
      overrides.push(...place.facts.overrides.filter((override) => holdsOn(override, on)));
    }
  return {
    facts: { currency, on, rates: await ratesNow(db), items },
    edit: {
      rules: await editedRules(context, marketplaceId, inputDto.Rules, changes),
      overrides: editedOverrides(context, overrides, inputDto.Charges ?? [], on),
    },
  };
}

const itemOf = ({ facts, selectable, stored }: Place, on: string) => ({
  ...facts.item,
  ...selectable,
  srp: facts.srp.filter((one) => holdsOn(one, on)),
  cost: facts.cost.filter((one) => holdsOn(one, on)),
  saved: stored
    .filter(({ from, until }) => holdsOn({ from, until: until ?? undefined }, on))
    .map(({ band, amount }) => ({ minQuantity: band, amount: fromNumber(amount) })),
});

/** Pricelists of companies that buy from this one, by the offer whose service they offer as well. */
async function followersOf({ db }: CallContext, list: number): Promise<ReadonlyMap<number, readonly number[]>> {
  const { rows } = await sql<{ offer: number; lists: number[] }>`
    select o.marketplace_offer_id as offer, array_agg(distinct below.marketplace_id) as lists
    from marketplace_customer c
    join marketplace below on below.owner_company_id = c.customer_account_id and below.state = 'Active'
    join marketplace_offer theirs on theirs.marketplace_id = below.marketplace_id and theirs.state = 'Active'
    join marketplace_offer o on o.marketplace_id = c.marketplace_id and o.service_id = theirs.service_id and o.state = 'Active'
    where c.marketplace_id = ${list} group by o.marketplace_offer_id`.execute(db);
  return new Map(rows.map(({ offer, lists }) => [offer, lists]));
}

/** In their order; what is typed of them stands in the place of what is saved, before default prices. @throws 403 for what would tell the cost. */
async function editedRules(
  { db, session }: CallContext,
  list: number,
  whole: readonly TypedRule[] | undefined,
  changes: Input['changes'] = [],
): Promise<readonly Rule[]> {
  const rows = await db
    .selectFrom('pricing_rule')
    .selectAll()
    .where('marketplace_id', '=', list)
    .orderBy('priority')
    .execute();
  if (!whole && changes.length === 0) return rankedRules(rows.map(ruleOf));
  const own = rows.filter((row) => !row.is_default);
  const typed = whole ?? afterEdit(own, { changes }).map(({ rule }) => rule);
  const before = new Map(rows.map((row) => [row.rule_id, row]));
  const made = typed.map((rule, place): Rule => {
    const { RuleId, Name, Selection, Selected, Model, Percent, Amount } = withKeptPercent(rule, before);
    const was = before.get(RuleId ?? 0);
    if (asksForCost({ Model }) && (was?.model !== Model || was.percent !== (Percent ?? null)))
      assertMeets(session.user.Capability, marginRight);
    return {
      kind: 'Rule',
      ruleId: RuleId ?? -1 - place,
      name: Name.trim(),
      priority: place + 1,
      isDefault: false,
      selection: Selection,
      selected: Selected,
      model: Model,
      ...formulaOf(Percent, Amount),
    };
  });
  const last = rows.filter((row) => row.is_default).map((row) => ({ ...ruleOf(row), priority: lastPriority }));
  return [...made, ...last];
}

/** Four decimals of a percentage and six of an amount count; what is finer is refused when it is saved. */
const formulaOf = (percent: number | null | undefined, amount: number | null | undefined) => ({
  ...(percent != null && { percent: fromNumber(Number(percent.toFixed(4))) }),
  ...(amount != null && { amount: fromNumber(Number(amount.toFixed(6))) }),
});

/** What is set by hand on the day, after what is typed has been saved. @throws 403 for what would tell the cost. */
function editedOverrides(
  context: CallContext,
  saved: readonly Override[],
  charges: readonly Charge[],
  on: string,
): readonly Override[] {
  const typed = charges.filter(({ ValidFrom = on }) => ValidFrom <= on);
  const replaced = new Set(typed.map(({ ItemId, From = 1 }) => `${ItemId} ${From}`));
  const keyOf = ({ itemId, minQuantity }: Override) => `${itemId} ${minQuantity}`;
  const kept = saved.filter((override) => !replaced.has(keyOf(override)));
  const made = typed.flatMap((charge, place): Override[] => {
    const { ItemId: itemId, From: minQuantity = 1, ValidUntil: until } = charge;
    const now = byHandOf(saved, itemId, minQuantity);
    const formula = typedByHand(charge, now);
    if (typeof formula === 'string' || (until !== undefined && until <= on)) return [];
    const { model, percent, amount } = formula;
    if (asksForCost({ Model: model })) assertMeets(context.session.user.Capability, marginRight);
    return [
      {
        kind: 'Override',
        overrideId: Number.MAX_SAFE_INTEGER - place,
        itemId,
        minQuantity,
        setAt: Number.MAX_SAFE_INTEGER,
        from: on,
        model,
        ...formulaOf(percent, amount),
      },
    ];
  });
  return [...kept, ...made];
}

/** The latest that is set for a fee and a quantity. */
export function byHandOf(overrides: readonly Override[], item: number, band: number): PriceByHand | undefined {
  const [first] = inOrderOfTime(overrides.filter((one) => one.itemId === item && one.minQuantity === band));
  return first && plain(first);
}

const plain = ({ model, percent, amount }: Formula): PriceByHand => ({
  model,
  percent: percent === undefined ? null : toNumber(percent),
  amount: amount === undefined ? null : toNumber(amount),
});
