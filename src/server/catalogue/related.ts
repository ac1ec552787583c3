/** Services that belong to another: what a bundle is made of, which bundles hold it, and what it may go over to. */
import type GetServiceDetail from '../../../manifests/operations/Marketplace/GetServiceDetail.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { DataOf } from '../../define/contract/operation.ts';
import { type ServiceResult, servicesWithIds } from './row.ts';

type Detail = DataOf<typeof GetServiceDetail>;

const named = ({ Id, DisplayName, Icon }: ServiceResult) => ({ Id, DisplayName, ...(Icon !== undefined && { Icon }) });
const isPublished = ({ State }: ServiceResult): boolean => State === 'Published';

export async function partsOf(context: CallContext, serviceId: number): Promise<Detail['Parts']> {
  const parts = await context.db
    .selectFrom('service_bundle_part')
    .select(['part_service_id', 'quantity'])
    .where('bundle_service_id', '=', serviceId)
    .execute();
  const quantities = new Map(parts.map(({ part_service_id: id, quantity }) => [id, quantity]));
  const services = await servicesWithIds(context, [...quantities.keys()]);
  return services.map((service) => ({ ...named(service), Quantity: quantities.get(service.Id) ?? 1 }));
}

/** The bundles that can be had of those that it is a part of. */
export async function bundlesOf(context: CallContext, serviceId: number): Promise<Detail['Bundles']> {
  const bundles = await context.db
    .selectFrom('service_bundle_part')
    .select('bundle_service_id')
    .where('part_service_id', '=', serviceId)
    .execute();
  const ids = bundles.map(({ bundle_service_id: id }) => id);
  return (await servicesWithIds(context, ids)).filter(isPublished).map(named);
}

export async function upgradesOf(context: CallContext, serviceId: number): Promise<Detail['Upgrades']> {
  const upgrades = await context.db
    .selectFrom('service_upgrade')
    .select(['to_service_id', 'kind'])
    .where('from_service_id', '=', serviceId)
    .execute();
  const kinds = new Map(upgrades.map(({ to_service_id: id, kind }) => [id, kind]));
  const services = await servicesWithIds(context, [...kinds.keys()]);
  return services
    .filter(isPublished)
    .map((service) => ({ ...named(service), Kind: kinds.get(service.Id) ?? ('Full' as const) }));
}
