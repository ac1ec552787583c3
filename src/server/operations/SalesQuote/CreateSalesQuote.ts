/** Begins a quote, once however often it is sent. */
import CreateSalesQuote from '../../../../manifests/operations/SalesQuote/CreateSalesQuote.ts';
import { handler } from '../../../define/contract/handler.ts';
import { runIdempotently } from '../../calls/idempotency.ts';
import { loadQuote } from '../../quotes/detail.ts';
import { createQuote } from '../../quotes/write.ts';

export default handler(CreateSalesQuote, (input, context) =>
  runIdempotently(context, { operation: CreateSalesQuote.operation, input }, async () => {
    const made = await loadQuote(context, await createQuote(context, input));
    context.audit({ details: made.QuoteNumber });
    return made;
  }),
);
