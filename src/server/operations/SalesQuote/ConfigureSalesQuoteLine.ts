/** Keeps how a service of a quote is set up. */
import ConfigureSalesQuoteLine from '../../../../manifests/operations/SalesQuote/ConfigureSalesQuoteLine.ts';
import { handler } from '../../../define/contract/handler.ts';
import { loadQuote } from '../../quotes/detail.ts';
import { configureLine } from '../../quotes/setup.ts';

export default handler(ConfigureSalesQuoteLine, async (input, context) => {
  context.audit({ details: await configureLine(context, input) });
  return loadQuote(context, input.quoteId);
});
