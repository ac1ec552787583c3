/** Computes all prices of a pricelist anew. */
import RecomputePrices from '../../../../manifests/operations/Pricing/RecomputePrices.ts';
import { handler } from '../../../define/contract/handler.ts';
import { findPricelist } from '../../pricing/find.ts';
import { queuePrices } from '../../pricing/queue.ts';

export default handler(RecomputePrices, async ({ marketplaceId }, context) => {
  const { name } = await findPricelist(context, marketplaceId, true);
  await queuePrices(context, [marketplaceId], 'Repair');
  context.audit({ details: name });
  return null;
});
