/** Prices of one service, as far as its caller sees it. */
import GetServicePrices from '../../../../manifests/operations/Marketplace/GetServicePrices.ts';
import { handler } from '../../../define/contract/handler.ts';
import { servicePrices } from '../../catalogue/prices.ts';

export default handler(GetServicePrices, (input, context) => servicePrices(context, input));
