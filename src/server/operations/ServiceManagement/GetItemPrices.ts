/** The fees of a service with their prices on a day. */
import GetItemPrices from '../../../../manifests/operations/ServiceManagement/GetItemPrices.ts';
import { handler } from '../../../define/contract/handler.ts';
import { itemPrices } from '../../catalogue/item-prices.ts';

export default handler(GetItemPrices, ({ serviceId, ...wanted }, context) => itemPrices(context, serviceId, wanted));
