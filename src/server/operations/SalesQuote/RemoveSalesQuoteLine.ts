/** Takes a service out of a draft. */
import RemoveSalesQuoteLine from '../../../../manifests/operations/SalesQuote/RemoveSalesQuoteLine.ts';
import { handler } from '../../../define/contract/handler.ts';
import { loadQuote } from '../../quotes/detail.ts';
import { removeLine } from '../../quotes/lines.ts';

export default handler(RemoveSalesQuoteLine, async (input, context) => {
  context.audit({ details: await removeLine(context, input.quoteId, input.lineNo) });
  return loadQuote(context, input.quoteId);
});
