/** A service in a pricelist, with what is charged for it (CALL-092). */
import { Type } from 'typebox';
import { entity, type Static } from '#define';
import { ServicePrice, servicePriceExample } from './ServiceDetail.ts';
import { version, versionExample } from './version.ts';

const optional = Type.Optional;
// Who offers it asks all of its prices himself.
const { Amount, AskedBy: _asked, AgainstMonthly: _against, ...fee } = ServicePrice.properties;

/** What a fee is charged at from a quantity on, today. */
const Charge = Type.Object({
  ...fee,
  /** Absent: there is no price, and the fee cannot be ordered. */
  Amount: optional(Amount),
  /** Only for who may see margins: what its owner pays, and the rule that made the price. */
  Cost: optional(Type.Number()),
  Rule: optional(Type.String()),
  IsSetByHand: optional(Type.Boolean()),
});

export const Offer = entity(
  'Offer',
  Type.Object({
    MarketplaceOfferId: Type.Integer(),
    /** Of its prices set by hand. */
    Version: version,
    ServiceId: Type.Integer(),
    DisplayName: Type.String(),
    Vendor: Type.String(),
    Icon: optional(Type.String()),
    State: Type.Enum(['Active', 'Withdrawn'], { type: 'string', words: { Active: 'Offered', Withdrawn: 'Withdrawn' } }),
    AddedBy: Type.Enum(['User', 'Propagation', 'AutoAdd'], {
      type: 'string',
      words: { User: 'By hand', Propagation: 'Propagated', AutoAdd: 'By itself' },
    }),
    AddedUtc: Type.String(),
    WithdrawnUtc: optional(Type.String()),
    /** How many of its fees are sold, and how many of those have no price today. */
    ItemsCount: Type.Integer(),
    WithoutPriceCount: Type.Integer(),
    /** Only for who sees prices. */
    Charges: optional(Type.Array(Charge)),
  }),
);

const { AskedBy: _by, AgainstMonthly: _saved, ...chargeExample } = servicePriceExample;

export const offerExample: Static<typeof Offer> = {
  MarketplaceOfferId: 609,
  Version: versionExample,
  ServiceId: 3,
  DisplayName: 'Virtual Desktop Plus',
  Vendor: 'Fensterblick',
  State: 'Active',
  AddedBy: 'User',
  AddedUtc: '2025-03-03T08:00:00Z',
  ItemsCount: 4,
  WithoutPriceCount: 0,
  Charges: [{ ...chargeExample, Cost: 21.3, Rule: 'Partner discount', IsSetByHand: false }],
};
