/** One invoice or credit note (ROLE-77). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { InvoiceKind, invoiceExample, invoiceFacts, invoiceId } from '../../entities/invoice.ts';

const optional = Type.Optional;

export default operation('Account/GetInvoice', {
  summary: 'Answers one invoice or credit note with its tax, and the credit notes that correct it.',
  kind: 'read',
  subject: { Invoice: 'invoiceId' },
  reads: ['Invoice'],
  needs: can('ONLINEBILL', 'Read'),
  errors: ['noInvoice'],
  input: Type.Object({ invoiceId }),
  data: Type.Object({
    ...invoiceFacts,
    /** In the reader's language: Invoice I-2026-000042. */
    DisplayName: Type.String(),
    LinesCount: Type.Integer(),
    BuyerNumber: optional(Type.String()),
    BuyerVatNumber: optional(Type.String()),
    SellerVatNumber: optional(Type.String()),
    /** Why nothing is added, in the reader's language. */
    TaxNote: optional(Type.String()),
    Taxes: Type.Array(
      Type.Object({
        Name: Type.String(),
        Percent: Type.Number(),
        Net: Type.Number(),
        Tax: Type.Number(),
        Currency: Type.String(),
      }),
    ),
    /** What corrects it, the oldest first; of a credit note, what it corrects. */
    Related: Type.Array(
      Type.Object({
        InvoiceId: Type.Integer(),
        InvoiceNumber: Type.String(),
        Kind: InvoiceKind,
        IssuedUtc: Type.String(),
        Reason: optional(Type.String()),
        Total: Type.Number(),
        Currency: Type.String(),
      }),
    ),
    /** What is left to be paid of it, credit notes taken off. */
    Remaining: optional(Type.Number()),
    /** The caller may correct it: it is of a seller of his, and something of it is not credited yet. */
    MayCorrect: Type.Boolean(),
  }),
  example: {
    input: { invoiceId: 900_003 },
    data: {
      ...invoiceExample,
      DisplayName: 'Invoice I-2026-000042',
      LinesCount: 9,
      BuyerNumber: 'C-100734',
      BuyerVatNumber: 'ATU12345678',
      SellerVatNumber: 'DE123456789',
      TaxNote: 'Reverse charge',
      Taxes: [{ Name: 'Reverse charge', Percent: 0, Net: 5876.37, Tax: 0, Currency: 'EUR' }],
      Related: [],
      Remaining: 5876.37,
      MayCorrect: false,
    },
  },
});
