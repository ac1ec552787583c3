/** The lines of an order. */
import GetOrderLines from '../../../../manifests/operations/Account/GetOrderLines.ts';
import { handler } from '../../../define/contract/handler.ts';
import { orderLines } from '../../ordering/find.ts';

export default handler(GetOrderLines, ({ orderId }, context) => orderLines(context, orderId));
