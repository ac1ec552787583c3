/** A quote: what a seller offers a customer, at which prices and until when, and what became of it (SOLO-22 to SOLO-27). */
import { Type } from 'typebox';
import { anyOf, can, entity, type Static } from '#define';
import { accountId } from './list.ts';
import { orderQuantity, SubscriptionBilling } from './order.ts';
import { day } from './ServiceItem.ts';
import { version, versionExample } from './version.ts';

const optional = Type.Optional;

export const quoteId = accountId;

export const QuoteKind = Type.Enum(['Quotation', 'SalesQuote'], {
  type: 'string',
  words: { Quotation: 'Quote', SalesQuote: 'Sales quote' },
});

export const QuoteState = Type.Enum(['Draft', 'Sent', 'Accepted', 'Rejected', 'Expired', 'Ordered', 'Superseded'], {
  type: 'string',
  words: {
    Draft: 'Draft',
    Sent: 'Sent',
    Accepted: 'Accepted',
    Rejected: 'Declined',
    Expired: 'Expired',
    Ordered: 'Ordered',
    Superseded: 'Superseded',
  },
});

/** How fees are paid, in the order of a quote's totals. */
export const QuoteFeeType = Type.Enum(['Monthly', 'YearlyPrepaid', 'Once'], {
  type: 'string',
  words: { Monthly: 'Monthly', YearlyPrepaid: 'Yearly, prepaid', Once: 'One-time' },
});

/** Of its document; absent: PDF. */
export const quoteFormat = Type.Optional(
  Type.Enum(['pdf', 'docx'], { type: 'string', words: { pdf: 'PDF', docx: 'Word' } }),
);

export const quoteName = Type.String({ minLength: 1, maxLength: 200 });
export const quoteNote = Type.String({ maxLength: 2000 });
/** The last day on which it is accepted and ordered. */
export const validUntil = day;
export const lineNo = Type.Integer({ minimum: 1, maximum: 100_000 });

/** Whoever writes quotes, of either tool. */
export const makesQuotes = anyOf(can('QUOTATION_TOOL', 'Create'), can('SALESQUOTE', 'Create'));
export const changesQuotes = anyOf(can('QUOTATION_TOOL', 'Update'), can('SALESQUOTE', 'Update'));
/** And whoever may order for the customer. */
export const seesQuotes = anyOf(
  can('QUOTATION_TOOL', 'Read'),
  can('SALESQUOTE', 'Read'),
  can('PRODUCT_ACCOUNT', 'Create'),
);

const head = {
  QuoteId: Type.Integer(),
  /** As people name it: Q-10021. */
  QuoteNumber: Type.String(),
  QuoteVersion: Type.Integer(),
  Kind: QuoteKind,
  Name: Type.String(),
  Status: QuoteState,
  ValidUntilDate: day,
  CustomerAccountId: Type.Integer(),
  Customer: Type.String(),
  SellerAccountId: Type.Integer(),
  Seller: Type.String(),
  /** Who has written it; absent for whoever does not see him. */
  CreatorAccountId: optional(Type.Integer()),
  Creator: optional(Type.String()),
  CreatedUtc: Type.String(),
  ChangedUtc: Type.String(),
  SentUtc: optional(Type.String()),
  DecidedUtc: optional(Type.String()),
  /** Who answered; its customer reads the seller's name where the seller did. */
  DecidedBy: optional(Type.String()),
  /** Why it was declined or withdrawn, or whose word it was. */
  Reason: optional(Type.String()),
  OrderId: optional(Type.Integer()),
  Currency: Type.String(),
  /** Without tax: what is paid once, and a month or a prepaid year of the rest. Absent, as what follows, for whoever may not read prices. */
  OrderValue: optional(Type.Number()),
  /** The same at the list's prices. */
  ListValue: optional(Type.Number()),
  /** How far the quote lies below the list. */
  DiscountValue: optional(Type.Number()),
  LinesCount: Type.Integer(),
  /** What it offers, in its order. */
  Services: Type.String(),
  /** What the caller may do with it as it is. */
  MayChange: Type.Boolean(),
  MayDelete: Type.Boolean(),
  MaySend: Type.Boolean(),
  MayWithdraw: Type.Boolean(),
  /** Its letter may go out once more. */
  MayResend: Type.Boolean(),
  MayRevise: Type.Boolean(),
  MayCopy: Type.Boolean(),
  /** As the buyer, or as the seller in his name. */
  MayAnswer: Type.Boolean(),
  MayAnswerFor: Type.Boolean(),
  MayOrder: Type.Boolean(),
  Version: version,
};

export const Quote = entity('Quote', Type.Object(head));

/** A fee of a line. */
const QuoteFee = Type.Object({
  /** Tells the fees of a quote apart. */
  FeeId: Type.String(),
  LineNo: Type.Integer(),
  ItemId: Type.Integer(),
  ServiceId: Type.Integer(),
  Service: Type.String(),
  /** The path of a stored image. */
  Icon: optional(Type.String()),
  Fee: Type.String(),
  Unit: Type.String(),
  FeeType: QuoteFeeType,
  CommitmentMonths: Type.Integer(),
  Billing: SubscriptionBilling,
  Quantity: Type.Integer(),
  IsMetered: Type.Boolean(),
  Currency: Type.String(),
  /** Of a unit, and of a month where it is paid again and again. Absent, as what follows, for whoever may not read prices. */
  ListPrice: optional(Type.Number()),
  DiscountPercent: optional(Type.Number()),
  /** As quoted. */
  Price: optional(Type.Number()),
  /** Set by the seller, whatever the list asks. */
  IsSpecial: Type.Boolean(),
  /** Of all units: once, or of one month or prepaid year. */
  Value: optional(Type.Number()),
  /** What the list asks today, where that is something else. */
  ListPriceNow: optional(Type.Number()),
  /** In the reader's language: what has changed since it was quoted. */
  Changed: optional(Type.String()),
  MayChange: Type.Boolean(),
  /** Of the quote. */
  Version: version,
});

const QuoteTotal = Type.Object({
  FeeType: QuoteFeeType,
  Currency: Type.String(),
  List: optional(Type.Number()),
  Discount: optional(Type.Number()),
  Quoted: optional(Type.Number()),
});

const QuoteVersion = Type.Object({
  QuoteId: Type.Integer(),
  QuoteVersion: Type.Integer(),
  Status: QuoteState,
  ChangedUtc: Type.String(),
});

const QuoteEvent = Type.Object({
  EventId: Type.Integer(),
  AtUtc: Type.String(),
  /** In the reader's language. */
  Event: Type.String(),
  By: optional(Type.String()),
  Note: optional(Type.String()),
});

/** What a service needs to be told before it is ordered. */
const QuoteSetup = Type.Object({
  LineNo: Type.Integer(),
  Service: Type.String(),
  Quantity: Type.Integer(),
  State: Type.Enum(['Ready', 'Waiting'], {
    type: 'string',
    words: { Ready: 'Ready', Waiting: 'Needs information' },
  }),
  /** In the reader's language: what is missing. */
  Note: optional(Type.String()),
});

export const QuoteDetail = entity(
  'QuoteDetail',
  Type.Object({
    ...head,
    Note: optional(Type.String()),
    /** Whom its customer may ask, which stands on the quote itself, with his address. */
    Creator: Type.String(),
    SellerEmail: optional(Type.String()),
    Fees: Type.Array(QuoteFee),
    Totals: Type.Array(QuoteTotal),
    /** As far as the caller sees them, the latest first. */
    Versions: Type.Array(QuoteVersion),
    Events: Type.Array(QuoteEvent),
    /** Fees of which the list asks something else by now, or which are not offered any more. */
    ChangedCount: Type.Integer(),
    DaysLeft: Type.Integer(),
    /** For its buyer: terms of what it offers that his company has not accepted yet. */
    Terms: Type.Array(
      Type.Object({
        Id: Type.Integer(),
        Name: Type.String(),
        Version: Type.Integer(),
        /** HTML. */
        TermsText: Type.String(),
      }),
    ),
    OpenTerms: Type.Integer(),
    OpenTermsIds: Type.Array(Type.Integer()),
    /** Of an accepted quote, for whoever may order from it: each line, and what its service still needs to be told. */
    Setup: Type.Array(QuoteSetup),
    SetupNeeded: Type.Integer(),
    /** Of the seller, for whoever may read it; absent where of some fee no cost is known. */
    MarginValue: optional(Type.Number()),
    MarginPercent: optional(Type.Number()),
  }),
);

/** What beginning one may end with. */
export const newQuoteErrors = [
  'companiesOnly',
  'noCurrency',
  'noQuote',
  'noQuotesOfKind',
  'notFound',
  'notYourCustomer',
  'paysNothing',
  'repeatedDifferently',
  'terminated',
  'validityOver',
  'validityTooFar',
] as const;

/** A quote as somebody begins it. */
export const NewQuote = {
  CustomerAccountId: accountId,
  Name: quoteName,
  ValidUntilDate: validUntil,
  Note: optional(quoteNote),
};

/** What a seller departs from the list by: a discount, or a price of his own; null takes it back. */
export const FeeInput = Type.Object({
  LineNo: lineNo,
  ItemId: Type.Integer({ minimum: 1 }),
  Quantity: optional(orderQuantity),
  DiscountPercent: optional(Type.Union([Type.Number({ minimum: 0, maximum: 100 }), Type.Null()])),
  Price: optional(Type.Union([Type.Number({ minimum: 0, maximum: 1_000_000_000 }), Type.Null()])),
});

export const quoteExample: Static<typeof Quote> = {
  QuoteId: 21,
  QuoteNumber: 'Q-10021',
  QuoteVersion: 3,
  Kind: 'Quotation',
  Name: 'Hafenleitwarte 2027, Arbeitsplätze und Datensicherung',
  Status: 'Draft',
  ValidUntilDate: '2026-12-18',
  CustomerAccountId: 100734,
  Customer: 'Donau-Dampfschifffahrtsgesellschaft mbH',
  SellerAccountId: 100002,
  Seller: 'Ostsee Systemhaus GmbH & Co. KG',
  CreatorAccountId: 100402,
  Creator: 'Герасим Подколзин',
  CreatedUtc: '2026-11-02T09:00:00Z',
  ChangedUtc: '2026-11-20T08:58:00Z',
  Currency: 'EUR',
  OrderValue: 10_495.2,
  ListValue: 11_683.2,
  DiscountValue: 1188,
  LinesCount: 1,
  Services: 'Virtual Desktop Plus',
  MayChange: true,
  MayDelete: true,
  MaySend: true,
  MayWithdraw: false,
  MayResend: false,
  MayRevise: false,
  MayCopy: true,
  MayAnswer: false,
  MayAnswerFor: false,
  MayOrder: false,
  Version: versionExample,
};

export const quoteDetailExample: Static<typeof QuoteDetail> = {
  ...quoteExample,
  Note: 'Die Preise gelten bei Bestellung bis Jahresende.',
  Creator: 'Герасим Подколзин',
  SellerEmail: 'gerasim.podkolzin@ostsee.example',
  Fees: [
    {
      FeeId: '1-71',
      LineNo: 1,
      ItemId: 71,
      ServiceId: 12,
      Service: 'Virtual Desktop Plus',
      Fee: 'Per user, prepaid',
      Unit: 'User',
      FeeType: 'YearlyPrepaid',
      CommitmentMonths: 12,
      Billing: 'YearlyPrepaid',
      Quantity: 40,
      IsMetered: false,
      Currency: 'EUR',
      ListPrice: 23.09,
      DiscountPercent: 8,
      Price: 21.24,
      IsSpecial: false,
      Value: 10_195.2,
      MayChange: true,
      Version: versionExample,
    },
  ],
  Totals: [{ FeeType: 'YearlyPrepaid', Currency: 'EUR', List: 11_083.2, Discount: 888, Quoted: 10_195.2 }],
  Versions: [{ QuoteId: 21, QuoteVersion: 3, Status: 'Draft', ChangedUtc: '2026-11-20T08:58:00Z' }],
  Events: [{ EventId: 4, AtUtc: '2026-11-20T08:58:00Z', Event: 'Created', By: 'Герасим Подколзин' }],
  ChangedCount: 0,
  DaysLeft: 28,
  Terms: [],
  OpenTerms: 0,
  OpenTermsIds: [],
  Setup: [],
  SetupNeeded: 0,
  MarginValue: 1204.16,
  MarginPercent: 10.2,
};
