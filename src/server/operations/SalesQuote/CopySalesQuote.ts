/** Copies a quote, once however often it is sent. */
import CopySalesQuote from '../../../../manifests/operations/SalesQuote/CopySalesQuote.ts';
import { handler } from '../../../define/contract/handler.ts';
import { runIdempotently } from '../../calls/idempotency.ts';
import { loadQuote } from '../../quotes/detail.ts';
import { copyQuote } from '../../quotes/write.ts';

export default handler(CopySalesQuote, (input, context) =>
  runIdempotently(context, { operation: CopySalesQuote.operation, input }, async () => {
    const made = await loadQuote(context, await copyQuote(context, input));
    context.audit({ details: made.QuoteNumber });
    return made;
  }),
);
