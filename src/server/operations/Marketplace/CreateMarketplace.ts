/** Begins a pricelist. */
import CreateMarketplace from '../../../../manifests/operations/Marketplace/CreateMarketplace.ts';
import { handler } from '../../../define/contract/handler.ts';
import { createPricelist } from '../../pricing/properties.ts';

export default handler(CreateMarketplace, async (input, context) => {
  const marketplaceId = await createPricelist(context, input);
  context.audit({ details: input.marketplaceProperties.Name.trim() });
  return { marketplaceId };
});
