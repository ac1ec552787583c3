/** One page of the quotes that the own company was sent. */
import GetReceivedSalesQuotesPaged from '../../../../manifests/operations/SalesQuote/GetReceivedSalesQuotesPaged.ts';
import { handler } from '../../../define/contract/handler.ts';
import { receivedQuotes } from '../../quotes/list.ts';

export default handler(GetReceivedSalesQuotesPaged, (input, context) => receivedQuotes(context, input));
