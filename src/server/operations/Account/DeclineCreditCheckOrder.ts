/** Declines an order in the name of who is designated. */
import DeclineCreditCheckOrder from '../../../../manifests/operations/Account/DeclineCreditCheckOrder.ts';
import { handler } from '../../../define/contract/handler.ts';
import { decideOrder } from '../../ordering/decide.ts';

export default handler(DeclineCreditCheckOrder, async ({ orderId, reason }, context) => {
  const order = await decideOrder(context, orderId, 'Rejected', reason);
  context.audit({ details: order.OrderNumber });
  return order;
});
