/** One page of the invoices of an account. */
import GetInvoices from '../../../../manifests/operations/Account/GetInvoices.ts';
import { handler } from '../../../define/contract/handler.ts';
import { invoicesOf } from '../../billing/invoice-list.ts';

export default handler(GetInvoices, (input, context) => invoicesOf(context, input));
