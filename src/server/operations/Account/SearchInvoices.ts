/** The database finds and ranks; a blank text finds nothing. */
import SearchInvoices from '../../../../manifests/operations/Account/SearchInvoices.ts';
import { handler } from '../../../define/contract/handler.ts';
import { searchInvoices } from '../../billing/search.ts';

export default handler(SearchInvoices, (input, context) => searchInvoices(context, input));
