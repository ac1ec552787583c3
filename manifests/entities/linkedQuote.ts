/** A quote by the link of a letter: what it says, and by what it is opened and signed (SOLO-24). */
import { Type } from 'typebox';
import { entity, type Static } from '#define';
import { QuoteFeeType } from './quote.ts';
import { day } from './ServiceItem.ts';

const optional = Type.Optional;

/** As whoever has a link reads it. */
const LinkedState = Type.Enum(['Waiting', 'Accepted', 'Rejected'], {
  type: 'string',
  words: { Waiting: 'Waits for your answer', Accepted: 'Accepted', Rejected: 'Declined' },
});

/** A quote as its link shows it: what it offers and to whom, and no id of anything. */
export const LinkedQuote = entity(
  'LinkedQuote',
  Type.Object({
    QuoteNumber: Type.String(),
    QuoteVersion: Type.Integer(),
    Name: Type.String(),
    Status: LinkedState,
    ValidUntilDate: day,
    DaysLeft: Type.Integer(),
    Seller: Type.String(),
    /** Whom the customer may ask. */
    Creator: Type.String(),
    SellerEmail: optional(Type.String()),
    Customer: Type.String(),
    Note: optional(Type.String()),
    Currency: Type.String(),
    OrderValue: optional(Type.Number()),
    DiscountValue: optional(Type.Number()),
    DecidedUtc: optional(Type.String()),
    DecidedBy: optional(Type.String()),
    MayAnswer: Type.Boolean(),
    Fees: Type.Array(
      Type.Object({
        /** Its place in the quote. */
        Place: Type.Integer(),
        Service: Type.String(),
        Fee: Type.String(),
        FeeType: QuoteFeeType,
        CommitmentMonths: Type.Integer(),
        Quantity: Type.Integer(),
        Currency: Type.String(),
        ListPrice: optional(Type.Number()),
        Price: optional(Type.Number()),
        Value: optional(Type.Number()),
      }),
    ),
    Totals: Type.Array(
      Type.Object({ FeeType: QuoteFeeType, Currency: Type.String(), Quoted: optional(Type.Number()) }),
    ),
    /** Accepted with the order, after a sign-in. */
    Terms: Type.Array(Type.Object({ Name: Type.String(), Version: Type.Integer(), TermsText: Type.String() })),
  }),
);

/** Of the link in a letter. */
export const quoteToken = Type.String({ minLength: 1, maxLength: 200 });
/** As whoever answers signs. */
export const signerName = Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' });

export const quoteTokenExample = 'pF0sYh2Yz0m6v0o1r8rC2mVt2iQmX1YxJ0sV1o9lB3k';

export const linkedQuoteExample: Static<typeof LinkedQuote> = {
  QuoteNumber: 'Q-10021',
  QuoteVersion: 3,
  Name: 'Hafenleitwarte 2027, Arbeitsplätze und Datensicherung',
  Status: 'Waiting',
  ValidUntilDate: '2026-12-18',
  DaysLeft: 28,
  Seller: 'Ostsee Systemhaus GmbH & Co. KG',
  Creator: 'Герасим Подколзин',
  SellerEmail: 'gerasim.podkolzin@ostsee.example',
  Customer: 'Donau-Dampfschifffahrtsgesellschaft mbH',
  Note: 'Die Preise gelten bei Bestellung bis Jahresende.',
  Currency: 'EUR',
  OrderValue: 10_495.2,
  DiscountValue: 1188,
  MayAnswer: true,
  Fees: [
    {
      Place: 1,
      Service: 'Virtual Desktop Plus',
      Fee: 'Per user, prepaid',
      FeeType: 'YearlyPrepaid',
      CommitmentMonths: 12,
      Quantity: 40,
      Currency: 'EUR',
      ListPrice: 23.09,
      Price: 21.24,
      Value: 10_195.2,
    },
  ],
  Totals: [{ FeeType: 'YearlyPrepaid', Currency: 'EUR', Quoted: 10_195.2 }],
  Terms: [{ Name: 'Nordlicht Desktop', Version: 2, TermsText: '<p>Betrieb in zwei Rechenzentren.</p>' }],
};
