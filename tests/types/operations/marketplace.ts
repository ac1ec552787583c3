/** Example operations of pricelists: offers and pricing rules. */
import { Type } from 'typebox';
import { can, entity, operation } from '#define';
import { Paged } from './reply.ts';

const Charge = Type.Object({
  ChargeId: Type.Integer(),
  FeeType: Type.Enum(['base', 'monthly', 'one-time']),
  PurchasePrice: Type.Number(),
  SalesPrice: Type.Number(),
});

const Offer = entity(
  'Offer',
  Type.Object({
    marketplaceOfferId: Type.Integer(),
    ServiceName: Type.String(),
    Vendor: Type.Object({ Id: Type.Integer(), Name: Type.String() }),
    SuggestedRetailPrice: Type.Optional(Type.Number()),
    SalesPrice: Type.Number(),
    Currency: Type.String(),
    PriceProtection: Type.Boolean(),
    Tags: Type.Array(Type.String()),
    Charges: Type.Array(Charge),
  }),
);

const Rule = Type.Object({
  Name: Type.String(),
  PricingModel: Type.Enum(['static', 'SRP', 'markup', 'gross margin', 'SRP discount']),
  Percent: Type.Optional(Type.Number()),
  Priority: Type.Integer(),
});

export const GetOffers = operation('Marketplace/GetOffers', {
  kind: 'read',
  subject: 'none',
  reads: ['Marketplace'],
  needs: can('MARKETPLACE', 'Read'),
  input: Type.Object({ marketplaceId: Type.Integer(), vendor: Type.Optional(Type.String()) }),
  data: Paged(Offer),
  example: { input: { marketplaceId: 1 }, data: { Items: [], TotalCount: 0 } },
});

export const UpdateOffer = operation('Marketplace/UpdateOffer', {
  kind: 'write',
  subject: { MarketplaceOffer: 'marketplaceOfferId' },
  changes: ['Marketplace'],
  needs: can('MARKETPLACE', 'Update'),
  input: Type.Object({
    marketplaceId: Type.Integer(),
    marketplaceOfferId: Type.Integer(),
    updateCharges: Type.Array(Charge),
  }),
  data: Type.Null(),
  audit: { event: 'OfferUpdated' },
  example: { input: { marketplaceId: 1, marketplaceOfferId: 2, updateCharges: [] }, data: null },
});

export const GetPricingRuleGroup = operation('Pricing/GetPricingRuleGroup', {
  kind: 'read',
  subject: 'none',
  reads: ['Pricing'],
  needs: can('MARKETPLACE', 'Read'),
  input: Type.Object({ marketplaceId: Type.Integer() }),
  data: Type.Array(Rule),
  example: { input: { marketplaceId: 1 }, data: [] },
});

export const UpdatePricingRuleGroup = operation('Pricing/UpdatePricingRuleGroup', {
  kind: 'write',
  subject: { Marketplace: 'marketplaceId' },
  changes: ['Pricing'],
  needs: can('MARKETPLACE', 'Update'),
  input: Type.Object({
    marketplaceId: Type.Integer(),
    inputDto: Type.Object({ Rules: Type.Array(Rule), Note: Type.Optional(Type.String()) }),
  }),
  data: Type.Null(),
  audit: { event: 'PricingRulesUpdated' },
  example: { input: { marketplaceId: 1, inputDto: { Rules: [] } }, data: null },
});

export const UpdateOffers = operation('Marketplace/UpdateOffers', {
  kind: 'write',
  subject: { Marketplace: 'marketplaceId' },
  changes: ['Marketplace'],
  needs: can('MARKETPLACE', 'Update'),
  input: Type.Object({
    marketplaceId: Type.Integer(),
    offers: Type.Array(
      Type.Object({
        offerId: Type.Integer(),
        price: Type.Optional(Type.Number({ minimum: 0 })),
        tags: Type.Optional(Type.Array(Type.String())),
      }),
    ),
  }),
  data: Type.Object({ Failed: Type.Array(Type.Object({ offerId: Type.Integer(), Message: Type.String() })) }),
  audit: { event: 'OffersUpdated' },
  example: { input: { marketplaceId: 1, offers: [] }, data: { Failed: [] } },
});
