/** Changes a pricelist. */
import UpdateMarketplaceProperties from '../../../../manifests/operations/Marketplace/UpdateMarketplaceProperties.ts';
import { handler } from '../../../define/contract/handler.ts';
import { changePricelist, pricelistProperties } from '../../pricing/properties.ts';

export default handler(UpdateMarketplaceProperties, async ({ marketplaceId, marketplaceProperties }, context) => {
  const { name } = await changePricelist(context, marketplaceId, marketplaceProperties);
  context.audit({ details: name });
  return pricelistProperties(context, marketplaceId);
});
