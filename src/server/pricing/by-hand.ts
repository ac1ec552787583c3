/** Prices that the owner of a pricelist sets for single fees, above all rules. */
import { sql } from 'kysely';
import type UpdateOffer from '../../../manifests/operations/Marketplace/UpdateOffer.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { InputOf } from '../../define/contract/operation.ts';
import { fieldTexts } from '../../rules/fields/field-texts.ts';
import type { Problem } from '../../rules/fields/problem.ts';
import { Failure } from '../calls/failure.ts';
import { assertMeets } from '../calls/internal-read.ts';
import { wrongFields } from '../calls/wrong-fields.ts';
import { type OwnPricelist, pricelistToChange } from './find.ts';
import { asksForCost, formulaProblems, marginRight } from './formula-problems.ts';
import { queuePrices } from './queue.ts';
import { assertRates } from './rates.ts';

type Charge = InputOf<typeof UpdateOffer>['updateCharges'][number];

/** All of them or none. @throws 404 for an offer of another pricelist; 400 at the charge that is wrong; 409 where a rate is out of date. */
export async function setByHand(
  context: CallContext,
  marketplaceId: number,
  offerId: number,
  charges: readonly Charge[],
): Promise<OwnPricelist> {
  const { db, session } = context;
  const list = await pricelistToChange(context, marketplaceId);
  await assertCharges(context, marketplaceId, offerId, charges);
  await assertRates(context, list);
  for (const charge of charges) {
    const { ItemId: item, From: band = 1 } = charge;
    // What was set before is kept and asked no more.
    await sql`update price_override set ended_utc = now()
      where marketplace_offer_id = ${offerId} and item_id = ${item} and min_quantity = ${band} and ended_utc is null`.execute(
      db,
    );
    if (charge.Model === undefined) continue;
    await sql`insert into price_override (marketplace_id, marketplace_offer_id, item_id, min_quantity, model, percent, amount,
        valid_from_date, valid_until_date, set_by_account_id)
      values (${marketplaceId}, ${offerId}, ${item}, ${band}, ${charge.Model},
        ${charge.Model === 'Static' ? null : (charge.Percent ?? null)}, ${charge.Model === 'Static' ? (charge.Amount ?? null) : null},
        coalesce(${charge.ValidFrom ?? null}::date, current_date), ${charge.ValidUntil ?? null}::date, ${session.user.UserAccountId})`.execute(
      db,
    );
  }
  await queuePrices(context, [marketplaceId], 'Override', [...new Set(charges.map(({ ItemId }) => ItemId))]);
  return list;
}

async function assertCharges(
  context: CallContext,
  marketplaceId: number,
  offerId: number,
  charges: readonly Charge[],
): Promise<void> {
  const { rows } = await sql<{ item_id: number | null; today: string }>`
    select i.item_id, current_date::text as today from marketplace_offer o left join item i using (service_id)
    where o.marketplace_offer_id = ${offerId} and o.marketplace_id = ${marketplaceId}`.execute(context.db);
  const [first] = rows;
  if (!first) throw new Failure(404, 'noOffer', { marketplaceOfferId: offerId });
  const items = new Set(rows.map(({ item_id: id }) => id));
  const other = charges.find(({ ItemId }) => !items.has(ItemId));
  if (other) throw new Failure(400, 'notOfThisService', { itemId: other.ItemId });
  const problems: (readonly [string, Problem])[] = charges.flatMap((charge, place) => {
    const field = `updateCharges.${place}`;
    const { Model, ValidFrom: from = first.today, ValidUntil: until } = charge;
    if (Model === undefined) return [];
    const wrongDay = [from, until].find((day) => day !== undefined && !isDay(day));
    if (wrongDay !== undefined) return [[`${field}.ValidFrom`, { text: fieldTexts.format }]];
    if (until !== undefined && until <= from)
      return [[`${field}.ValidUntil`, { text: fieldTexts.moreThan, parameters: { n: from } }]];
    return [...formulaProblems(field, { ...charge, Model })];
  });
  if (problems.length > 0) throw wrongFields(context, problems);
  const past = charges.find(({ ValidFrom }) => ValidFrom !== undefined && ValidFrom < first.today);
  if (past?.ValidFrom !== undefined) throw new Failure(400, 'noPastPrices', { day: past.ValidFrom });
  if (charges.some(({ Model }) => Model !== undefined && asksForCost({ Model })))
    assertMeets(context.session.user.Capability, marginRight);
}

/** A day that there is: not the 30th of February. */
const isDay = (text: string): boolean => {
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
};
