/** A service with all that a buyer reads before he orders (SOLO-15, ROUTE-53, ENT-38). */
import { Type } from 'typebox';
import { entity, type Static } from '#define';
import {
  AskedBy,
  BillingRule,
  PriceProtection,
  PriceUnit,
  ServiceSearchResult,
  serviceSearchExample,
} from './ServiceSearchResult.ts';

const FeeType = Type.Enum(['Base', 'Monthly', 'OneTime'], {
  type: 'string',
  words: { Base: 'Subscription', Monthly: 'Monthly', OneTime: 'One-time' },
});
const Basis = Type.Enum(['Subscription', 'Unit', 'Metered'], { type: 'string' });
const Billing = Type.Enum(['Monthly', 'YearlyPrepaid', 'Once'], {
  type: 'string',
  words: { YearlyPrepaid: 'Yearly prepaid' },
});

const UpgradeKind = Type.Enum(['Full', 'Partial'], {
  type: 'string',
  words: { Full: 'whole', Partial: 'whole or part' },
});

const ShownState = Type.Enum(['Draft', 'Retired', 'NotOffered', 'New', 'Updated'], {
  type: 'string',
  words: { Retired: 'No longer offered', NotOffered: 'Not offered to you' },
});

/** A fee in one term from one quantity on. */
export const ServicePrice = Type.Object({
  ItemId: Type.Integer(),
  Name: Type.String(),
  FeeType,
  Basis,
  Unit: PriceUnit,
  /** 0: paid once. */
  CommitmentMonths: Type.Integer(),
  Billing,
  IsRequired: Type.Boolean(),
  /** From so many units on, each of them costs so much. */
  From: Type.Integer(),
  Amount: Type.Number(),
  Currency: Type.String(),
  AskedBy,
  /** What the first band of the fee lies below the same in the shortest term, in percent; absent where there is no other term. */
  AgainstMonthly: Type.Optional(Type.Number()),
});

const Other = {
  Id: Type.Integer(),
  DisplayName: Type.String(),
  Icon: Type.Optional(Type.String()),
};

export const ServiceDetail = entity(
  'ServiceDetail',
  Type.Object({
    ...ServiceSearchResult.properties,
    /** What is to be known of it at once; absent where it is simply there to be bought. */
    ShownState: Type.Optional(ShownState),
    /** HTML, cleaned. */
    Description: Type.String(),
    /** The language in which the description is, in words, where that is not the reader's. */
    OtherLanguage: Type.Optional(Type.String()),
    VendorWebsite: Type.Optional(Type.String()),
    VendorLogo: Type.Optional(Type.String()),
    BillingRule,
    PriceProtection,
    /** Of the protection, where it is given in months. */
    ProtectionMonths: Type.Optional(Type.Integer()),
    /** A running term cannot be left. */
    IsLocking: Type.Boolean(),
    /** Months of commitment, the shortest first. */
    Commitments: Type.Array(Type.Integer()),
    Pictures: Type.Array(
      Type.Object({ Path: Type.String(), Title: Type.String(), Width: Type.Integer(), Height: Type.Integer() }),
    ),
    Documents: Type.Array(
      Type.Object({
        Path: Type.String(),
        Title: Type.String(),
        /** Absent: for readers of every language. */
        Language: Type.Optional(Type.String()),
        ContentType: Type.String(),
        /** Bytes. */
        Size: Type.Integer(),
      }),
    ),
    /** What a bundle is made of. */
    Parts: Type.Array(Type.Object({ ...Other, Quantity: Type.Integer() })),
    /** Bundles that it is a part of. */
    Bundles: Type.Array(Type.Object(Other)),
    Upgrades: Type.Array(Type.Object({ ...Other, Kind: UpgradeKind })),
    /** For who sells: how many of the pricelists of his own company offer it, and how many there are. */
    Selling: Type.Optional(Type.Object({ OfferedIn: Type.Integer(), OwnPricelists: Type.Integer() })),
    /** Those that offer it, by name; no more than ten. */
    Pricelists: Type.Array(Type.Object({ Id: Type.Integer(), Name: Type.String(), Currency: Type.String() })),
    /** It is a service of the caller's branch. */
    MayEdit: Type.Boolean(),
    /** The pricelist that was asked for, by its name. */
    Pricelist: Type.Optional(Type.String()),
    /** Some pricelist of the caller offers it still. */
    IsOffered: Type.Boolean(),
  }),
);

export const serviceDetailExample: Static<typeof ServiceDetail> = {
  ...serviceSearchExample,
  Description: '<p>A managed desktop in the browser.</p>',
  VendorWebsite: 'https://fensterblick.example',
  BillingRule: 'Prorate',
  PriceProtection: 'Term',
  IsLocking: false,
  Commitments: [1, 12, 36],
  Pictures: [],
  Documents: [],
  Parts: [],
  Bundles: [],
  Upgrades: [],
  Pricelists: [],
  MayEdit: false,
  IsOffered: true,
};

export const servicePriceExample: Static<typeof ServicePrice> = {
  ItemId: 11,
  Name: 'Per user',
  FeeType: 'Monthly',
  Basis: 'Unit',
  Unit: 'User',
  CommitmentMonths: 12,
  Billing: 'YearlyPrepaid',
  IsRequired: true,
  From: 10,
  Amount: 24.39,
  Currency: 'EUR',
  AskedBy: 'Pricelist',
  AgainstMonthly: -10,
};
