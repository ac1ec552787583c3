/** An order: what somebody asked for, what it is worth against its payer's credit, and what was decided (ENT-23). */
import { Type } from 'typebox';
import { can, entity, inContext, type Static } from '#define';
import { CreditUse } from './exposure.ts';
import { accountId } from './list.ts';

const optional = Type.Optional;

export const orderId = accountId;

/** What is paid is read by whoever holds this: for others its columns are not there. */
export const seesPrices = can('BILLING_SHOWPRODUCTPRICE', 'Read');

export const OrderState = Type.Enum(['Pending', 'Approved', 'Rejected', 'Cancelled'], {
  type: 'string',
  words: {
    Pending: 'Pending',
    Approved: 'Approved',
    Rejected: inContext('Declined', 'of an order'),
    Cancelled: 'Cancelled',
  },
});

export const SubscriptionBilling = Type.Enum(['Monthly', 'YearlyPrepaid'], {
  type: 'string',
  words: { Monthly: 'Monthly', YearlyPrepaid: 'Yearly in advance' },
});

/** How placing an order can end, whichever call places it. */
export const orderErrors = [
  'ERR-26',
  'buysNothing',
  'noCartLine',
  'noOrder',
  'noService',
  'notBelowProduct',
  'notFound',
  'notInThisTerm',
  'notOffered',
  'endsOwn',
  'mayNotEnd',
  'notImpersonated',
  'outranked',
  'partStays',
  'priceChanged',
  'readOnlyField',
  'repeatedDifferently',
  'severalServices',
  'termsNotAccepted',
  'terminated',
  'unknownField',
] as const;

/** So many units of a service are asked for. */
export const orderQuantity = Type.Integer({ minimum: 1, maximum: 100_000 });

/** What a service asks for with an order: field name to value. */
export const OrderConfiguration = Type.Record(Type.String({ maxLength: 60 }), Type.Unknown());

/** Of a bundle: subscriptions of its payer that are parts of it, and end when it starts (D30). */
export const endedAccountIds = Type.Array(accountId, { maxItems: 50, uniqueItems: true });

/** A service as it is asked for. */
export const WantedLine = Type.Object({
  serviceId: accountId,
  quantity: orderQuantity,
  commitmentMonths: Type.Integer({ minimum: 1, maximum: 120 }),
  billing: SubscriptionBilling,
});

const facts = {
  OrderId: Type.Integer(),
  /** As people name it: O-40001. */
  OrderNumber: Type.String(),
  Status: OrderState,
  OrderDateUtc: Type.String(),
  Currency: Type.String(),
  /** Without tax: what is paid once, and a month or a prepaid year of the rest. Absent for whoever may not read what is paid. */
  OrderValue: optional(Type.Number()),
  /** Of its payer: as it is while the order waits, else as it was when it was decided. */
  CreditLimit: optional(Type.Number()),
  /** What the payer would owe with it. */
  Exposure: optional(Type.Number()),
  /** How far that is above the limit. */
  AboveLimit: optional(Type.Number()),
  /** The same as one value. */
  Credit: optional(CreditUse),
  /** Of its payer beside it, while it waits. */
  OpenOrdersCount: optional(Type.Integer()),
  SellerAccountId: Type.Integer(),
  Seller: Type.String(),
  PayerAccountId: Type.Integer(),
  Payer: Type.String(),
  ParentAccountId: Type.Integer(),
  ParentAccount: Type.String(),
  /** Whoever does not see the person who has asked for it is told the company that he acted for. */
  CreatorAccountId: Type.Integer(),
  Creator: Type.String(),
  ApprovalReason: optional(Type.String()),
  /** Who has decided; absent: nobody had to. */
  UpdatedBy: optional(Type.String()),
  UpdatedOnUtc: Type.String(),
  LinesCount: Type.Integer(),
  /** What the lines are of, in their order. */
  Services: Type.String(),
  /** The caller may approve or decline it. */
  MayDecide: Type.Boolean(),
  /** The caller has asked for it and may take it back. */
  MayCancel: Type.Boolean(),
};

export const Order = entity('Order', Type.Object(facts));

export const orderExample: Static<typeof Order> = {
  OrderId: 40713,
  OrderNumber: 'O-40713',
  Status: 'Pending',
  OrderDateUtc: '2026-11-19T07:12:00Z',
  Currency: 'EUR',
  OrderValue: 7384.32,
  CreditLimit: 25_000,
  Exposure: 27_796.92,
  AboveLimit: 2796.92,
  Credit: { Open: 20_412.6, Added: 7384.32, Limit: 25_000 },
  OpenOrdersCount: 6,
  SellerAccountId: 100002,
  Seller: 'Ostsee Systemhaus GmbH & Co. KG',
  PayerAccountId: 100734,
  Payer: 'Donau-Dampfschifffahrtsgesellschaft mbH',
  ParentAccountId: 100735,
  ParentAccount: 'Elektrizitätswerke und Hafenbetriebsführung',
  CreatorAccountId: 100740,
  Creator: 'Ágnes Szőke-Müllner',
  UpdatedOnUtc: '2026-11-19T07:12:00Z',
  LinesCount: 1,
  Services: 'Virtual Desktop Plus',
  MayDecide: true,
  MayCancel: false,
};

/** A fee of a line, as the payer pays it. */
export const OrderedFee = Type.Object({
  ItemId: Type.Integer(),
  Name: Type.String(),
  Basis: Type.String(),
  Unit: Type.String(),
  Billing: Type.String(),
  /** Of a unit, and of a month where it is paid again and again. Absent for whoever may not read what is paid. */
  Amount: optional(Type.Number()),
});
