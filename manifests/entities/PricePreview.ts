/** What prices of a pricelist are and become by an edit that nobody has saved yet (PL-18, CALL-114). */
import { Type } from 'typebox';
import { entity, type Static } from '#define';
import { ModelByHand } from './PricingRule.ts';
import { FeeBilling, FeeType } from './ServiceItem.ts';
import { PriceUnit } from './ServiceSearchResult.ts';
import { version, versionExample } from './version.ts';

const optional = Type.Optional;

export const PriceWarning = Type.Enum(['NoPrice', 'BelowCost', 'AboveSrp', 'Conflict'], {
  type: 'string',
  words: { NoPrice: 'No price', BelowCost: 'Below cost', AboveSrp: 'Above SRP', Conflict: 'Several rules' },
});

/** Which prices of a preview are asked for; each is counted by its name in `Sums`. */
export const PreviewedPart = Type.Enum(['Prices', 'Changed', 'BelowCost', 'Conflicts', 'WithoutPrice'], {
  type: 'string',
  words: {
    Prices: 'All',
    Changed: 'Changed',
    BelowCost: 'Below cost',
    Conflicts: 'Rule conflicts',
    WithoutPrice: 'Without price',
  },
});

/** A fee from a quantity on, on the day that is asked for. */
const PreviewedPrice = Type.Object({
  /** The fee and the quantity: '41-10'. */
  PriceId: Type.String(),
  ItemId: Type.Integer(),
  MarketplaceOfferId: Type.Integer(),
  ServiceId: Type.Integer(),
  /** In the reader's language. */
  Service: Type.String(),
  Item: Type.String(),
  FeeType,
  Unit: PriceUnit,
  /** 0: it is paid once. */
  CommitmentMonths: Type.Integer(),
  Billing: FeeBilling,
  From: Type.Integer(),
  Currency: Type.String(),
  /** The day of the preview: what is set by hand holds from it on. */
  ValidFrom: Type.String(),
  Srp: optional(Type.Number()),
  /** What buyers pay before the edit; absent: nothing can be ordered. */
  OldPrice: optional(Type.Number()),
  NewPrice: optional(Type.Number()),
  IsChanged: Type.Boolean(),
  AgainstSrpPercent: optional(Type.Number()),
  /** Running at this price, of those that follow the pricelist. */
  Units: optional(Type.Number()),
  /** What those pay a month more by the edit; absent where nothing is paid by the month. */
  Effect: optional(Type.Number()),
  /** The rule that makes the new price, with its place; or that somebody has set it. Absent: nothing makes a price. */
  MadeBy: optional(Type.String()),
  Warnings: Type.Array(PriceWarning),
  IsAboveSrp: Type.Boolean(),
  /** How it is set by hand: absent where rules make it. */
  SetModel: optional(ModelByHand),
  SetPercent: optional(Type.Number()),
  SetAmount: optional(Type.Number()),
  /** Only for who may see margins. */
  Cost: optional(Type.Number()),
  Margin: optional(Type.Number()),
  MarginPercent: optional(Type.Number()),
  IsBelowCost: optional(Type.Boolean()),
  /** All other candidates in the order in which they are asked, with what they would give or why they give nothing. */
  Lost: optional(Type.Array(Type.String())),
  /** Of the prices of its service that are set by hand. */
  Version: version,
});

export const PricePreview = entity(
  'PricePreview',
  Type.Object({
    Items: Type.Array(PreviewedPrice),
    /** Its name, where the prices of one service are asked for. */
    Service: optional(Type.String()),
    /** Of those that the filters leave. */
    TotalCount: Type.Integer(),
    /** Over all prices, whatever the filters leave. */
    Sums: Type.Object({
      Prices: Type.Integer(),
      Changed: Type.Integer(),
      /** Of those that change; a price that begins or ends is neither. */
      Raised: Type.Integer(),
      Lowered: Type.Integer(),
      AboveSrp: Type.Integer(),
      Conflicts: Type.Integer(),
      WithoutPrice: Type.Integer(),
      /** Only for who may see margins. */
      BelowCost: optional(Type.Integer()),
      /** Of those that change. */
      ChangedBelowCost: optional(Type.Integer()),
      /** Companies that buy from the pricelist, where a price changes. */
      Customers: Type.Integer(),
      /** Pricelists of those companies that offer what changes. */
      Followers: Type.Integer(),
      /** What running services that follow these prices pay a month more. */
      Effect: Type.Number(),
      Currency: Type.String(),
    }),
    /** Of each rule in its order, default prices last: how many fees it selects. */
    RuleItems: Type.Array(Type.Integer()),
    /** How many of those the rule before it selects as well that shares most of them, and the place of that one; 0: none. */
    RuleShared: Type.Array(Type.Integer()),
    RuleSharedWith: Type.Array(Type.Integer()),
  }),
);

export const pricePreviewExample: Static<typeof PricePreview> = {
  Items: [
    {
      PriceId: '41-1',
      ItemId: 41,
      MarketplaceOfferId: 609,
      ServiceId: 3,
      Service: 'Virtual Desktop Plus',
      Item: 'Desktop',
      FeeType: 'Monthly',
      Unit: 'User',
      CommitmentMonths: 1,
      Billing: 'Monthly',
      From: 1,
      Currency: 'EUR',
      ValidFrom: '2026-11-23',
      Srp: 28.9,
      OldPrice: 25.36,
      NewPrice: 27.3,
      IsChanged: true,
      AgainstSrpPercent: -5.5,
      Units: 40,
      Effect: 77.6,
      MadeBy: '1 · Fensterblick gross margin',
      Warnings: ['Conflict'],
      IsAboveSrp: false,
      Cost: 21.3,
      Margin: 6,
      MarginPercent: 22,
      IsBelowCost: false,
      Lost: ['2 · Desktops: 26.50', 'Default prices: 28.90'],
      Version: versionExample,
    },
  ],
  TotalCount: 1,
  Sums: {
    Prices: 1,
    Changed: 1,
    Raised: 1,
    Lowered: 0,
    AboveSrp: 0,
    Conflicts: 1,
    WithoutPrice: 0,
    BelowCost: 0,
    ChangedBelowCost: 0,
    Customers: 4,
    Followers: 1,
    Effect: 77.6,
    Currency: 'EUR',
  },
  RuleItems: [1, 1, 1],
  RuleShared: [0, 1, 0],
  RuleSharedWith: [0, 1, 0],
};
