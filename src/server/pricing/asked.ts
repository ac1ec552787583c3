/** Which price somebody pays, or asks, for a quantity of an item on a day. */
import { sql } from 'kysely';
import type GetPriceReason from '../../../manifests/operations/Pricing/GetPriceReason.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { InputOf } from '../../define/contract/operation.ts';
import { noService } from '../catalogue/find.ts';
import { pricelistOf } from '../catalogue/offered-in.ts';
import { seesMargin } from '../catalogue/prices-shown.ts';
import { inOffer } from '../db/in-scope.ts';

export interface AskedPrice {
  readonly item_id: number;
  readonly min_quantity: number;
  readonly amount: number;
  readonly currency: string;
  /** null: the vendor suggests it. */
  readonly marketplace_id: number | null;
  readonly price_id: number | null;
}

/** The one that holds for the quantity. @throws 404 for a service that is absent or out of sight, and for one that the pricelist does not offer. */
export async function askedPrice(
  context: CallContext,
  { serviceId, itemId, marketplaceId, quantity = 1, day }: InputOf<typeof GetPriceReason>,
): Promise<AskedPrice | undefined> {
  const { db } = context;
  const seen = db.selectFrom('service').select('service_id').where('service_id', '=', serviceId);
  if (!(await seen.where(inOffer('service')).executeTakeFirst())) throw noService(serviceId);
  if (marketplaceId !== undefined) await pricelistOf(context, serviceId, marketplaceId);
  const { rows } = await sql<AskedPrice>`
    select p.item_id, p.min_quantity, p.amount, p.currency, p.marketplace_id, p.price_id
    from shown_prices(${[serviceId]}::bigint[], ${marketplaceId ?? null}, ${seesMargin(context)}, coalesce(${day ?? null}::date, current_date)) p
    where p.item_id = ${itemId} and p.min_quantity <= ${quantity}
    order by p.min_quantity desc limit 1`.execute(db);
  return rows[0];
}
