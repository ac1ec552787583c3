/** What runs at the prices of a pricelist on a day: how many units of each fee, and whose. */
import { sql } from 'kysely';
import type { CallContext } from '../../../define/contract/handler.ts';
import { fromNumber } from '../../../rules/prices/decimal.ts';
import type { PreviewItem } from '../../../rules/prices/price-preview.ts';
import { inDeal } from '../../db/in-scope.ts';
import type { OwnPricelist } from '../find.ts';

export type Sold = Pick<PreviewItem, 'sold' | 'buyers'>;

export const nothingSold: Sold = { sold: [], buyers: [] };

/** Where a pricelist without a place is asked: after all others. */
const last = 2 ** 31 - 1;

interface SoldRow {
  readonly item_id: number;
  readonly quantity: number;
  readonly subscriptions: number;
  readonly buyers: readonly number[];
}

/**
 * By item. Left out is what pays another price than the pricelist's: one that was agreed, quoted or protected, one of a pricelist that
 * its buyer asks before, and what is metered, of which nobody knows the units of a month.
 */
export async function soldOf(
  { db }: CallContext,
  { marketplace_id: list, owner_company_id: seller, priority }: OwnPricelist,
  items: readonly number[],
  on: string,
): Promise<ReadonlyMap<number, Sold>> {
  const { rows } = await sql<SoldRow>`
    select item_id, quantity, count(*)::int as subscriptions, array_agg(distinct buyer_account_id) as buyers
    from (
      select s.item_id, t.tier_id, t.buyer_account_id, sum(s.quantity)::int as quantity
      from sale_tier t
      join marketplace_customer c on c.customer_account_id = t.buyer_account_id and c.marketplace_id = ${list}
      join subscription_span s on s.account_id = t.account_id
      join item i on i.item_id = s.item_id
      where t.seller_account_id = ${seller} and ${inDeal('t')}
        and s.item_id = any (${items}::bigint[]) and i.basis <> 'Metered'
        and t.from_date <= ${on}::date and (t.to_date is null or t.to_date > ${on}::date)
        and s.from_date <= ${on}::date and (s.to_date is null or s.to_date > ${on}::date)
        and not exists (
          select from tier_price own where own.tier_id = t.tier_id and own.item_id = s.item_id and own.kind <> 'List'
            and own.from_date <= ${on}::date and (own.to_date is null or own.to_date > ${on}::date))
      group by s.item_id, t.tier_id, t.buyer_account_id) running
    where not exists (
      select from marketplace_customer c
      join marketplace m on m.marketplace_id = c.marketplace_id and m.state = 'Active'
      join price p on p.marketplace_id = m.marketplace_id and p.item_id = running.item_id and p.min_quantity <= running.quantity
      join marketplace_offer o on o.marketplace_offer_id = p.marketplace_offer_id and o.state = 'Active'
      where c.customer_account_id = running.buyer_account_id
        and (coalesce(m.priority, ${last}), m.marketplace_id) < (${priority ?? last}::int, ${list}::bigint)
        and p.valid_from_date <= ${on}::date and (p.valid_until_date is null or p.valid_until_date > ${on}::date))
    group by item_id, quantity`.execute(db);
  const found = new Map<number, Sold>();
  for (const { item_id, quantity, subscriptions, buyers } of rows) {
    const { sold, buyers: others } = found.get(item_id) ?? nothingSold;
    found.set(item_id, {
      sold: [...sold, { quantity: fromNumber(quantity), subscriptions }],
      buyers: [...others, ...buyers],
    });
  }
  return found;
}
