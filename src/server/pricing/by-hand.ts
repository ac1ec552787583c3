/** Prices that the owner of a pricelist sets for single fees, above all rules. */
import { sql } from 'kysely';
import type UpdateOffer from '../../../manifests/operations/Marketplace/UpdateOffer.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { InputOf } from '../../define/contract/operation.ts';
import { fieldTexts } from '../../rules/fields/field-texts.ts';
import type { Problem } from '../../rules/fields/problem.ts';
import { type PriceByHand, typedByHand } from '../../rules/prices/by-hand.ts';
import { Failure } from '../calls/failure.ts';
import { assertMeets } from '../calls/internal-read.ts';
import { wrongFields } from '../calls/wrong-fields.ts';
import { marginRight } from '../catalogue/prices-shown.ts';
import { type OwnPricelist, pricelistToChange } from './find.ts';
import { asksForCost, formulaProblems } from './formula-problems.ts';
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
  const list = await pricelistToChange(context, marketplaceId);
  const set = await checkedCharges(context, marketplaceId, offerId, charges);
  await assertRates(context, list);
  await writeByHand(
    context,
    marketplaceId,
    set.map((charge) => ({ ...charge, offerId })),
  );
  return list;
}

interface CheckedCharge {
  readonly item: number;
  readonly band: number;
  /** Today where absent. */
  readonly from?: string;
  readonly until: string | null;
  readonly formula: PriceByHand | 'rules';
}

export interface OfferCharge extends CheckedCharge {
  readonly offerId: number;
}

/** Prices of several offers at once, in the order given where they are for the same fee and quantity. They must have been checked. */
export async function writeByHand(
  context: CallContext,
  marketplaceId: number,
  charges: readonly OfferCharge[],
): Promise<void> {
  if (charges.length === 0) return;
  // A statement changes no row twice: what comes a second time for a fee and quantity takes the next turn.
  const seen = new Map<string, number>();
  const turns: OfferCharge[][] = [];
  for (const charge of charges) {
    const key = `${charge.offerId} ${charge.item} ${charge.band}`;
    const turn = seen.get(key) ?? 0;
    seen.set(key, turn + 1);
    if (turns[turn]) turns[turn].push(charge);
    else turns.push([charge]);
  }
  for (const turn of turns) await writeOnePerFee(context, marketplaceId, turn);
  await queuePrices(context, [marketplaceId], 'Override', [...new Set(charges.map(({ item }) => item))]);
}

async function writeOnePerFee({ db, session }: CallContext, marketplaceId: number, charges: readonly OfferCharge[]) {
  const rows = charges.map(({ offerId, item, band, from, until, formula }) => ({
    ...{ offer: offerId, item, band, from_day: from, until_day: until },
    ...(formula !== 'rules' && formula),
  }));
  const wanted = sql`(select offer, item, band, model, percent, amount, coalesce(from_day, current_date) as from_day, until_day
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (offer bigint, item bigint, band integer, model text,
      percent numeric, amount numeric, from_day date, until_day date)) wanted`;
  const here = sql`p.marketplace_offer_id = wanted.offer and p.item_id = wanted.item and p.min_quantity = wanted.band
    and p.ended_utc is null`;
  // What held before is kept and asked no more; what a later day replaces holds until then.
  await sql`update price_override p set ended_utc = now() from ${wanted}
    where ${here} and (p.valid_from_date >= wanted.from_day or wanted.from_day <= current_date)`.execute(db);
  await sql`update price_override p set valid_until_date = wanted.from_day from ${wanted}
    where ${here} and coalesce(p.valid_until_date > wanted.from_day, true)`.execute(db);
  await sql`insert into price_override (marketplace_id, marketplace_offer_id, item_id, min_quantity, model, percent, amount,
      valid_from_date, valid_until_date, set_by_account_id)
    select ${marketplaceId}, offer, item, band, model, percent, amount, from_day, until_day, ${session.user.UserAccountId}
    from ${wanted} where model is not null`.execute(db);
}

async function checkedCharges(
  context: CallContext,
  marketplaceId: number,
  offerId: number,
  charges: readonly Charge[],
): Promise<readonly CheckedCharge[]> {
  const { rows } = await sql<{ item_id: number | null; today: string }>`
    select i.item_id, current_date::text as today from marketplace_offer o left join item i using (service_id)
    where o.marketplace_offer_id = ${offerId} and o.marketplace_id = ${marketplaceId}`.execute(context.db);
  const [first] = rows;
  if (!first) throw new Failure(404, 'noOffer', { marketplaceOfferId: offerId });
  const items = new Set(rows.map(({ item_id: id }) => id));
  const other = charges.find(({ ItemId }) => !items.has(ItemId));
  if (other) throw new Failure(400, 'notOfThisService', { itemId: other.ItemId });
  const wrongDays = charges.flatMap((charge, place) => dayProblems(`updateCharges.${place}`, charge, first.today));
  if (wrongDays.length > 0) throw wrongFields(context, wrongDays);
  const past = charges.find(({ ValidFrom }) => ValidFrom !== undefined && ValidFrom < first.today);
  if (past?.ValidFrom !== undefined) throw new Failure(400, 'noPastPrices', { day: past.ValidFrom });
  const problems: (readonly [string, Problem])[] = [];
  const checked: CheckedCharge[] = [];
  for (const [place, charge] of charges.entries()) {
    const { ItemId: item, From: band = 1, ValidFrom: from = first.today, ValidUntil: until = null } = charge;
    const formula = typedByHand(charge, await standing(context, offerId, item, band, from));
    const field = `updateCharges.${place}`;
    if (formula === 'noModel') problems.push([`${field}.Model`, { text: fieldTexts.required }]);
    else {
      if (formula !== 'rules') problems.push(...problemsOf(field, formula));
      checked.push({ item, band, from, until, formula });
    }
  }
  if (problems.length > 0) throw wrongFields(context, problems);
  if (checked.some(({ formula }) => formula !== 'rules' && asksForCost({ Model: formula.model })))
    assertMeets(context.session.user.Capability, marginRight);
  return checked;
}

/** What is set by hand on a day so far: the latest of those that hold. */
async function standing({ db }: CallContext, offerId: number, item: number, band: number, day: string) {
  const { rows } = await sql<PriceByHand>`select model, percent, amount from price_override
    where marketplace_offer_id = ${offerId} and item_id = ${item} and min_quantity = ${band} and ended_utc is null
      and valid_from_date <= ${day}::date and coalesce(valid_until_date > ${day}::date, true)
    order by set_utc desc, override_id desc limit 1`.execute(db);
  return rows[0];
}

const problemsOf = (field: string, { model, percent, amount }: PriceByHand) =>
  formulaProblems(field, { Model: model, Percent: percent ?? undefined, Amount: amount ?? undefined });

function dayProblems(field: string, charge: Charge, today: string): readonly (readonly [string, Problem])[] {
  const { ValidFrom: from = today, ValidUntil: until } = charge;
  if (!isDay(from)) return [[`${field}.ValidFrom`, { text: fieldTexts.format }]];
  if (until === undefined) return [];
  if (!isDay(until)) return [[`${field}.ValidUntil`, { text: fieldTexts.format }]];
  return until <= from ? [[`${field}.ValidUntil`, { text: fieldTexts.moreThan, parameters: { n: from } }]] : [];
}

/** A day that there is: not the 30th of February. */
const isDay = (text: string): boolean => {
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
};
