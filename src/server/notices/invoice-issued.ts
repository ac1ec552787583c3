/** Whoever reads the bills of a company is told that it was billed, or that a bill was corrected. */
import { can } from '../../define/contract/capability.ts';
import { toldInvoice } from '../billing/told.ts';
import { invoiceIssuedMail } from '../mail/templates/invoices.ts';
import { notice } from '../messages/notices.ts';

export default notice('invoice-issued', {
  right: can('ONLINEBILL', 'Read'),
  letter: async (db, told) => {
    const invoice = await toldInvoice(db, told);
    return invoice && invoiceIssuedMail(invoice);
  },
});
