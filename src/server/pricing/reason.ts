/** Why an item costs what it costs: what every reader of the price may know, and what its seller alone does. */
import { type RawBuilder, sql } from 'kysely';
import type GetPriceReason from '../../../manifests/operations/Pricing/GetPriceReason.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { DataOf, InputOf } from '../../define/contract/operation.ts';
import { utc } from '../accounts/row.ts';
import { Failure } from '../calls/failure.ts';
import { seesMargin } from '../catalogue/prices-shown.ts';
import { inList, inOffer } from '../db/in-scope.ts';
import { type AskedPrice, askedPrice } from './asked.ts';
import { candidateName } from './candidate-name.ts';
import { kept } from './margin.ts';

type Reason = DataOf<typeof GetPriceReason>;
type Candidate = Reason['Candidates'][number];

/** Of pricelists of the session's branch: who only buys learns nothing of it. */
export const ownReason = (context: CallContext): RawBuilder<boolean> =>
  sql<boolean>`(${seesMargin(context)}::boolean and r.marketplace_id in (select unnest(scope_own_marketplaces())))`;

/** @throws 404 where nobody asks a price then. */
export async function priceReason(context: CallContext, input: InputOf<typeof GetPriceReason>): Promise<Reason> {
  const asked = await askedPrice(context, input);
  const { serviceId, itemId, quantity = 1 } = input;
  if (!asked) throw new Failure(404, 'noPrice', { itemId, quantity });
  const [fee, held] = await Promise.all([feeOf(context, itemId), heldBy(context, asked, input.day)]);
  return {
    ServiceId: serviceId,
    ItemId: itemId,
    ...fee,
    From: asked.min_quantity,
    Amount: asked.amount,
    Currency: asked.currency,
    AskedBy: asked.marketplace_id === null ? 'Vendor' : 'Pricelist',
    ...held,
  };
}

type Fee = Pick<
  Reason,
  'DisplayName' | 'Name' | 'FeeType' | 'Basis' | 'Unit' | 'CommitmentMonths' | 'Billing' | 'IsRequired'
>;

async function feeOf({ db, language }: CallContext, itemId: number): Promise<Fee> {
  const { rows } = await sql<Fee>`
    select service_name(service.names, ${language}, service.product_name) as "DisplayName", service_name(item.names, ${language}, '') as "Name",
      item.fee_type as "FeeType", item.basis as "Basis", item.unit as "Unit", item.commitment_months as "CommitmentMonths",
      item.billing as "Billing", item.is_required as "IsRequired"
    from item join service on service.service_id = item.service_id
    where item.item_id = ${itemId} and ${inOffer('item')} and ${inOffer('service')}`.execute(db);
  const [fee] = rows;
  if (!fee) throw new Error(`Item ${itemId} has a price and is out of sight`);
  return fee;
}

type Held = Omit<Reason, keyof Fee | 'ServiceId' | 'ItemId' | 'From' | 'Amount' | 'Currency' | 'AskedBy'>;

const heldBy = (context: CallContext, asked: AskedPrice, day: string | undefined): Promise<Held> =>
  asked.price_id === null ? suggested(context, asked, day) : askedByPricelist(context, asked);

interface SuggestedRow {
  readonly from_day: string;
  readonly until_day: string | null;
}

async function suggested(
  { db }: CallContext,
  { item_id, min_quantity }: AskedPrice,
  day: string | undefined,
): Promise<Held> {
  const { rows } = await sql<SuggestedRow>`
    select valid_from_date::text as from_day, valid_until_date::text as until_day from item_srp
    where item_id = ${item_id} and min_quantity = ${min_quantity} and ${inOffer('item_srp')}
      and daterange(valid_from_date, valid_until_date) @> coalesce(${day ?? null}::date, current_date)`.execute(db);
  const [row] = rows;
  return {
    ValidFrom: row?.from_day ?? '',
    ...(row?.until_day && { ValidUntil: row.until_day }),
    Candidates: [],
  };
}

interface HeldRow extends SuggestedRow {
  readonly pricelist: string;
  readonly cost: number | null;
  readonly cost_currency: string | null;
  readonly rate: number | null;
  readonly rate_utc: Date | null;
  readonly srp: number | null;
  readonly winner: StoredCandidate | null;
  readonly losers: readonly StoredCandidate[] | null;
}

/** As an update of prices has kept it. */
export interface StoredCandidate {
  readonly kind: 'Rule' | 'Override';
  readonly model: Candidate['Model'];
  readonly percent?: number;
  readonly priority?: number;
  readonly name?: string;
  readonly isDefault?: boolean;
  readonly would?: number;
  readonly why?: Candidate['Outcome'];
}

async function askedByPricelist(context: CallContext, { price_id, amount, currency }: AskedPrice): Promise<Held> {
  // Of two rates that one is turned by the older one's day is told, as far as it was known when the price was computed.
  const { rows } = await sql<HeldRow>`
    select p.valid_from_date::text as from_day, p.valid_until_date::text as until_day, m.name as pricelist,
      r.cost, case when r.rate is not null then r.cost_currency end as cost_currency, r.rate, r.srp, r.winner, r.losers, rates.rate_utc
    from price p
    join marketplace m on m.marketplace_id = p.marketplace_id
    left join price_reason r on r.price_id = p.price_id and ${ownReason(context)}
    left join price_update u on u.price_update_id = p.price_update_id
    left join lateral (
      select min(known.as_of_utc) as rate_utc from (
        select max(e.as_of_utc) as as_of_utc from exchange_rate e
        where r.rate is not null and e.currency in (r.cost_currency, m.currency) and e.as_of_utc <= coalesce(u.ended_utc, u.requested_utc, now())
        group by e.currency) known
    ) rates on true
    where p.price_id = ${price_id} and ${inList('p.marketplace_id')} and ${inList('m.marketplace_id')}`.execute(
    context.db,
  );
  const [row] = rows;
  if (!row) throw new Error(`Price ${price_id} is asked and out of sight`);
  const candidateOf = (stored: StoredCandidate, would: number | undefined): Candidate => ({
    Name: candidateName(context, stored),
    Model: stored.model,
    ...(stored.percent !== undefined && { Percent: stored.percent }),
    ...(would !== undefined && { Amount: would }),
    Currency: currency,
    Outcome: stored.why ?? 'Won',
  });
  return {
    ValidFrom: row.from_day,
    ...(row.until_day !== null && { ValidUntil: row.until_day }),
    Pricelist: row.pricelist,
    ...kept(amount, row.cost),
    ...(row.srp !== null && { Srp: row.srp }),
    ...(row.cost_currency !== null && { CostCurrency: row.cost_currency }),
    ...(row.rate !== null && { Rate: row.rate }),
    ...(row.rate_utc && { RateUtc: utc(row.rate_utc) }),
    Candidates: [
      ...(row.winner ? [candidateOf(row.winner, amount)] : []),
      ...(row.losers ?? []).map((loser) => candidateOf(loser, loser.would)),
    ],
  };
}
