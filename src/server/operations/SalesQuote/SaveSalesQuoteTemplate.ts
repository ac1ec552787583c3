/** Keeps what a quote offers as a template. */
import SaveSalesQuoteTemplate from '../../../../manifests/operations/SalesQuote/SaveSalesQuoteTemplate.ts';
import { handler } from '../../../define/contract/handler.ts';
import { saveTemplate } from '../../quotes/templates.ts';

export default handler(SaveSalesQuoteTemplate, async (input, context) => {
  const made = await saveTemplate(context, input);
  context.audit({ details: made.Name });
  return made;
});
