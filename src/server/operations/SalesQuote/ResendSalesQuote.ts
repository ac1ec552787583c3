/** Sends the letter of a quote once more. */
import ResendSalesQuote from '../../../../manifests/operations/SalesQuote/ResendSalesQuote.ts';
import { handler } from '../../../define/contract/handler.ts';
import { resendQuote } from '../../quotes/answer.ts';
import { loadQuote } from '../../quotes/detail.ts';

export default handler(ResendSalesQuote, async ({ quoteId }, context) => {
  context.audit({ details: await resendQuote(context, quoteId) });
  return loadQuote(context, quoteId);
});
