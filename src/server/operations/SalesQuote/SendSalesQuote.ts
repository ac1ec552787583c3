/** Sends a draft to its customer. */
import SendSalesQuote from '../../../../manifests/operations/SalesQuote/SendSalesQuote.ts';
import { handler } from '../../../define/contract/handler.ts';
import { sendQuote } from '../../quotes/answer.ts';
import { loadQuote } from '../../quotes/detail.ts';

export default handler(SendSalesQuote, async (input, context) => {
  context.audit({ details: await sendQuote(context, input) });
  return loadQuote(context, input.quoteId);
});
