/** Offers services in a pricelist. */
import AddServicesToMarketplace from '../../../../manifests/operations/Marketplace/AddServicesToMarketplace.ts';
import { handler } from '../../../define/contract/handler.ts';
import { addServices } from '../../pricing/offers.ts';

export default handler(AddServicesToMarketplace, async ({ marketplaceId, serviceIds }, context) => {
  const { name } = await addServices(context, marketplaceId, serviceIds);
  context.audit({ details: `${name}: ${serviceIds.length}` });
  return null;
});
