/** What an account pays for an interval of billing, a calendar month written as 202611: rows and sums (ENT-22, CALL-077, CALL-079). */
import { Type } from 'typebox';
import { entity, type Static } from '#define';
import { intervalId } from './interval.ts';
import { accountId } from './list.ts';

const optional = Type.Optional;

export const BillInterval = entity(
  'BillInterval',
  Type.Object({
    IntervalId: Type.Integer(),
    From: Type.String(),
    /** Its last day. */
    To: Type.String(),
    Label: Type.String(),
    /** It goes on: what it will cost is estimated. */
    IsOpen: Type.Boolean(),
    /** What there is to be said of one that goes on. */
    Notice: optional(Type.String()),
    /** Of the account, in which its bills are read. */
    Currency: optional(Type.String()),
  }),
);

export const BillPeriod = Type.Enum(['Monthly', 'Yearly', 'OneTime'], {
  type: 'string',
  words: { Monthly: 'Monthly', Yearly: 'Yearly, prepaid', OneTime: 'One-time' },
});

/** A customer with the sums of his rows, or a row of a bill. Amounts are absent for whoever may not read what is paid; cost and margin for all but the seller. */
export const BillRow = entity(
  'BillRow',
  Type.Object({
    RowId: Type.String(),
    /** Of the customer, or of what is paid. */
    Name: Type.String(),
    /** Who pays. */
    CustomerAccountId: Type.Integer(),
    Customer: Type.String(),
    AccountId: optional(Type.Integer()),
    Account: optional(Type.String()),
    Fee: optional(Type.String()),
    /** How often it is paid. */
    Interval: optional(BillPeriod),
    Covers: optional(Type.String()),
    Quantity: optional(Type.Number()),
    /** Of a unit, and of a month of what is paid by the month or in advance. */
    UnitPrice: optional(Type.Number()),
    /** For which the unit price is paid at once. */
    Months: optional(Type.Integer()),
    SalesPrice: optional(Type.Number()),
    Cost: optional(Type.Number()),
    Margin: optional(Type.Number()),
    /** Of the sales price. */
    MarginPercent: optional(Type.Number()),
    /** What is still to be paid after the interval until the term ends. */
    RemainingCommitment: optional(Type.Number()),
    Currency: Type.String(),
    /** It is paid by somebody below the account. */
    IsIndirect: Type.Boolean(),
    IsEstimate: Type.Boolean(),
    /** How many rows stand below it. */
    LinesCount: Type.Integer(),
    HasLines: Type.Boolean(),
  }),
);

/** Over all rows, by what a row is: what the account pays, and what is paid below it. */
export const BillTotals = Type.Object({
  LinesCount: Type.Integer(),
  CustomersCount: Type.Integer(),
  /** What nobody has a price for: it is missing in the sums. */
  UnpricedCount: Type.Integer(),
  /** The others are absent where the rows are of several currencies. */
  Currency: optional(Type.String()),
  /** Of the account itself. */
  ToPay: optional(Type.Number()),
  /** Of those below it. */
  Indirect: optional(Type.Number()),
  Monthly: optional(Type.Number()),
  Yearly: optional(Type.Number()),
  OneTime: optional(Type.Number()),
  /** Under the columns; absent where some rows are the account's own and others are not. */
  SalesPrice: optional(Type.Number()),
  Cost: optional(Type.Number()),
  Margin: optional(Type.Number()),
  MarginPercent: optional(Type.Number()),
});

export const billInput = {
  accountId,
  intervalId,
  billingInterval: optional(BillPeriod),
  hideIndirectPayments: optional(Type.Boolean({ default: false })),
  groupByCustomers: optional(Type.Boolean({ default: false })),
  /** In which all amounts are told; absent: each in its own. */
  currency: optional(Type.String({ pattern: '^[A-Z]{3}$' })),
};

export const intervalExample: Static<typeof BillInterval> = {
  IntervalId: 202611,
  From: '2026-11-01',
  To: '2026-11-30',
  Label: 'November 2026',
  IsOpen: true,
  Currency: 'EUR',
};

export const billRowExample: Static<typeof BillRow> = {
  RowId: '4-17',
  Name: 'Mailbox Business',
  CustomerAccountId: 100734,
  Customer: 'Donau-Dampfschifffahrtsgesellschaft mbH',
  AccountId: 100741,
  Account: 'Mailboxes',
  Fee: 'Per user',
  Interval: 'Monthly',
  Covers: '1 – 18 Nov 2026',
  Quantity: 120,
  UnitPrice: 4.9,
  Months: 1,
  SalesPrice: 352.8,
  Cost: 288,
  Margin: 64.8,
  MarginPercent: 18.4,
  RemainingCommitment: 0,
  Currency: 'EUR',
  IsIndirect: false,
  IsEstimate: true,
  LinesCount: 1,
  HasLines: false,
};

export const billTotalsExample: Static<typeof BillTotals> = {
  LinesCount: 1,
  CustomersCount: 1,
  UnpricedCount: 0,
  Currency: 'EUR',
  ToPay: 352.8,
  Monthly: 352.8,
  Yearly: 0,
  OneTime: 0,
  SalesPrice: 352.8,
  Cost: 288,
  Margin: 64.8,
  MarginPercent: 18.4,
};
