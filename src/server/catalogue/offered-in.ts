/** The pricelist in which a service is read, by whoever sells or buys with it. */
import type { CallContext } from '../../define/contract/handler.ts';
import { Failure } from '../calls/failure.ts';
import { inList } from '../db/in-scope.ts';

/** The name of the pricelist. @throws 404 for one that is absent, deleted or out of sight, and for one that does not offer the service: all alike. */
export async function pricelistOf({ db }: CallContext, serviceId: number, marketplaceId: number): Promise<string> {
  const offer = await db
    .selectFrom('marketplace_offer')
    .innerJoin('marketplace', 'marketplace.marketplace_id', 'marketplace_offer.marketplace_id')
    .select('marketplace.name')
    .where('marketplace_offer.service_id', '=', serviceId)
    .where('marketplace_offer.marketplace_id', '=', marketplaceId)
    .where('marketplace_offer.state', '=', 'Active')
    .where('marketplace.state', '=', 'Active')
    .where(inList('marketplace_offer.marketplace_id'))
    .where(inList('marketplace.marketplace_id'))
    .executeTakeFirst();
  if (!offer) throw new Failure(404, 'notInPricelist', { marketplaceId });
  return offer.name;
}
