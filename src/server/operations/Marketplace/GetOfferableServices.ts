/** Lists what a pricelist could offer besides. */
import GetOfferableServices from '../../../../manifests/operations/Marketplace/GetOfferableServices.ts';
import { handler } from '../../../define/contract/handler.ts';
import { offerableServices } from '../../pricing/offer-list.ts';

export default handler(GetOfferableServices, (input, context) => offerableServices(context, input));
