/** A subscription: what runs, for how long, how many units of it, and what is paid for them (ENT-65, ROUTE-40). */
import { Type } from 'typebox';
import { entity, type Static } from '#define';
import { SubscriptionBilling } from './order.ts';
import { version, versionExample } from './version.ts';

const optional = Type.Optional;

export const SubscriptionState = Type.Enum(['Ordered', 'Provisioning', 'Active', 'Suspended', 'Failed', 'Ended'], {
  type: 'string',
  words: {
    Ordered: 'Ordered',
    Provisioning: 'Provisioning',
    Active: 'Active',
    Suspended: 'Suspended',
    Failed: 'Failed',
    Ended: 'Ended',
  },
});

export const RenewalMode = Type.Enum(['Renew', 'Terminate'], {
  type: 'string',
  words: { Renew: 'Renews', Terminate: 'Ends with its term' },
});

/** Where a price comes from. */
export const PriceKind = Type.Enum(['List', 'Protected', 'Quote', 'Custom'], {
  type: 'string',
  words: { List: 'Pricelist', Protected: 'Protected', Quote: 'Quote', Custom: 'Own price' },
});

/** How a change of what runs can be refused, whichever call asks for it. */
export const changeErrors = ['changesAlready', 'notFound', 'notRunning', 'orderWaits'] as const;

export const SubscriptionFee = Type.Object({
  ItemId: Type.Integer(),
  /** In the reader's language. */
  Name: Type.String(),
  /** Absent: it is metered. */
  Units: optional(Type.Integer()),
  /** Of a unit and a month. */
  Amount: Type.Number(),
  Kind: PriceKind,
  /** The first day on which it no longer holds. */
  HoldsUntil: optional(Type.String()),
  /** An own price that is to come, and from when on. */
  PlannedAmount: optional(Type.Number()),
  PlannedFrom: optional(Type.String()),
  Currency: Type.String(),
  /** The caller's company sells it, so it may set the price. */
  MaySetPrice: Type.Boolean(),
  /** Of the own prices of all of its fees. */
  Version: version,
});

export const Subscription = entity(
  'Subscription',
  Type.Object({
    AccountId: Type.Integer(),
    /** The account that it stands below. */
    ParentAccountId: Type.Integer(),
    /** In the reader's language. */
    Service: Type.String(),
    ServiceId: optional(Type.Integer()),
    Vendor: optional(Type.String()),
    State: SubscriptionState,
    Quantity: Type.Integer(),
    /** From the next term on. */
    NextQuantity: optional(Type.Integer()),
    CommitmentMonths: Type.Integer(),
    Billing: SubscriptionBilling,
    StartDate: optional(Type.String()),
    TermStartDate: optional(Type.String()),
    /** The first day of the next term. */
    TermEndDate: optional(Type.String()),
    LockEndDate: optional(Type.String()),
    RenewalMode,
    ProtectedUntilDate: optional(Type.String()),
    VendorReference: optional(Type.String()),
    /** What it was upgraded from. */
    UpgradedFrom: optional(Type.String()),
    Seller: optional(Type.String()),
    Buyer: optional(Type.String()),
    /** Absent, and no fee, for whoever may not read what is paid. */
    EachMonth: optional(Type.Number()),
    Currency: optional(Type.String()),
    Fees: Type.Array(SubscriptionFee),
    /** Why it cannot be changed at the moment, in the reader's language. */
    Hindrance: optional(Type.String()),
    MayChange: Type.Boolean(),
    /** There is something that it may go over to. */
    MayUpgrade: Type.Boolean(),
    MaySuspend: Type.Boolean(),
    MayResume: Type.Boolean(),
    MayEndProtection: Type.Boolean(),
  }),
);

export const subscriptionExample: Static<typeof Subscription> = {
  AccountId: 100238,
  ParentAccountId: 100735,
  Service: 'Virtual Desktop Plus',
  ServiceId: 12,
  Vendor: 'Fensterblick',
  State: 'Active',
  Quantity: 32,
  CommitmentMonths: 1,
  Billing: 'Monthly',
  StartDate: '2026-03-01',
  TermStartDate: '2026-11-01',
  TermEndDate: '2026-12-01',
  RenewalMode: 'Renew',
  VendorReference: 'vd-7731',
  Seller: 'Ostsee Systemhaus GmbH & Co. KG',
  Buyer: 'Donau-Dampfschifffahrtsgesellschaft mbH',
  EachMonth: 820.8,
  Currency: 'EUR',
  Fees: [
    {
      ItemId: 71,
      Name: 'Per user',
      Units: 32,
      Amount: 25.65,
      Kind: 'List',
      Currency: 'EUR',
      MaySetPrice: false,
      Version: versionExample,
    },
  ],
  MayChange: true,
  MayUpgrade: true,
  MaySuspend: true,
  MayResume: false,
  MayEndProtection: false,
};
