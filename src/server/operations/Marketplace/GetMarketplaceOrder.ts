/** Lists the pricelists of a seller in their order. */
import GetMarketplaceOrder from '../../../../manifests/operations/Marketplace/GetMarketplaceOrder.ts';
import { handler } from '../../../define/contract/handler.ts';
import { pricelistOrder } from '../../pricing/priority.ts';

export default handler(GetMarketplaceOrder, ({ accountId }, context) => pricelistOrder(context, accountId));
