/** Rules by which a pricelist comes to its prices, in the order in which they are asked (PL-09 to PL-14, PL-20). */
import { Type } from 'typebox';
import { entity, type Static } from '#define';
import { accountId } from './list.ts';
import { version, versionExample } from './version.ts';

const optional = Type.Optional;

const priceWords = {
  Static: 'Fixed price',
  Srp: 'Suggested price',
  Markup: 'Markup',
  GrossMargin: 'Gross margin',
  SrpDiscount: 'Discount on suggested price',
};
export const PriceModel = Type.Enum(['Static', 'Srp', 'Markup', 'GrossMargin', 'SrpDiscount'], {
  type: 'string',
  words: priceWords,
});
const { Srp: _, ...wordsByHand } = priceWords;
/** How a price is set by hand. */
export const ModelByHand = Type.Enum(['Static', 'Markup', 'GrossMargin', 'SrpDiscount'], {
  type: 'string',
  words: wordsByHand,
});
export const selectionWords = { Vendor: 'Vendors', ServiceGroup: 'Service groups', PriceableItem: 'Items' } as const;
const Selection = Type.Enum(['Vendor', 'ServiceGroup', 'PriceableItem'], { type: 'string', words: selectionWords });

/** Below what a formula can make of it, or above what prices hold, is refused. */
const Percent = Type.Number({ minimum: -999.9999, maximum: 999.9999 });
const Amount = Type.Number({ minimum: 0, maximum: 999_999_999 });

const rule = {
  /** Absent: a new one. */
  RuleId: optional(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })),
  Name: Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' }),
  Selection,
  /** Ids of vendors, service groups of the owner, or items. */
  Selected: Type.Array(accountId, { minItems: 1, maxItems: 1000 }),
  Model: PriceModel,
  /** Of a markup, a gross margin or a discount. */
  Percent: optional(Percent),
  /** Of a fixed price, in the currency of the pricelist. */
  Amount: optional(Amount),
};

export const PricingRuleInput = Type.Object(rule);

const orNone = <const Schema extends Type.TSchema>(schema: Schema) => optional(Type.Union([schema, Type.Null()]));

/** What is changed of a rule that is there; what is not sent stays. */
export const PricingRuleChange = Type.Object({
  RuleId: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
  /** Its place among the rules, from 1; default prices stay behind them, whatever is sent of them. */
  Priority: optional(Type.Integer({ minimum: 1, maximum: 1000 })),
  Name: optional(rule.Name),
  Model: optional(PriceModel),
  Percent: orNone(Percent),
  /** Alone it makes the rule one of a fixed price. */
  Amount: orNone(Amount),
});

/** Beside the rules as a whole: some values of some of them, or one that is replaced or removed. */
export const ruleEdits = {
  changes: optional(Type.Array(PricingRuleChange, { minItems: 1, maxItems: 201 })),
  /** In the place of the one that is named. */
  rule: optional(PricingRuleInput),
  ruleId: optional(PricingRuleChange.properties.RuleId),
  /** The one that is named goes. */
  isRemoved: optional(Type.Boolean()),
};

/** A rule while it is typed: what is missing makes it one that cannot be computed. */
export const TypedRule = Type.Object({
  ...rule,
  Name: Type.String({ maxLength: 100 }),
  Selected: Type.Array(accountId, { maxItems: 1000 }),
});

const day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });

/** What is changed of a price that is set by hand; an amount alone is a fixed price, and with nothing the rules make it again. */
export const PriceByHandInput = Type.Object({
  ItemId: accountId,
  /** From so many units on. */
  From: optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  /** null: the rules make the price again. */
  Model: orNone(ModelByHand),
  Percent: orNone(Percent),
  Amount: orNone(Amount),
  /** Absent: today. */
  ValidFrom: optional(day),
  /** The first day on which it no longer holds. */
  ValidUntil: optional(day),
});

export const PricingRuleGroup = entity(
  'PricingRuleGroup',
  Type.Object({
    MarketplaceId: Type.Integer(),
    Version: version,
    Currency: Type.String(),
    /** In the order in which they are asked; default prices, which stand behind them, are not among them. */
    Rules: Type.Array(
      Type.Object({
        ...rule,
        RuleId: Type.Integer(),
        Priority: Type.Integer(),
        /** What is selected, as far as it is still there. */
        SelectedNames: Type.Array(Type.String()),
      }),
    ),
    /** The same for lists, default prices behind them. */
    Ranked: Type.Array(
      Type.Object({
        RuleId: Type.Integer(),
        Name: Type.String(),
        IsDefault: Type.Boolean(),
        /** Absent: all items. */
        Selection: optional(Selection),
        Selected: Type.Array(Type.Integer()),
        SelectedNames: Type.Array(Type.String()),
        Model: PriceModel,
        Percent: optional(Type.Number()),
        Amount: optional(Type.Number()),
        Currency: Type.String(),
        /** What it applies to and how many fees those are, in words. */
        Scope: Type.String(),
        /** That rules before it take some of those, in words. */
        TakenBefore: optional(Type.String()),
        /** So many fees are selected. */
        ItemsCount: Type.Integer(),
        /** So many of them are taken by the rule before it that takes most; 0: none. */
        SharedCount: Type.Integer(),
        /** That rule, with its place. Absent: no rule before it selects any of them. */
        SharedWith: optional(Type.String()),
        Version: version,
      }),
    ),
    /** A customer company buys from it: so many prices change for so many. */
    CustomersCount: Type.Integer(),
    /** Rules by cost are only for who may see margins. */
    MayUseCost: Type.Boolean(),
  }),
);

export const ruleGroupExample: Static<typeof PricingRuleGroup> = {
  MarketplaceId: 12,
  Version: versionExample,
  Currency: 'EUR',
  Rules: [
    {
      RuleId: 31,
      Priority: 1,
      Name: 'Tresorwerk gross margin',
      Selection: 'Vendor',
      Selected: [102002],
      SelectedNames: ['Tresorwerk'],
      Model: 'GrossMargin',
      Percent: 22,
    },
  ],
  Ranked: [
    {
      RuleId: 31,
      Name: 'Tresorwerk gross margin',
      IsDefault: false,
      Selection: 'Vendor',
      Selected: [102002],
      SelectedNames: ['Tresorwerk'],
      Model: 'GrossMargin',
      Percent: 22,
      Currency: 'EUR',
      Scope: 'Vendors: Tresorwerk · 14 items',
      TakenBefore: '11 of them go by rule 1',
      ItemsCount: 14,
      SharedCount: 11,
      SharedWith: '1 · Backup markup',
      Version: versionExample,
    },
  ],
  CustomersCount: 4,
  MayUseCost: true,
};
