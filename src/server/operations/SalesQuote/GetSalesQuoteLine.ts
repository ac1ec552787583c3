/** One line of a quote before it is ordered. */
import GetSalesQuoteLine from '../../../../manifests/operations/SalesQuote/GetSalesQuoteLine.ts';
import { handler } from '../../../define/contract/handler.ts';
import { quoteLine } from '../../quotes/setup.ts';

export default handler(GetSalesQuoteLine, (input, context) => quoteLine(context, input));
