/** One order. */
import GetOrder from '../../../../manifests/operations/Account/GetOrder.ts';
import { handler } from '../../../define/contract/handler.ts';
import { findOrder } from '../../ordering/find.ts';

export default handler(GetOrder, ({ orderId }, context) => findOrder(context, orderId));
