/** Takes a propagation filter of a pricelist away. */
import RemovePropagationFilter from '../../../../manifests/operations/Marketplace/RemovePropagationFilter.ts';
import { handler } from '../../../define/contract/handler.ts';
import { removeFilter } from '../../pricing/filters.ts';

export default handler(RemovePropagationFilter, async ({ marketplaceId, filterId }, context) => {
  const { name } = await removeFilter(context, marketplaceId, filterId);
  context.audit({ details: name });
  return null;
});
