/** Deletes templates of quotes. */
import DeleteSalesQuoteTemplates from '../../../../manifests/operations/SalesQuote/DeleteSalesQuoteTemplates.ts';
import { handler } from '../../../define/contract/handler.ts';
import { deleteTemplates } from '../../quotes/templates.ts';

export default handler(DeleteSalesQuoteTemplates, async ({ templateIds }, context) => {
  context.audit({ details: (await deleteTemplates(context, templateIds)).join(', ') });
  return null;
});
