/** Orders one service, once however often it is sent. */
import OrderService from '../../../../manifests/operations/Account/OrderService.ts';
import { handler } from '../../../define/contract/handler.ts';
import { runIdempotently } from '../../calls/idempotency.ts';
import { orderService } from '../../ordering/product.ts';

export default handler(OrderService, (input, context) =>
  runIdempotently(context, { operation: OrderService.operation, input }, () => orderService(context, input)),
);
