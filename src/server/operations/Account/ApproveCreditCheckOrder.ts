/** Approves an order in the name of who is designated. */
import ApproveCreditCheckOrder from '../../../../manifests/operations/Account/ApproveCreditCheckOrder.ts';
import { handler } from '../../../define/contract/handler.ts';
import { decideOrder } from '../../ordering/decide.ts';

export default handler(ApproveCreditCheckOrder, async ({ orderId, reason }, context) => {
  const order = await decideOrder(context, orderId, 'Approved', reason);
  context.audit({ details: order.OrderNumber });
  return order;
});
