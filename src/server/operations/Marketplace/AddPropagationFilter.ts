/** Adds a propagation filter to a pricelist. */
import AddPropagationFilter from '../../../../manifests/operations/Marketplace/AddPropagationFilter.ts';
import { handler } from '../../../define/contract/handler.ts';
import { addFilter } from '../../pricing/filters.ts';

export default handler(
  AddPropagationFilter,
  async ({ marketplaceId, filter: { Kind, VendorIds = [], Tags = [] } }, context) => {
    const { name } = await addFilter(context, marketplaceId, { Kind, VendorIds, Tags });
    context.audit({ details: name });
    return null;
  },
);
