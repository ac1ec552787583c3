/** Two versions of a quote side by side (SOLO-25). */
import { Type } from 'typebox';
import { entity, type Static } from '#define';
import { QuoteFeeType, QuoteState } from './quote.ts';
import { day } from './ServiceItem.ts';

const optional = Type.Optional;

const QuoteChange = Type.Enum(['Added', 'Removed', 'Changed', 'Same'], {
  type: 'string',
  words: { Added: 'Added', Removed: 'Removed', Changed: 'Changed', Same: 'As before' },
});

/** Two versions of a quote: one, and another that is called before here. */
export const QuoteComparison = entity(
  'QuoteComparison',
  Type.Object({
    QuoteId: Type.Integer(),
    QuoteNumber: Type.String(),
    Name: Type.String(),
    Currency: Type.String(),
    /** The versions; without another one there is nothing before. */
    After: Type.Integer(),
    Before: optional(Type.Integer()),
    AfterStatus: QuoteState,
    BeforeStatus: optional(QuoteState),
    AfterValidUntil: day,
    BeforeValidUntil: optional(day),
    /** Absent, as all amounts, for whoever may not read prices. */
    AfterValue: optional(Type.Number()),
    BeforeValue: optional(Type.Number()),
    Difference: optional(Type.Number()),
    Lines: Type.Array(
      Type.Object({
        Place: Type.Integer(),
        Change: QuoteChange,
        Service: Type.String(),
        Fee: Type.String(),
        FeeType: QuoteFeeType,
        Currency: Type.String(),
        QuantityBefore: optional(Type.Integer()),
        QuantityAfter: optional(Type.Integer()),
        PriceBefore: optional(Type.Number()),
        PriceAfter: optional(Type.Number()),
        ValueBefore: optional(Type.Number()),
        ValueAfter: optional(Type.Number()),
      }),
    ),
    Totals: Type.Array(
      Type.Object({
        FeeType: QuoteFeeType,
        Currency: Type.String(),
        Before: optional(Type.Number()),
        After: optional(Type.Number()),
        Difference: Type.Number(),
      }),
    ),
  }),
);

export const quoteComparisonExample: Static<typeof QuoteComparison> = {
  QuoteId: 21,
  QuoteNumber: 'Q-10021',
  Name: 'Hafenleitwarte 2027, Arbeitsplätze und Datensicherung',
  Currency: 'EUR',
  After: 3,
  Before: 2,
  AfterStatus: 'Draft',
  BeforeStatus: 'Sent',
  AfterValidUntil: '2026-12-18',
  BeforeValidUntil: '2026-11-30',
  AfterValue: 10_495.2,
  BeforeValue: 11_083.2,
  Difference: -588,
  Lines: [
    {
      Place: 1,
      Change: 'Changed',
      Service: 'Virtual Desktop Plus',
      Fee: 'Per user, prepaid',
      FeeType: 'YearlyPrepaid',
      Currency: 'EUR',
      QuantityBefore: 40,
      QuantityAfter: 40,
      PriceBefore: 23.09,
      PriceAfter: 21.24,
      ValueBefore: 11_083.2,
      ValueAfter: 10_195.2,
    },
  ],
  Totals: [{ FeeType: 'YearlyPrepaid', Currency: 'EUR', Before: 11_083.2, After: 10_195.2, Difference: -888 }],
};
