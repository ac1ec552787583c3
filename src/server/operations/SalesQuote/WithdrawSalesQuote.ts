/** Takes back a quote that was not answered. */
import WithdrawSalesQuote from '../../../../manifests/operations/SalesQuote/WithdrawSalesQuote.ts';
import { handler } from '../../../define/contract/handler.ts';
import { withdrawQuote } from '../../quotes/answer.ts';
import { loadQuote } from '../../quotes/detail.ts';

export default handler(WithdrawSalesQuote, async (input, context) => {
  context.audit({ details: await withdrawQuote(context, input.quoteId, input.reason) });
  return loadQuote(context, input.quoteId);
});
