/** Writes what changes in prices, many at once. */
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Changes, NewPrice } from './changes.ts';

/** In this order no item ever has two prices on one day. */
export async function writeChanges(
  db: Kysely<Tables>,
  updateOf: ReadonlyMap<number, number>,
  changes: readonly Changes[],
): Promise<void> {
  const dropped = changes.flatMap((one) => one.dropped);
  if (dropped.length > 0) await sql`delete from price where price_id = any (${dropped}::bigint[])`.execute(db);
  const ended = changes.flatMap((one) => one.ended);
  if (ended.length > 0)
    await sql`update price p set valid_until_date = u.until
      from unnest(${ended.map(({ priceId }) => priceId)}::bigint[], ${ended.map(({ until }) => until)}::date[]) u (id, until)
      where p.price_id = u.id`.execute(db);
  await insertPrices(
    db,
    updateOf,
    changes.flatMap((one) => one.written),
  );
}

/** Each with its reason, which is known by the same item, quantity and day. */
async function insertPrices(
  db: Kysely<Tables>,
  updateOf: ReadonlyMap<number, number>,
  prices: readonly NewPrice[],
): Promise<void> {
  if (prices.length === 0) return;
  const column = <Value>(of: (price: NewPrice) => Value) => prices.map(of);
  const lists = column(({ marketplaceId }) => marketplaceId);
  const items = column(({ itemId }) => itemId);
  const bands = column(({ band }) => band);
  const days = column(({ from }) => from);
  await sql`
    with made as (
      insert into price (marketplace_id, marketplace_offer_id, item_id, min_quantity, amount, valid_from_date, valid_until_date, price_update_id)
      select * from unnest(${lists}::bigint[], ${column(({ offerId }) => offerId)}::bigint[], ${items}::bigint[], ${bands}::int[],
        ${column(({ amount }) => amount)}::numeric[], ${days}::date[], ${column(({ until }) => until)}::date[],
        ${column(({ marketplaceId }) => updateOf.get(marketplaceId) ?? null)}::bigint[])
      returning price_id, marketplace_id, item_id, min_quantity, valid_from_date)
    insert into price_reason (price_id, marketplace_id, cost, cost_currency, rate, srp, winner, losers, signature)
    select made.price_id, made.marketplace_id, r.cost, r.cost_currency, r.rate, r.srp, r.winner, r.losers, r.signature
    from made join unnest(${lists}::bigint[], ${items}::bigint[], ${bands}::int[], ${days}::date[],
      ${column(({ reason }) => reason.cost)}::numeric[], ${column(({ reason }) => reason.costCurrency)}::text[],
      ${column(({ reason }) => reason.rate)}::numeric[], ${column(({ reason }) => reason.srp)}::numeric[],
      ${column(({ reason }) => JSON.stringify(reason.winner))}::jsonb[], ${column(({ reason }) => JSON.stringify(reason.losers))}::jsonb[],
      ${column(({ reason }) => reason.signature)}::text[])
      as r (marketplace_id, item_id, min_quantity, valid_from_date, cost, cost_currency, rate, srp, winner, losers, signature)
      using (marketplace_id, item_id, min_quantity, valid_from_date)`.execute(db);
}
