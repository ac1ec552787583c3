/** One invoice. */
import GetInvoice from '../../../../manifests/operations/Account/GetInvoice.ts';
import { handler } from '../../../define/contract/handler.ts';
import { findInvoice } from '../../billing/find-invoice.ts';

export default handler(GetInvoice, ({ invoiceId }, context) => findInvoice(context, invoiceId));
