/** An order or an invoice as the search answers it: what it is called, whose it is, and where its customer stands. */
import { Type } from 'typebox';
import { entity, type Static } from '#define';
import { InvoiceKind } from './invoice.ts';
import { OrderState } from './order.ts';

/** Words that are looked for, and how many of what they find. */
export const searchInput = {
  searchString: Type.String({ maxLength: 200 }),
  maxRows: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
};

/** The customer with the accounts above him, as far as the caller sees them: 'Ostsee Systemhaus / Donau'. */
const Customer = Type.String();

export const FoundOrder = entity(
  'FoundOrder',
  Type.Object({
    OrderId: Type.Integer(),
    OrderNumber: Type.String(),
    Customer,
    /** In the reader's language. */
    Services: Type.String(),
    Status: OrderState,
    OrderDateUtc: Type.String(),
  }),
);

export const FoundInvoice = entity(
  'FoundInvoice',
  Type.Object({
    InvoiceId: Type.Integer(),
    InvoiceNumber: Type.String(),
    Kind: InvoiceKind,
    Customer,
    Seller: Type.String(),
    /** In the reader's language: October 2026. */
    Period: Type.String(),
    IssuedUtc: Type.String(),
  }),
);

export const foundOrderExample: Static<typeof FoundOrder> = {
  OrderId: 900_003,
  OrderNumber: 'O-900003',
  Customer: 'Ostsee Systemhaus / Donau-Dampfschifffahrtsgesellschaft mbH',
  Services: 'Virtual Desktop Plus',
  Status: 'Pending',
  OrderDateUtc: '2026-11-18T09:12:44Z',
};

export const foundInvoiceExample: Static<typeof FoundInvoice> = {
  InvoiceId: 900_003,
  InvoiceNumber: 'I-2026-000042',
  Kind: 'Invoice',
  Customer: 'Ostsee Systemhaus / Donau-Dampfschifffahrtsgesellschaft mbH',
  Seller: 'Ostsee Systemhaus',
  Period: 'October 2026',
  IssuedUtc: '2026-11-02T04:10:00Z',
};
