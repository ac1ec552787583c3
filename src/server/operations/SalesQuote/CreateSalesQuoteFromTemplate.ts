/** Begins a quote with what a template offers, once however often it is sent. */
import CreateSalesQuoteFromTemplate from '../../../../manifests/operations/SalesQuote/CreateSalesQuoteFromTemplate.ts';
import { handler } from '../../../define/contract/handler.ts';
import { runIdempotently } from '../../calls/idempotency.ts';
import { loadQuote } from '../../quotes/detail.ts';
import { createFromTemplate } from '../../quotes/templates.ts';

export default handler(CreateSalesQuoteFromTemplate, (input, context) =>
  runIdempotently(context, { operation: CreateSalesQuoteFromTemplate.operation, input }, async () => {
    const made = await loadQuote(context, await createFromTemplate(context, input));
    context.audit({ details: made.QuoteNumber });
    return made;
  }),
);
