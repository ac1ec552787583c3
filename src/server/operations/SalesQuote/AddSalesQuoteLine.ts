/** Puts a service into a draft. */
import AddSalesQuoteLine from '../../../../manifests/operations/SalesQuote/AddSalesQuoteLine.ts';
import { handler } from '../../../define/contract/handler.ts';
import { loadQuote } from '../../quotes/detail.ts';
import { addLine } from '../../quotes/lines.ts';

export default handler(AddSalesQuoteLine, async (input, context) => {
  context.audit({ details: await addLine(context, input) });
  return loadQuote(context, input.quoteId);
});
