/** Takes back lines of an invoice by a credit note. */
import { Type } from 'typebox';
import { both, can, operation } from '#define';
import { correctionErrors, correctionReason, Invoice, invoiceExample, invoiceId } from '../../entities/invoice.ts';
import { accountId } from '../../entities/list.ts';

export default operation('Account/CorrectInvoice', {
  summary:
    'Issues a credit note that takes back lines of an invoice, or all of it that is left; a line is taken back once.',
  kind: 'write',
  subject: { Invoice: 'invoiceId' },
  changes: [both('Invoice'), 'Mail'],
  needs: can('ONLINEBILL', 'Update'),
  errors: [...correctionErrors],
  audit: { event: 'Credit note made' },
  input: Type.Object({
    invoiceId,
    /** Absent: all that no credit note has taken back. */
    lineIds: Type.Optional(Type.Array(accountId, { minItems: 1, maxItems: 1000, uniqueItems: true })),
    reason: correctionReason,
  }),
  data: Invoice,
  example: {
    input: { invoiceId: 900_003, lineIds: [3101], reason: 'Billed twice' },
    data: {
      ...invoiceExample,
      InvoiceNumber: 'C-2026-000001',
      Kind: 'CreditNote',
      CreditsNumber: 'I-2026-000042',
      HasDocument: false,
    },
  },
});
