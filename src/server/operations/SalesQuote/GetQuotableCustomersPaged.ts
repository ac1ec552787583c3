/** Whom the caller may quote to. */
import GetQuotableCustomersPaged from '../../../../manifests/operations/SalesQuote/GetQuotableCustomersPaged.ts';
import { handler } from '../../../define/contract/handler.ts';
import { quotableCustomers } from '../../quotes/list.ts';

export default handler(GetQuotableCustomersPaged, (input, context) => quotableCustomers(context, input));
