/** Gives the product accounts of the demo world their subscriptions, and those that were not grown what they pay since this month. */
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import { dayOf, now } from '../dates.ts';

const thisMonth = `${dayOf(now).slice(0, 8)}01`;

export async function putSubscriptions(owner: Kysely<Tables>): Promise<void> {
  await sql`select adopt_subscriptions()`.execute(owner);
  await sql`
    insert into tier_price (tier_id, item_id, min_quantity, kind, amount, from_date, price_id)
    select t.tier_id, p.item_id, p.min_quantity, 'List', p.amount, greatest(t.from_date, ${thisMonth}::date), p.price_id
    from subscription s
    join sale_tier t using (account_id)
    cross join lateral prices_for(t.buyer_account_id,
      array(select span.item_id from subscription_span span where span.account_id = s.account_id), s.quantity,
      greatest(t.from_date, ${thisMonth}::date)) p
    where s.account_id < 1000000 and p.currency = t.currency
    order by t.tier_id, p.item_id`.execute(owner);
}
