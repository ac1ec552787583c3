/** Offers services in several pricelists. */
import AddServicesToMarketplaces from '../../../../manifests/operations/Marketplace/AddServicesToMarketplaces.ts';
import { handler } from '../../../define/contract/handler.ts';
import { auditedOwner } from '../../pricing/audited.ts';
import { addServicesTo } from '../../pricing/offers.ts';

export default handler(AddServicesToMarketplaces, async ({ marketplaceIds, serviceIds }, context) => {
  const { lists, added } = await addServicesTo(context, marketplaceIds, serviceIds);
  context.audit({ ...auditedOwner(lists[0]), details: lists.map(({ name }) => name).join(', ') });
  return { Added: added };
});
