/** One page of the caller's own quotes. */
import GetMySalesQuotesPaged from '../../../../manifests/operations/SalesQuote/GetMySalesQuotesPaged.ts';
import { handler } from '../../../define/contract/handler.ts';
import { myQuotes } from '../../quotes/list.ts';

export default handler(GetMySalesQuotesPaged, (input, context) => myQuotes(context, input));
