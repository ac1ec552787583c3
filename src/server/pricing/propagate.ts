/** Takes over services from above into pricelists, as far as their filters let them through. */
import type { CallContext } from '../../define/contract/handler.ts';
import { type PropagationFilter, passes } from '../../rules/prices/propagation.ts';
import { Failure } from '../calls/failure.ts';
import { filtersOf, offerableBy } from './filters.ts';
import { type OwnPricelist, pricelistToChange } from './find.ts';
import { assertSellable, itemsOf, offerServices } from './offers.ts';
import { queuePrices } from './queue.ts';

/** All of them or none. @throws 409 where propagation is off, a filter is in the way, or the owner may not sell a service. */
export async function propagateServices(
  context: CallContext,
  wanted: readonly number[],
  serviceIds: readonly number[] | undefined,
): Promise<readonly OwnPricelist[]> {
  const lists: OwnPricelist[] = [];
  // In one order, so that two callers never wait for each other.
  for (const marketplaceId of [...new Set(wanted)].sort((one, other) => one - other)) {
    const list = await pricelistToChange(context, marketplaceId);
    if (!list.is_propagation_enabled) throw new Failure(409, 'propagationOff', { name: list.name });
    const filters = await filtersOf(context, marketplaceId);
    if (serviceIds) await assertPassing(context, list, serviceIds, filters);
    const services = serviceIds ?? (await offerableBy(context, list, filters)).passing;
    await offerServices(context, marketplaceId, services, 'Propagation');
    if (services.length > 0) await queuePrices(context, [marketplaceId], 'Offers', await itemsOf(context, services));
    lists.push(list);
  }
  return lists;
}

async function assertPassing(
  context: CallContext,
  list: OwnPricelist,
  services: readonly number[],
  filters: readonly PropagationFilter[],
): Promise<void> {
  await assertSellable(context, list, services);
  const rows = await context.db
    .selectFrom('service')
    .select(['service_id', 'owner_account_id', 'tags'])
    .where('service_id', 'in', [...services])
    .execute();
  const held = rows.find(({ owner_account_id: vendorId, tags }) => !passes({ vendorId, tags }, filters));
  if (held) throw new Failure(409, 'filteredOut', { name: list.name, serviceId: held.service_id });
}
