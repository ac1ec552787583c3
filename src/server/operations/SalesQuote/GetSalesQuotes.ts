/** The quotes of the deprecated tool. */
import GetSalesQuotes from '../../../../manifests/operations/SalesQuote/GetSalesQuotes.ts';
import { handler } from '../../../define/contract/handler.ts';
import { salesQuotes } from '../../quotes/list.ts';

export default handler(GetSalesQuotes, (input, context) => salesQuotes(context, input));
