/** Lists pricelists. */
import GetMarketplaces from '../../../../manifests/operations/Marketplace/GetMarketplaces.ts';
import { handler } from '../../../define/contract/handler.ts';
import { pricelists } from '../../pricing/list.ts';

export default handler(GetMarketplaces, (input, context) => pricelists(context, input));
