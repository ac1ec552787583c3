/** Lists what a pricelist offers. */
import GetOffers from '../../../../manifests/operations/Marketplace/GetOffers.ts';
import { handler } from '../../../define/contract/handler.ts';
import { pricelistOffers } from '../../pricing/offer-list.ts';

export default handler(GetOffers, (input, context) => pricelistOffers(context, input));
