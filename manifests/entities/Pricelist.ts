/** A pricelist: what a seller offers in one currency, and to whom (ENT-26). The contract calls it a marketplace as well. */
import { Type } from 'typebox';
import { entity, type Static } from '#define';
import { accountId } from './list.ts';
import { version, versionExample } from './version.ts';

const optional = Type.Optional;

export const marketplaceId = accountId;

/** How far its prices are computed (PL-05). */
export const PriceState = Type.Enum(['Queued', 'Updating', 'Updated', 'Failed'], {
  type: 'string',
  words: {
    Queued: 'Prices to be updated soon',
    Updating: 'Updating prices',
    Updated: 'Up to date',
    Failed: 'Update failed',
  },
});

const PricelistTags = Type.Array(Type.String({ minLength: 1, maxLength: 40, pattern: '\\S' }), { maxItems: 20 });

const properties = {
  Tags: optional(PricelistTags),
  /** Its owner takes over services from the pricelists that he buys from, by hand. */
  IsPropagationEnabled: optional(Type.Boolean()),
  /** What is newly offered to its owner is offered here at once. */
  IsAutoAdd: optional(Type.Boolean()),
};

/** What is sent is changed, the rest stays. */
export const MarketplaceInput = Type.Object({
  Name: optional(Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' })),
  ...properties,
});

const facts = {
  MarketplaceId: Type.Integer(),
  OwnerAccountId: Type.Integer(),
  Owner: Type.String(),
  Name: Type.String(),
  Currency: Type.String(),
  Tags: PricelistTags,
  /** Among the pricelists of its owner: a lower number is asked first (PL-13). */
  Priority: Type.Integer(),
  /** What the priority becomes with the next update of prices. */
  WantedPriority: optional(Type.Integer()),
  IsPropagationEnabled: Type.Boolean(),
  IsAutoAdd: Type.Boolean(),
  IsTemplate: Type.Boolean(),
  /** How many companies buy from it. */
  CustomersCount: Type.Integer(),
  /** How many services it offers. */
  ServicesCount: Type.Integer(),
  PriceState,
  PricedUtc: optional(Type.String()),
};

export const Pricelist = entity('Pricelist', Type.Object(facts));

/** The same, as its owner edits it. */
export const MarketplaceProperties = entity(
  'MarketplaceProperties',
  Type.Object({
    ...facts,
    Version: version,
    CreatedUtc: Type.String(),
    /** By how many rules it comes to its prices, without the default one. */
    RulesCount: Type.Integer(),
    MayChange: Type.Boolean(),
    /** Nobody buys from it, and the caller may. */
    MayDelete: Type.Boolean(),
  }),
);

export const pricelistExample: Static<typeof Pricelist> = {
  MarketplaceId: 12,
  OwnerAccountId: 100200,
  Owner: 'Ostsee Systemhaus GmbH & Co. KG',
  Name: 'DACH',
  Currency: 'EUR',
  Tags: ['standard'],
  Priority: 3,
  IsPropagationEnabled: true,
  IsAutoAdd: false,
  IsTemplate: false,
  CustomersCount: 4,
  ServicesCount: 54,
  PriceState: 'Updated',
  PricedUtc: '2026-11-20T09:14:00Z',
};

export const propertiesExample: Static<typeof MarketplaceProperties> = {
  ...pricelistExample,
  Version: versionExample,
  CreatedUtc: '2025-01-03T08:00:00Z',
  RulesCount: 4,
  MayChange: true,
  MayDelete: false,
};
