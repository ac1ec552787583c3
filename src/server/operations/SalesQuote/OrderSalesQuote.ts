/** Orders what a quote offers, once however often it is sent. */
import OrderSalesQuote from '../../../../manifests/operations/SalesQuote/OrderSalesQuote.ts';
import { handler } from '../../../define/contract/handler.ts';
import { runIdempotently } from '../../calls/idempotency.ts';
import { orderQuote } from '../../quotes/answer.ts';

export default handler(OrderSalesQuote, (input, context) =>
  runIdempotently(context, { operation: OrderSalesQuote.operation, input }, async () => {
    const placed = await orderQuote(context, input);
    context.audit({ details: placed.OrderNumber });
    return placed;
  }),
);
