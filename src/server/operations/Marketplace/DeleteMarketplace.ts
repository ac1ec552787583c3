/** Deletes a pricelist. */
import DeleteMarketplace from '../../../../manifests/operations/Marketplace/DeleteMarketplace.ts';
import { handler } from '../../../define/contract/handler.ts';
import { deletePricelist } from '../../pricing/properties.ts';

export default handler(DeleteMarketplace, async ({ marketplaceId }, context) => {
  const { name } = await deletePricelist(context, marketplaceId);
  context.audit({ details: name });
  return null;
});
