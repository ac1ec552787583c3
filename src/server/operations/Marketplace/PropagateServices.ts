/** Takes over services from above into pricelists. */
import PropagateServices from '../../../../manifests/operations/Marketplace/PropagateServices.ts';
import { handler } from '../../../define/contract/handler.ts';
import { auditedOwner } from '../../pricing/audited.ts';
import { propagateServices } from '../../pricing/propagate.ts';

export default handler(PropagateServices, async ({ marketplaceServiceList, serviceIds }, context) => {
  const lists = await propagateServices(context, marketplaceServiceList, serviceIds);
  context.audit({ ...auditedOwner(lists[0]), details: lists.map(({ name }) => name).join(', ') });
  return null;
});
