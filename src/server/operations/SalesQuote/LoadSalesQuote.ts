/** One quote with all that it offers. */
import LoadSalesQuote from '../../../../manifests/operations/SalesQuote/LoadSalesQuote.ts';
import { handler } from '../../../define/contract/handler.ts';
import { loadQuote } from '../../quotes/detail.ts';

export default handler(LoadSalesQuote, ({ quoteId }, context) => loadQuote(context, quoteId));
