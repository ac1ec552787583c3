/** Declines a quote. */
import RejectSalesQuote from '../../../../manifests/operations/SalesQuote/RejectSalesQuote.ts';
import { handler } from '../../../define/contract/handler.ts';
import { declineQuote } from '../../quotes/answer.ts';
import { loadQuote } from '../../quotes/detail.ts';

export default handler(RejectSalesQuote, async (input, context) => {
  context.audit({ details: await declineQuote(context, input) });
  return loadQuote(context, input.quoteId);
});
