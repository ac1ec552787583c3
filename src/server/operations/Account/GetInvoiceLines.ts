/** One page of the lines of an invoice. */
import GetInvoiceLines from '../../../../manifests/operations/Account/GetInvoiceLines.ts';
import { handler } from '../../../define/contract/handler.ts';
import { invoiceLines } from '../../billing/find-invoice.ts';

export default handler(GetInvoiceLines, (input, context) => invoiceLines(context, input));
