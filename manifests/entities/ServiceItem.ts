/** The fees of a service with cost and SRP by quantity and day, as its vendor edits them (domain: item, item_cost, item_srp). */
import { Type } from 'typebox';
import { entity, type Static } from '#define';
import { PriceUnit } from './ServiceSearchResult.ts';
import { serviceId } from './serviceRef.ts';
import { version, versionExample } from './version.ts';

const optional = Type.Optional;

export const itemId = Type.Integer({ minimum: 1 });
/** The quantity from which a price holds. */
export const fromQuantity = Type.Integer({ minimum: 1, maximum: 1_000_000 });
export const day = Type.String({ format: 'date' });
/** null: there is none. */
export const price = Type.Union([Type.Number({ minimum: 0, maximum: 999_999_999 }), Type.Null()]);

export const FeeType = Type.Enum(['Base', 'Monthly', 'OneTime'], {
  type: 'string',
  words: { Base: 'Base fee', Monthly: 'Monthly fee', OneTime: 'One-time fee' },
});
export const FeeBasis = Type.Enum(['Subscription', 'Unit', 'Metered'], {
  type: 'string',
  words: { Subscription: 'For the subscription', Unit: 'For each unit', Metered: 'For what is used' },
});
export const FeeBilling = Type.Enum(['Monthly', 'YearlyPrepaid', 'Once'], {
  type: 'string',
  words: { YearlyPrepaid: 'Yearly, prepaid' },
});
const ItemState = Type.Enum(['Active', 'Retired'], { type: 'string' });
/** Which of the two prices of a fee. */
export const PriceKind = Type.Enum(['Cost', 'Srp'], { type: 'string', words: { Srp: 'SRP' } });

/** What may always be changed of a fee. */
export const itemWords = {
  /** By language; English stays. */
  names: Type.Record(Type.String({ maxLength: 10 }), Type.String({ maxLength: 100 })),
  vendorSku: optional(Type.Union([Type.String({ maxLength: 100 }), Type.Null()])),
  isRequired: optional(Type.Boolean()),
};
/** What stays as it is once the service has been published or ordered. */
export const itemTerms = {
  feeType: FeeType,
  basis: FeeBasis,
  unit: PriceUnit,
  /** 0: it is paid once. */
  commitmentMonths: Type.Integer({ minimum: 0, maximum: 120 }),
  billing: FeeBilling,
};

/** One row for each quantity from which a price holds on the day that is asked for; a fee without any price has one row as well. */
export const ItemBand = entity(
  'ItemBand',
  Type.Object({
    /** The fee and the quantity. */
    BandId: Type.String(),
    ItemId: Type.Integer(),
    ServiceId: serviceId,
    /** Of all fees of the service and their prices. */
    Version: version,
    /** In the reader's language. */
    Name: Type.String(),
    Names: Type.Record(Type.String(), Type.String()),
    VendorSku: optional(Type.String()),
    FeeType,
    Basis: FeeBasis,
    Unit: PriceUnit,
    CommitmentMonths: Type.Integer(),
    Billing: FeeBilling,
    IsRequired: Type.Boolean(),
    State: ItemState,
    From: fromQuantity,
    Currency: Type.String(),
    /** What sellers pay: known to the vendor and to those above him alone. */
    Cost: optional(price),
    Srp: optional(price),
    /** Of SRP. */
    MarginPercent: optional(Type.Number()),
    /** Since when both have been as they are. */
    SinceDate: optional(day),
    /** The next day on which one of them changes. */
    NextChangeDate: optional(day),
    /** The day from which a change of this row holds. */
    ValidFrom: day,
    /** Fee type, basis, unit, term and billing stay as they are. */
    AreTermsFixed: Type.Boolean(),
    MayChangePrice: Type.Boolean(),
    MayEndBand: Type.Boolean(),
  }),
);

export const itemBandExample: Static<typeof ItemBand> = {
  BandId: '41-10',
  ItemId: 41,
  ServiceId: 3,
  Version: versionExample,
  Name: 'Per user',
  Names: { en: 'Per user', de: 'Pro Benutzer' },
  VendorSku: 'FB-VDP-11-M1',
  FeeType: 'Monthly',
  Basis: 'Unit',
  Unit: 'User',
  CommitmentMonths: 1,
  Billing: 'Monthly',
  IsRequired: true,
  State: 'Active',
  From: 10,
  Currency: 'EUR',
  Cost: 20.4,
  Srp: 27.1,
  MarginPercent: 24.7,
  SinceDate: '2026-01-01',
  NextChangeDate: '2027-01-01',
  ValidFrom: '2026-11-20',
  AreTermsFixed: true,
  MayChangePrice: true,
  MayEndBand: true,
};

export const PlannedPrice = entity(
  'PlannedPrice',
  Type.Object({
    ServiceId: serviceId,
    ItemId: Type.Integer(),
    Name: Type.String(),
    From: fromQuantity,
    Kind: PriceKind,
    ValidFrom: day,
    Currency: Type.String(),
    /** Absent: it ends. */
    Amount: optional(Type.Number()),
    /** What holds until then. */
    Before: optional(Type.Number()),
  }),
);

export const plannedPriceExample: Static<typeof PlannedPrice> = {
  ServiceId: 3,
  ItemId: 41,
  Name: 'Per user',
  From: 10,
  Kind: 'Srp',
  ValidFrom: '2027-01-01',
  Currency: 'EUR',
  Amount: 27.9,
  Before: 27.1,
};
