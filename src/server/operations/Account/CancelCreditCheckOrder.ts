/** Takes back an order of the caller. */
import CancelCreditCheckOrder from '../../../../manifests/operations/Account/CancelCreditCheckOrder.ts';
import { handler } from '../../../define/contract/handler.ts';
import { cancelOrder } from '../../ordering/decide.ts';

export default handler(CancelCreditCheckOrder, async ({ orderId }, context) => {
  const order = await cancelOrder(context, orderId);
  context.audit({ details: order.OrderNumber });
  return order;
});
