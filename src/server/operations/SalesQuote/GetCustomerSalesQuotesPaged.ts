/** One page of the quotes to all customers below. */
import GetCustomerSalesQuotesPaged from '../../../../manifests/operations/SalesQuote/GetCustomerSalesQuotesPaged.ts';
import { handler } from '../../../define/contract/handler.ts';
import { customerQuotes } from '../../quotes/list.ts';

export default handler(GetCustomerSalesQuotesPaged, (input, context) => customerQuotes(context, input));
