/** The database finds and ranks; a blank text finds nothing. */
import SearchOrders from '../../../../manifests/operations/Account/SearchOrders.ts';
import { handler } from '../../../define/contract/handler.ts';
import { searchOrders } from '../../ordering/search.ts';

export default handler(SearchOrders, (input, context) => searchOrders(context, input));
