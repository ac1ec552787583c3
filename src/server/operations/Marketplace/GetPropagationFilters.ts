/** Answers the propagation filters of a pricelist. */
import GetPropagationFilters from '../../../../manifests/operations/Marketplace/GetPropagationFilters.ts';
import { handler } from '../../../define/contract/handler.ts';
import { propagationFilters } from '../../pricing/filters.ts';

export default handler(GetPropagationFilters, ({ marketplaceId }, context) =>
  propagationFilters(context, marketplaceId),
);
