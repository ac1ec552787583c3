/** Fills a new pricelist as another one of its owner's branch is: services, rules, filters and prices set by hand. */
import { sql } from 'kysely';
import type { CallContext } from '../../define/contract/handler.ts';
import { offerServices, sellableServices } from './offers.ts';
import { queuePrices } from './queue.ts';

/** Only what the new owner can sell is offered; what is set by hand holds from today on. */
export async function fillFrom(context: CallContext, from: number, to: number, owner: number): Promise<void> {
  const { db, session } = context;
  await sql`insert into propagation_filter (marketplace_id, kind, vendor_account_ids, tags, position)
    select ${to}, kind, vendor_account_ids, tags, position from propagation_filter where marketplace_id = ${from}`.execute(
    db,
  );
  await sql`insert into pricing_rule (marketplace_id, name, priority, selection, selected, model, percent, amount)
    select ${to}, name, priority, selection, selected, model, percent, amount
    from pricing_rule where marketplace_id = ${from} and not is_default`.execute(db);
  const { rows } = await sql<{ service_id: number }>`select service_id from marketplace_offer
    where marketplace_id = ${from} and state = 'Active'`.execute(db);
  const sellable = await sellableServices(
    context,
    owner,
    rows.map(({ service_id: id }) => id),
  );
  await offerServices(context, to, sellable, 'User');
  await sql`insert into price_override (marketplace_id, marketplace_offer_id, item_id, min_quantity, model, percent, amount,
      valid_from_date, valid_until_date, set_by_account_id)
    select ${to}, o.marketplace_offer_id, p.item_id, p.min_quantity, p.model, p.percent, p.amount,
      greatest(p.valid_from_date, current_date), p.valid_until_date, ${session.user.UserAccountId}
    from price_override p
    join marketplace_offer was on was.marketplace_offer_id = p.marketplace_offer_id
    join marketplace_offer o on o.marketplace_id = ${to} and o.service_id = was.service_id
    where p.marketplace_id = ${from} and p.ended_utc is null and coalesce(p.valid_until_date > current_date, true)
    order by p.override_id`.execute(db);
  if (sellable.length > 0) await queuePrices(context, [to], 'Offers');
}
