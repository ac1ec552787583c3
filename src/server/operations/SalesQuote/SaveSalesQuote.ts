/** Changes a draft. */
import SaveSalesQuote from '../../../../manifests/operations/SalesQuote/SaveSalesQuote.ts';
import { handler } from '../../../define/contract/handler.ts';
import { loadQuote } from '../../quotes/detail.ts';
import { saveQuote } from '../../quotes/lines.ts';

export default handler(SaveSalesQuote, async (input, context) => {
  context.audit({ details: await saveQuote(context, input) });
  return loadQuote(context, input.quoteId);
});
