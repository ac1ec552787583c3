/** Invoices and credit notes of an account (ROLE-77). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { intervalId } from '../../entities/interval.ts';
import { Invoice, InvoiceKind, invoiceExample } from '../../entities/invoice.ts';
import { accountId, listInput, Paged } from '../../entities/list.ts';

export default operation('Account/GetInvoices', {
  summary: 'Answers the invoices and credit notes that an account has received as buyer, or issued as seller.',
  kind: 'read',
  subject: { Account: 'accountId' },
  reads: ['Invoice'],
  needs: can('ONLINEBILL', 'Read'),
  errors: ['notFound'],
  input: Type.Object({
    ...listInput(['InvoiceNumber', 'Seller', 'Buyer', 'IntervalId', 'IssuedUtc', 'DueDate', 'Net', 'Total']),
    accountId,
    /** Absent: those that it has received. */
    side: Type.Optional(Type.Enum(['Received', 'Issued'], { type: 'string' })),
    kinds: Type.Optional(Type.Array(InvoiceKind, { maxItems: 2 })),
    intervalId: Type.Optional(intervalId),
  }),
  data: Paged(Invoice),
  example: {
    input: { accountId: 100734, side: 'Received' },
    data: { Items: [invoiceExample], TotalCount: 1 },
  },
});
