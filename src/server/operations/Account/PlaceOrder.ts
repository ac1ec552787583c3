/** Places an order, once however often it is sent. */
import PlaceOrder from '../../../../manifests/operations/Account/PlaceOrder.ts';
import { handler } from '../../../define/contract/handler.ts';
import { runIdempotently } from '../../calls/idempotency.ts';
import { placedDetails, placeOrder } from '../../ordering/place.ts';

export default handler(PlaceOrder, (input, context) =>
  runIdempotently(context, { operation: PlaceOrder.operation, input }, async () => {
    const { Order, AccountIds, ended } = await placeOrder(context, input);
    context.audit({ details: placedDetails(Order.OrderNumber, ended) });
    return { Order, AccountIds };
  }),
);
