/** Why an item costs what it costs: for who buys, which pricelist asks it and since when; for who sells, how it came about. */
import { Type } from 'typebox';
import { entity, type Static } from '#define';
import { accountId } from './list.ts';
import { marketplaceId } from './Pricelist.ts';
import { PriceModel } from './PricingRule.ts';
import { ServicePrice, servicePriceExample } from './ServiceDetail.ts';
import { day, fromQuantity } from './ServiceItem.ts';
import { serviceId } from './serviceRef.ts';

const optional = Type.Optional;

/** Which price. */
export const priceAsked = {
  serviceId,
  itemId: accountId,
  /** Absent: for one. */
  quantity: optional(fromQuantity),
  /** Absent: what the own company pays. */
  marketplaceId: optional(marketplaceId),
  /** In UTC. */
  day: optional(day),
};

/** What became of somebody's wish for a price. */
const Outcome = Type.Enum(['Won', 'outranked', 'noCost', 'noSrp', 'noRate', 'incomplete', 'outOfRange'], {
  type: 'string',
  words: {
    Won: 'Makes the price',
    outranked: 'Comes later',
    noCost: 'No purchase price',
    noSrp: 'No suggested price',
    noRate: 'No exchange rate',
    incomplete: 'Not complete',
    outOfRange: 'Out of range',
  },
});

/** Known to the pricelist's owner and those above him, as far as they may see margins. */
const ofSeller = {
  /** What the owner of the pricelist pays, in its currency. */
  Cost: optional(Type.Number()),
  Srp: optional(Type.Number()),
  Margin: optional(Type.Number()),
  /** Of the price. */
  MarginPercent: optional(Type.Number()),
  /** In which the purchase price is, and by what it was turned into the pricelist's currency. */
  CostCurrency: optional(Type.String()),
  Rate: optional(Type.Number()),
  RateUtc: optional(Type.String()),
};

const validity = {
  ValidFrom: day,
  /** The first day on which it no longer holds; absent: nothing else is known yet. */
  ValidUntil: optional(day),
};

const { AgainstMonthly: _against, ...fee } = ServicePrice.properties;

export const PriceReason = entity(
  'PriceReason',
  Type.Object({
    ServiceId: Type.Integer(),
    DisplayName: Type.String(),
    ...fee,
    ...validity,
    /** The one that asks it, by its name. */
    Pricelist: optional(Type.String()),
    ...ofSeller,
    /** Who wanted which price, in the order in which they are asked. */
    Candidates: Type.Array(
      Type.Object({
        Name: Type.String(),
        Model: PriceModel,
        Percent: optional(Type.Number()),
        /** Absent: it could not be computed. */
        Amount: optional(Type.Number()),
        Currency: Type.String(),
        Outcome,
      }),
    ),
  }),
);

const { AgainstMonthly: _saved, ...feeExample } = servicePriceExample;

export const priceReasonExample: Static<typeof PriceReason> = {
  ServiceId: 3,
  DisplayName: 'Virtual Desktop Plus',
  ...feeExample,
  ValidFrom: '2026-10-01',
  Pricelist: 'DACH Standard 2027',
  Cost: 20.49,
  Srp: 25.65,
  Margin: 3.9,
  MarginPercent: 16,
  Candidates: [
    { Name: '1 · Key customers', Model: 'GrossMargin', Percent: 16, Amount: 24.39, Currency: 'EUR', Outcome: 'Won' },
    { Name: 'Default prices', Model: 'Srp', Amount: 25.65, Currency: 'EUR', Outcome: 'outranked' },
  ],
};

const { Cost, Margin, MarginPercent } = ofSeller;

/** A price as it held, holds or will hold for a time. */
export const HeldPrice = entity(
  'HeldPrice',
  Type.Object({
    ...validity,
    From: fromQuantity,
    Amount: Type.Number(),
    Currency: Type.String(),
    When: Type.Enum(['Past', 'Today', 'Planned'], { type: 'string' }),
    Cost,
    Margin,
    MarginPercent,
    /** The rule that makes it. */
    Rule: optional(Type.String()),
  }),
);

export const heldPriceExample: Static<typeof HeldPrice> = {
  ValidFrom: '2026-10-01',
  From: 10,
  Amount: 24.39,
  Currency: 'EUR',
  When: 'Today',
  Cost: 20.49,
  Margin: 3.9,
  MarginPercent: 16,
  Rule: '1 · Key customers',
};
