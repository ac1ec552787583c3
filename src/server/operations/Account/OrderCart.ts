/** Orders what stands in the cart, once however often it is sent. */
import OrderCart from '../../../../manifests/operations/Account/OrderCart.ts';
import { handler } from '../../../define/contract/handler.ts';
import { runIdempotently } from '../../calls/idempotency.ts';
import { orderCart } from '../../ordering/cart-order.ts';

export default handler(OrderCart, (input, context) =>
  runIdempotently(context, { operation: OrderCart.operation, input }, () => orderCart(context, input)),
);
