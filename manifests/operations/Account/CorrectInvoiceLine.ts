/** Puts a lower amount in the place of a line of an invoice, by a credit note. */
import { Type } from 'typebox';
import { both, can, operation } from '#define';
import { correctionErrors, correctionReason, Invoice, invoiceExample, invoiceId } from '../../entities/invoice.ts';
import { accountId } from '../../entities/list.ts';

export default operation('Account/CorrectInvoiceLine', {
  summary: 'Issues a credit note that takes back one line of an invoice and charges a lower amount instead.',
  kind: 'write',
  subject: { Invoice: 'invoiceId' },
  changes: [both('Invoice'), 'Mail'],
  needs: can('ONLINEBILL', 'Update'),
  errors: [...correctionErrors, 'finerThanCoins', 'notLessThanBilled'],
  audit: { event: 'Credit note made' },
  input: Type.Object({
    invoiceId,
    lineId: accountId,
    /** What is charged instead, without tax. */
    amount: Type.Number({ minimum: 0, maximum: 999_999_999_999 }),
    reason: correctionReason,
  }),
  data: Invoice,
  example: {
    input: { invoiceId: 900_003, lineId: 3101, amount: 490, reason: '100 users instead of 120' },
    data: {
      ...invoiceExample,
      InvoiceNumber: 'C-2026-000001',
      Kind: 'CreditNote',
      CreditsNumber: 'I-2026-000042',
      HasDocument: false,
    },
  },
});
