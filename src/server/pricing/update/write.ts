/** Writes what changes in prices, many at once. */
import { type Kysely, sql } from 'kysely';
import { arrayText } from '../../db/array-text.ts';
import type { Tables } from '../../db/tables.ts';
import type { Changes, NewPrice, Reason } from './changes.ts';

/**
 * In one statement, so that what follows from prices is worked out once, and in this order, so that no item ever has two prices on one
 * day. Each has its reason, which is known by the same item, quantity and day.
 */
export async function writeChanges(
  db: Kysely<Tables>,
  updateOf: ReadonlyMap<number, number>,
  changes: readonly Changes[],
): Promise<void> {
  if (changes.length === 0) return;
  const dropped = changes.flatMap((one) => one.dropped);
  const ended = changes.flatMap((one) => one.ended);
  const prices = changes.flatMap((one) => one.written);
  const column = (value: (price: NewPrice) => number | string | null) => arrayText(prices.map(value));
  const lists = column(({ marketplaceId }) => marketplaceId);
  const items = column(({ itemId }) => itemId);
  const bands = column(({ band }) => band);
  const days = column(({ from }) => from);
  // JSON already, so it is read as it is.
  const json = (value: (reason: Reason) => string) => `[${prices.map(({ reason }) => value(reason)).join()}]`;
  await sql`
    with dropped as (delete from price where price_id = any (${arrayText(dropped)}::bigint[]) returning price_id),
    ended as (
      update price p set valid_until_date = u.until
      from unnest(${arrayText(ended.map(({ priceId }) => priceId))}::bigint[], ${arrayText(ended.map(({ until }) => until))}::date[]) u (id, until)
      where p.price_id = u.id and (select count(*) from dropped) >= 0
      returning p.price_id),
    made as (
      insert into price (marketplace_id, marketplace_offer_id, item_id, min_quantity, amount, valid_from_date, valid_until_date, price_update_id)
      select * from unnest(${lists}::bigint[], ${column(({ offerId }) => offerId)}::bigint[], ${items}::bigint[], ${bands}::int[],
        ${column(({ amount }) => amount)}::numeric[], ${days}::date[], ${column(({ until }) => until)}::date[],
        ${column(({ marketplaceId }) => updateOf.get(marketplaceId) ?? null)}::bigint[])
      where (select count(*) from ended) >= 0
      returning price_id, marketplace_id, item_id, min_quantity, valid_from_date)
    insert into price_reason (price_id, marketplace_id, cost, cost_currency, rate, srp, winner, losers, signature)
    select made.price_id, made.marketplace_id, r.cost, r.cost_currency, r.rate, r.srp, r.winner, r.losers, r.signature
    from made join rows from (
      unnest(${lists}::bigint[], ${items}::bigint[], ${bands}::int[], ${days}::date[],
        ${column(({ reason }) => reason.cost)}::numeric[], ${prices.map(({ reason }) => reason.costCurrency)}::text[],
        ${column(({ reason }) => reason.rate)}::numeric[], ${column(({ reason }) => reason.srp)}::numeric[],
        ${column(({ reason }) => reason.signature)}::text[]),
      jsonb_array_elements(${json(({ winner }) => winner)}::jsonb), jsonb_array_elements(${json(({ losers }) => losers)}::jsonb))
      as r (marketplace_id, item_id, min_quantity, valid_from_date, cost, cost_currency, rate, srp, signature, winner, losers)
      using (marketplace_id, item_id, min_quantity, valid_from_date)`.execute(db);
}
