/** What the cart comes to, and what stands in the way of ordering it (SOLO-30, SOLO-31). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { creditFields } from '../../entities/exposure.ts';

const optional = Type.Optional;

export default operation('Account/GetCartOverview', {
  summary:
    'Answers what all lines of the caller’s cart come to, against the credit of their payer, and what has to be done before they can be ordered.',
  kind: 'read',
  subject: 'session',
  reads: ['CartLine', 'Account', 'Service', 'Pricelist', 'Order', 'Terms'],
  needs: can('SALES_CART_SERVICES', 'Read'),
  input: Type.Object({}),
  data: Type.Object({
    LinesCount: Type.Integer(),
    LineIds: Type.Array(Type.Integer()),
    /** Lines that cannot be ordered so. */
    FaultyCount: Type.Integer(),
    /** Lines that cost more than when they were put there. */
    RisenCount: Type.Integer(),
    /** Terms that the company of the caller has not accepted. */
    OpenTerms: Type.Integer(),
    /** Of the services in it and of the marketplace. */
    Terms: Type.Array(
      Type.Object({
        Id: Type.Integer(),
        Name: Type.String(),
        Version: Type.Integer(),
        /** HTML. */
        TermsText: Type.String(),
        /** Absent: of the marketplace as a whole. */
        ProductName: optional(Type.String()),
        AcceptedUtc: optional(Type.String()),
        IsAccepted: Type.Boolean(),
      }),
    ),
    /** Nothing stands in the way. */
    MayOrder: Type.Boolean(),
    Payer: optional(Type.String()),
    Seller: optional(Type.String()),
    Currency: optional(Type.String()),
    /** Of it what is paid for a month, for a year in advance, and once. */
    Monthly: optional(Type.Number()),
    YearlyPrepaid: optional(Type.Number()),
    Once: optional(Type.Number()),
    ...creditFields,
  }),
  example: {
    input: {},
    data: {
      LinesCount: 1,
      LineIds: [12],
      FaultyCount: 0,
      RisenCount: 0,
      OpenTerms: 0,
      Terms: [{ Id: 2, Name: 'Terms of use', Version: 2, TermsText: '<p>…</p>', IsAccepted: true }],
      MayOrder: true,
      Payer: 'Donau-Dampfschifffahrtsgesellschaft mbH',
      Seller: 'Ostsee Systemhaus GmbH & Co. KG',
      Currency: 'EUR',
      OrderValue: 7384.32,
      Monthly: 0,
      YearlyPrepaid: 7024.32,
      Once: 360,
      CreditLimit: 25_000,
      OpenOrders: 20_412.6,
      AboveLimit: 2796.92,
      Credit: { Open: 20_412.6, Added: 7384.32, Limit: 25_000 },
      Approver: 'Ostsee Systemhaus GmbH & Co. KG',
    },
  },
});
