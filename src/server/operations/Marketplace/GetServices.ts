/** Services by their ids, in their order. */
import GetServices from '../../../../manifests/operations/Marketplace/GetServices.ts';
import { handler } from '../../../define/contract/handler.ts';
import { servicesWithIds } from '../../catalogue/row.ts';

export default handler(GetServices, async ({ serviceIds = [] }, context) => {
  const found = new Map((await servicesWithIds(context, serviceIds)).map((service) => [service.Id, service]));
  return [...new Set(serviceIds)].flatMap((id) => found.get(id) ?? []);
});
