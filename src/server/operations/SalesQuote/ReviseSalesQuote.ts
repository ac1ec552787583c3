/** Begins the next version of a quote, once however often it is sent. */
import ReviseSalesQuote from '../../../../manifests/operations/SalesQuote/ReviseSalesQuote.ts';
import { handler } from '../../../define/contract/handler.ts';
import { runIdempotently } from '../../calls/idempotency.ts';
import { loadQuote } from '../../quotes/detail.ts';
import { reviseQuote } from '../../quotes/write.ts';

export default handler(ReviseSalesQuote, (input, context) =>
  runIdempotently(context, { operation: ReviseSalesQuote.operation, input }, async () => {
    const made = await loadQuote(context, await reviseQuote(context, input));
    context.audit({ details: made.QuoteNumber });
    return made;
  }),
);
