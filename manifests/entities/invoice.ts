/** An invoice or credit note of a seller for a buyer, as it was issued (CALL-076, CALL-151). */
import { Type } from 'typebox';
import { entity, type Static } from '#define';
import { intervalId } from './interval.ts';
import { accountId } from './list.ts';

const optional = Type.Optional;

export const invoiceId = accountId;

export const InvoiceKind = Type.Enum(['Invoice', 'CreditNote'], {
  type: 'string',
  words: { Invoice: 'Invoice', CreditNote: 'Credit note' },
});

export const invoiceFacts = {
  InvoiceId: Type.Integer(),
  /** As its parties name it: I-2026-000042. */
  InvoiceNumber: Type.String(),
  Kind: InvoiceKind,
  SellerAccountId: Type.Integer(),
  /** As they were called when it was issued. */
  Seller: Type.String(),
  BuyerAccountId: Type.Integer(),
  Buyer: Type.String(),
  IntervalId: intervalId,
  /** In the reader's language: October 2026. */
  Period: Type.String(),
  Currency: Type.String(),
  Net: Type.Number(),
  Tax: Type.Number(),
  Total: Type.Number(),
  IssuedUtc: Type.String(),
  DueDate: optional(Type.String()),
  PurchaseOrderNumber: optional(Type.String()),
  /** Of a credit note: what it corrects, and why. */
  CreditsInvoiceId: optional(Type.Integer()),
  CreditsNumber: optional(Type.String()),
  Reason: optional(Type.String()),
  /** It was printed, so that there is a file. */
  HasDocument: Type.Boolean(),
};

export const Invoice = entity('Invoice', Type.Object(invoiceFacts));

export const invoiceExample: Static<typeof Invoice> = {
  InvoiceId: 42,
  InvoiceNumber: 'I-2026-000042',
  Kind: 'Invoice',
  SellerAccountId: 100002,
  Seller: 'Ostsee Systemhaus GmbH & Co. KG',
  BuyerAccountId: 100734,
  Buyer: 'Donau-Dampfschifffahrtsgesellschaft mbH',
  IntervalId: 202610,
  Period: 'October 2026',
  Currency: 'EUR',
  Net: 5876.37,
  Tax: 0,
  Total: 5876.37,
  IssuedUtc: '2026-10-31T23:00:04Z',
  DueDate: '2026-11-30',
  PurchaseOrderNumber: 'PO-88-4471',
  HasDocument: true,
};

/** Told to the buyer, and written on the credit note. */
export const correctionReason = Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' });

/** How a correction can end, whichever call makes it. */
export const correctionErrors = [
  'creditNotesStay',
  'creditedAlready',
  'noInvoice',
  'noInvoiceLine',
  'noCredit',
  'nothingLeftToCredit',
  'notInvoiceSeller',
  'repeatedDifferently',
] as const;
