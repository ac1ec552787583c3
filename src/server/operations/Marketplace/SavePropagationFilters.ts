/** Saves the propagation filters of a pricelist. */
import SavePropagationFilters from '../../../../manifests/operations/Marketplace/SavePropagationFilters.ts';
import { handler } from '../../../define/contract/handler.ts';
import { propagationFilters, saveFilters } from '../../pricing/filters.ts';

export default handler(SavePropagationFilters, async ({ marketplaceId, filters }, context) => {
  const { name } = await saveFilters(context, marketplaceId, filters);
  context.audit({ details: name });
  return propagationFilters(context, marketplaceId);
});
