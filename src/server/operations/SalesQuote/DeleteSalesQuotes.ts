/** Deletes drafts. */
import DeleteSalesQuotes from '../../../../manifests/operations/SalesQuote/DeleteSalesQuotes.ts';
import { handler } from '../../../define/contract/handler.ts';
import { deleteQuotes } from '../../quotes/write.ts';

export default handler(DeleteSalesQuotes, async ({ quoteIds }, context) => {
  const numbers = await deleteQuotes(context, quoteIds);
  context.audit({ details: numbers.join(', ') });
  return null;
});
