/** What one service would cost in an order. */
import GetOrderOverview from '../../../../manifests/operations/Account/GetOrderOverview.ts';
import { handler } from '../../../define/contract/handler.ts';
import { orderOverview } from '../../ordering/overview.ts';

export default handler(GetOrderOverview, (input, context) => orderOverview(context, input));
