/** Orders what a quote offers, once however often it is sent. */
import OrderSalesQuote from '../../../../manifests/operations/SalesQuote/OrderSalesQuote.ts';
import { handler } from '../../../define/contract/handler.ts';
import { runIdempotently } from '../../calls/idempotency.ts';
import { placedDetails } from '../../ordering/place.ts';
import { orderQuote } from '../../quotes/answer.ts';

export default handler(OrderSalesQuote, (input, context) =>
  runIdempotently(context, { operation: OrderSalesQuote.operation, input }, async () => {
    const { ended, ...placed } = await orderQuote(context, input);
    context.audit({ details: placedDetails(placed.OrderNumber, ended) });
    return placed;
  }),
);
