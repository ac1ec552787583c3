/**
 * Gives the product accounts of the demo world their subscriptions, and those that were not grown what they pay since they began: today's prices.
 * Those that were grown are sold since this month, and pay what is listed: bills of two years for each would be many times all the rest.
 */
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import { dayOf, now } from '../dates.ts';

const thisMonth = `${dayOf(now).slice(0, 8)}01`;

export async function putSubscriptions(owner: Kysely<Tables>): Promise<void> {
  await sql`select adopt_subscriptions()`.execute(owner);
  await sql
    .raw(
      `alter table sale_tier disable trigger keep;
       update sale_tier set from_date = '${thisMonth}' where account_id >= 1000000 and from_date < '${thisMonth}';
       alter table sale_tier enable trigger keep;
       -- What follows joins them all: uncounted, that takes minutes in a large world.
       analyze subscription, subscription_span, sale_tier`,
    )
    .execute(owner);
  await sql`
    insert into tier_price (tier_id, item_id, min_quantity, kind, amount, from_date, price_id)
    select t.tier_id, p.item_id, p.min_quantity, 'List', p.amount, t.from_date, p.price_id
    from subscription s
    join sale_tier t using (account_id)
    cross join lateral prices_for(t.buyer_account_id,
      array(select span.item_id from subscription_span span where span.account_id = s.account_id), s.quantity,
      greatest(t.from_date, ${thisMonth}::date)) p
    where s.account_id < 1000000 and p.currency = t.currency
    order by t.tier_id, p.item_id`.execute(owner);
  // What the seller has withdrawn from a customer's pricelist since is paid for on, at what the vendor suggested when it began.
  await sql`
    insert into tier_price (tier_id, item_id, min_quantity, kind, amount, from_date)
    select distinct on (t.tier_id, i.item_id) t.tier_id, i.item_id, srp.min_quantity, 'List',
      round(srp.srp * coalesce(bought.per_euro, 1) / coalesce(suggested.per_euro, 1), 2), t.from_date
    from subscription s
    join sale_tier t using (account_id)
    join subscription_span span on span.account_id = s.account_id
    join item i on i.item_id = span.item_id
    join item_srp srp on srp.item_id = i.item_id and srp.min_quantity <= s.quantity
    left join lateral (select per_euro from exchange_rate r where r.currency = t.currency order by r.as_of_utc desc limit 1) bought on true
    left join lateral (select per_euro from exchange_rate r where r.currency = srp.currency order by r.as_of_utc desc limit 1) suggested on true
    where s.account_id < 1000000 and (t.currency = srp.currency or bought.per_euro is not null or t.currency = 'EUR')
      and not exists (select from tier_price known where known.tier_id = t.tier_id and known.item_id = i.item_id)
    order by t.tier_id, i.item_id, srp.min_quantity desc, srp.valid_from_date desc`.execute(owner);
  await sql`analyze tier_price`.execute(owner);
}
