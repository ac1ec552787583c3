/** What an item cost, costs and will cost, by the days that are kept. */
import { type RawBuilder, sql } from 'kysely';
import type GetPriceHistory from '../../../manifests/operations/Pricing/GetPriceHistory.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { DataOf, InputOf } from '../../define/contract/operation.ts';
import { inList, inOffer } from '../db/in-scope.ts';
import { type AskedPrice, askedPrice } from './asked.ts';
import { candidateName } from './candidate-name.ts';
import { kept } from './margin.ts';
import { ownReason, type StoredCandidate } from './reason.ts';

type Held = DataOf<typeof GetPriceHistory>[number];

interface HeldRow extends Pick<Held, 'ValidFrom' | 'From' | 'Amount' | 'When'> {
  readonly until_day: string | null;
  readonly cost: number | null;
  readonly winner: StoredCandidate | null;
}

/** Of who asks the price today, or on the day that is named: what nobody asks then has no history. */
export async function priceHistory(context: CallContext, input: InputOf<typeof GetPriceHistory>): Promise<Held[]> {
  const asked = await askedPrice(context, input);
  if (!asked) return [];
  const { rows } = await sql<HeldRow>`
    select held.from_day::text as "ValidFrom", held.until_day::text as until_day, held.min_quantity as "From", held.amount as "Amount",
      case when held.from_day > current_date then 'Planned' when held.until_day <= current_date then 'Past' else 'Today' end as "When",
      held.cost, held.winner
    from (${kindOf(context, asked)}) held
    where ${input.day ?? null}::date is null or held.from_day <= ${input.day ?? null}::date
      and coalesce(held.until_day > ${input.day ?? null}::date, true)
    order by held.from_day desc limit 500`.execute(context.db);
  return rows.map(({ until_day, cost, winner, ...held }) => ({
    ...held,
    ...(until_day !== null && { ValidUntil: until_day }),
    Currency: asked.currency,
    ...kept(held.Amount, cost),
    ...(winner && { Rule: candidateName(context, winner) }),
  }));
}

/** Of one quantity: asked by a pricelist, or suggested. */
function kindOf(context: CallContext, { item_id, min_quantity, marketplace_id }: AskedPrice): RawBuilder<unknown> {
  if (marketplace_id === null)
    return sql`select valid_from_date as from_day, valid_until_date as until_day, min_quantity, srp as amount, null::numeric as cost,
      null::jsonb as winner from item_srp where item_id = ${item_id} and min_quantity = ${min_quantity} and ${inOffer('item_srp')}`;
  return sql`select p.valid_from_date as from_day, p.valid_until_date as until_day, p.min_quantity, p.amount, r.cost, r.winner
    from price p left join price_reason r on r.price_id = p.price_id and ${ownReason(context)}
    where p.marketplace_id = ${marketplace_id} and p.item_id = ${item_id} and p.min_quantity = ${min_quantity}
      and ${inList('p.marketplace_id')}`;
}
