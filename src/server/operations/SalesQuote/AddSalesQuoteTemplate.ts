/** Puts the services of a template into a draft. */
import AddSalesQuoteTemplate from '../../../../manifests/operations/SalesQuote/AddSalesQuoteTemplate.ts';
import { handler } from '../../../define/contract/handler.ts';
import { loadQuote } from '../../quotes/detail.ts';
import { addTemplate } from '../../quotes/templates.ts';

export default handler(AddSalesQuoteTemplate, async (input, context) => {
  context.audit({ details: await addTemplate(context, input) });
  return loadQuote(context, input.quoteId);
});
