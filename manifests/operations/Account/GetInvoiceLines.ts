/** What an invoice asks for, line by line (ROLE-77). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { invoiceId } from '../../entities/invoice.ts';
import { listInput, Paged } from '../../entities/list.ts';

const optional = Type.Optional;

const Line = Type.Object({
  LineId: Type.Integer(),
  LineNo: Type.Integer(),
  Kind: Type.Enum(['Recurring', 'OneTime', 'Usage', 'CustomCharge', 'Credit', 'Correction'], {
    type: 'string',
    words: {
      Recurring: 'Recurring',
      OneTime: 'One-time',
      Usage: 'Usage',
      CustomCharge: 'Charge',
      Credit: 'Credit',
      Correction: 'Corrected',
    },
  }),
  /** Whose subscription it is; absent for a charge. */
  Customer: optional(Type.String()),
  /** The subscription; absent where the caller does not see it. */
  Account: optional(Type.Object({ AccountId: Type.Integer(), DisplayName: Type.String(), AccountType: Type.String() })),
  AccountNumber: optional(Type.String()),
  Service: Type.String(),
  Fee: optional(Type.String()),
  /** In the reader's language, both days included: 1 – 31 Oct 2026. */
  Covers: optional(Type.String()),
  CoversFrom: optional(Type.String()),
  Quantity: Type.Number(),
  UnitPrice: Type.Number(),
  /** Of a price: 17/31 of a month, or × 12. */
  Share: optional(Type.String()),
  Amount: Type.Number(),
  Currency: Type.String(),
  /** A credit note has taken it back. */
  IsCredited: Type.Boolean(),
  /** The caller may take it back, or charge less instead. */
  MayCorrect: Type.Boolean(),
});

export default operation('Account/GetInvoiceLines', {
  summary: 'Answers the lines of an invoice or credit note.',
  kind: 'read',
  subject: { Invoice: 'invoiceId' },
  reads: ['Invoice'],
  needs: can('ONLINEBILL', 'Read'),
  errors: ['noInvoice'],
  input: Type.Object({
    ...listInput(['LineNo', 'Customer', 'Service', 'Quantity', 'Amount']),
    invoiceId,
    /** Those alone that no credit note has taken back. */
    isOpen: Type.Optional(Type.Boolean()),
  }),
  data: Paged(Line),
  example: {
    input: { invoiceId: 900_003 },
    data: {
      Items: [
        {
          LineId: 3101,
          LineNo: 1,
          Kind: 'Recurring',
          Customer: 'Donau-Dampfschifffahrtsgesellschaft mbH',
          Account: { AccountId: 100165, DisplayName: 'Mailbox Business', AccountType: 'Product' },
          AccountNumber: 'P-100165',
          Service: 'Mailbox Business',
          Fee: 'Per user',
          Covers: '1–31 Oct 2026',
          CoversFrom: '2026-10-01',
          Quantity: 120,
          UnitPrice: 4.9,
          Share: '31/31',
          Amount: 588,
          Currency: 'EUR',
          IsCredited: false,
          MayCorrect: false,
        },
      ],
      TotalCount: 1,
    },
  },
});
