/** Accepts a quote. */
import AcceptSalesQuote from '../../../../manifests/operations/SalesQuote/AcceptSalesQuote.ts';
import { handler } from '../../../define/contract/handler.ts';
import { acceptQuote } from '../../quotes/answer.ts';
import { loadQuote } from '../../quotes/detail.ts';

export default handler(AcceptSalesQuote, async (input, context) => {
  context.audit({ details: await acceptQuote(context, input) });
  return loadQuote(context, input.quoteId);
});
