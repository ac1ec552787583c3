/** Lists who buys from a pricelist, and who could. */
import GetMarketplaceCustomers from '../../../../manifests/operations/Marketplace/GetMarketplaceCustomers.ts';
import { handler } from '../../../define/contract/handler.ts';
import { pricelistCustomers } from '../../pricing/customers.ts';

export default handler(GetMarketplaceCustomers, (input, context) => pricelistCustomers(context, input));
