/** What prices become by an edit: a page of them, and the sums over all. */

import { sql } from 'kysely';
import type GetDynamicPricePreview from '../../../../manifests/operations/Pricing/GetDynamicPricePreview.ts';
import type { CallContext } from '../../../define/contract/handler.ts';
import type { DataOf, InputOf } from '../../../define/contract/operation.ts';
import { meets } from '../../../rules/access/capabilities.ts';
import { limits } from '../../../rules/limits.ts';
import { toNumber } from '../../../rules/prices/decimal.ts';
import { type PreviewRow, preview } from '../../../rules/prices/price-preview.ts';
import { usesOf } from '../../../rules/prices/rule-selection.ts';
import { Failure } from '../../calls/failure.ts';
import { marginRight } from '../../catalogue/prices-shown.ts';
import { offsetOf, wordsOf } from '../../db/list-query.ts';
import { inOrderOf } from '../../db/reader-order.ts';
import { noVersion } from '../../db/record-version.ts';
import { customersOf, findPricelist, type OwnPricelist } from '../find.ts';
import { type Previewed, previewedOf } from './preview-facts.ts';
import { type Fee, rowsFor, type Shown, warningNames } from './preview-rows.ts';

type Input = InputOf<typeof GetDynamicPricePreview>;
type Result = DataOf<typeof GetDynamicPricePreview>;

/** @throws 404 for a pricelist that is absent or somebody else's, and for an offer of another one. */
export async function pricePreview(context: CallContext, input: Input): Promise<Result> {
  const list = await findPricelist(context, input.marketplaceId);
  const fees = await feesOf(context, list, input.marketplaceOfferId);
  const previewed = await previewedOf(context, list, input, fees);
  const done = preview(previewed.facts, previewed.edit);
  const seesMargin = meets(context.session.user.Capability, marginRight);
  const shown: Shown = { ...previewed, fees, why: done.why, seesMargin };
  const found = wanted(done.rows, fees, input, seesMargin).toSorted(ordered(input, fees, seesMargin));
  const offset = offsetOf(input);
  const { sums } = done;
  return {
    Items: rowsFor(context, shown, found.slice(offset, offset + (input.limit ?? limits.pageSize))),
    ...(input.marketplaceOfferId !== undefined && nameOf(fees)),
    TotalCount: found.length,
    Sums: {
      Prices: sums.rows,
      Changed: sums.changed,
      Raised: done.rows.filter((row) => moved(row) > 0n).length,
      Lowered: done.rows.filter((row) => moved(row) < 0n).length,
      AboveSrp: done.rows.filter(({ won }) => won.warnings.includes('aboveSrp')).length,
      Conflicts: sums.conflicts,
      WithoutPrice: sums.withoutPrice,
      ...(seesMargin && { BelowCost: sums.belowCost, ChangedBelowCost: sums.changedBelowCost }),
      Customers: sums.changed > 0 ? await customersOf(context, list.marketplace_id) : 0,
      Followers: sums.followers,
      Effect: toNumber(sums.effect),
      Currency: list.currency,
    },
    ...rulesIn(previewed),
  };
}

/** What is sold in the pricelist, with its names. @throws 404 for an offer of another one. */
async function feesOf(
  { db, language }: CallContext,
  { marketplace_id: list }: OwnPricelist,
  offer: number | undefined,
): Promise<ReadonlyMap<number, Fee>> {
  const { rows } = await sql<Fee & { item_id: number | null }>`
    select i.item_id, o.marketplace_offer_id as offer_id, s.service_id, i.fee_type, i.unit, i.commitment_months, i.billing,
      service_name(s.names, ${language}, s.product_name) as service, service_name(i.names, ${language}, '') as item,
      i.billing <> 'Once' as "isRecurring", row_number() over (order by
        ${inOrderOf(sql`service_name(s.names, ${language}, s.product_name)`, language)}, s.service_id,
        i.billing = 'Once', i.commitment_months, i.position, i.item_id)::int as place,
      coalesce((select left(md5(string_agg(xmin::text, ',' order by xmin::text)), 16) from price_override p
        where p.marketplace_offer_id = o.marketplace_offer_id), ${noVersion}) as version
    from marketplace_offer o
    join service s on s.service_id = o.service_id
    left join item i on i.service_id = s.service_id and i.state = 'Active'
    where o.marketplace_id = ${list} and o.state = 'Active'
      and (${offer ?? null}::bigint is null or o.marketplace_offer_id = ${offer ?? null})`.execute(db);
  if (offer !== undefined && rows.length === 0) throw new Failure(404, 'noOffer', { marketplaceOfferId: offer });
  return new Map(rows.flatMap(({ item_id: id, ...fee }) => (id === null ? [] : [[id, fee] as const])));
}

function nameOf(fees: ReadonlyMap<number, Fee>): { Service?: string } {
  const [first] = fees.values();
  return first ? { Service: first.service } : {};
}

/** By how much a price changes that is there before and after. */
const moved = ({ old, won: { amount } }: PreviewRow): bigint =>
  old === undefined || amount === undefined ? 0n : amount - old;

/** Whoever may not see margins does not learn which prices lie below cost. */
function wanted(
  rows: readonly PreviewRow[],
  fees: ReadonlyMap<number, Fee>,
  input: Input,
  seesMargin: boolean,
): readonly PreviewRow[] {
  const words = wordsOf(input)?.toLocaleLowerCase();
  const warned = new Set(input.warnings);
  return rows.filter((row) => {
    const fee = fees.get(row.itemId);
    const names = warningNames(row.won.warnings, seesMargin);
    return (
      isWanted(input.prices, row, names) &&
      (warned.size === 0 || names.some((name) => warned.has(name))) &&
      (words === undefined || `${fee?.service} ${fee?.item}`.toLocaleLowerCase().includes(words))
    );
  });
}

function isWanted(part: Input['prices'], { isChanged }: PreviewRow, names: ReturnType<typeof warningNames>): boolean {
  if (part === 'Changed') return isChanged;
  if (part === 'BelowCost') return names.includes('BelowCost');
  if (part === 'Conflicts') return names.includes('Conflict');
  return part !== 'WithoutPrice' || names.includes('NoPrice');
}

/** What has no value stands last, whichever way the others go; equals stand as their services do. */
function ordered({ orderBy }: Input, fees: ReadonlyMap<number, Fee>, seesMargin: boolean) {
  const placeOf = ({ itemId }: PreviewRow): number => fees.get(itemId)?.place ?? 0;
  const standard = (one: PreviewRow, other: PreviewRow) => placeOf(one) - placeOf(other) || one.band - other.band;
  if (!orderBy || orderBy.Key === 'Service') {
    const turn = orderBy?.Value === 'DESC' ? -1 : 1;
    return (one: PreviewRow, other: PreviewRow) => turn * standard(one, other);
  }
  const turn = orderBy.Value === 'DESC' ? -1 : 1;
  const figureOf = ({ won, old, isChanged, effect }: PreviewRow): bigint | undefined => {
    if (orderBy.Key === 'IsChanged') return isChanged ? 1n : 0n;
    if (orderBy.Key === 'OldPrice') return old;
    if (orderBy.Key === 'Effect') return effect;
    if (orderBy.Key === 'NewPrice') return won.amount;
    return seesMargin ? (orderBy.Key === 'Cost' ? won.cost : won.marginPercent) : undefined;
  };
  return (one: PreviewRow, other: PreviewRow) => {
    const [a, b] = [figureOf(one), figureOf(other)];
    if (a === b) return standard(one, other);
    if (a === undefined || b === undefined) return a === undefined ? 1 : -1;
    return a < b ? -turn : turn;
  };
}

/** Only the first of several rules applies: the one that takes most from a rule is named. */
function rulesIn({ edit, facts }: Previewed): Pick<Result, 'RuleItems' | 'RuleShared' | 'RuleSharedWith'> {
  const uses = usesOf(edit.rules, facts.items);
  const placeOf = new Map(uses.map(({ rule }, place) => [rule, place + 1]));
  const taken = uses.map(({ shared }) => shared.toSorted((one, other) => other.items - one.items)[0]);
  return {
    RuleItems: uses.map(({ items }) => items),
    RuleShared: taken.map((most) => most?.items ?? 0),
    RuleSharedWith: taken.map((most) => (most && placeOf.get(most.rule)) ?? 0),
  };
}
