/** Two versions of a quote side by side: lines that came, went or changed, and what each comes to. */
import type CompareSalesQuoteVersions from '../../../manifests/operations/SalesQuote/CompareSalesQuoteVersions.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { DataOf, InputOf } from '../../define/contract/operation.ts';
import { type ComparedFee, comparedFees } from '../../rules/quotes/compare-versions.ts';
import { feeTypes } from '../../rules/quotes/quote-price.ts';
import { loadQuote } from './detail.ts';
import { findQuote, noQuote } from './find.ts';

type Data = DataOf<typeof CompareSalesQuoteVersions>;

/** @throws 404 where one of them is out of sight, or they are versions of two quotes. */
export async function compareVersions(
  context: CallContext,
  { quoteId, withQuoteId }: InputOf<typeof CompareSalesQuoteVersions>,
): Promise<Data> {
  const { number } = await findQuote(context, quoteId);
  const after = await loadQuote(context, quoteId);
  const other = withQuoteId ?? after.Versions.find(({ QuoteVersion }) => QuoteVersion < after.QuoteVersion)?.QuoteId;
  if (other !== undefined && (await findQuote(context, other)).number !== number) throw noQuote(other);
  const before = other === undefined ? undefined : await loadQuote(context, other);
  const { Currency } = after;
  return {
    QuoteId: after.QuoteId,
    QuoteNumber: after.QuoteNumber,
    Name: after.Name,
    Currency,
    After: after.QuoteVersion,
    AfterStatus: after.Status,
    AfterValidUntil: after.ValidUntilDate,
    ...told('AfterValue', after.OrderValue),
    ...(before && {
      Before: before.QuoteVersion,
      BeforeStatus: before.Status,
      BeforeValidUntil: before.ValidUntilDate,
      ...told('BeforeValue', before.OrderValue),
      ...(before.OrderValue !== undefined &&
        after.OrderValue !== undefined &&
        told('Difference', difference(before.OrderValue, after.OrderValue))),
    }),
    Lines: before ? comparedFees(before.Fees, after.Fees).flatMap((line) => lineOf(line, Currency)) : [],
    Totals: feeTypes.flatMap((FeeType) => {
      const of = (detail: typeof after | undefined) =>
        detail?.Totals.find((total) => total.FeeType === FeeType)?.Quoted;
      const [was, is] = [of(before), of(after)];
      if (was === undefined && is === undefined) return [];
      return [
        {
          FeeType,
          Currency,
          ...told('Before', was),
          ...told('After', is),
          Difference: difference(was ?? 0, is ?? 0),
        },
      ];
    }),
  };
}

const told = <Name extends string>(name: Name, value: number | undefined): Partial<Record<Name, number>> =>
  value === undefined ? {} : ({ [name]: value } as Record<Name, number>);

/** Amounts have three decimals at most. */
const difference = (was: number, is: number): number => Number((is - was).toFixed(3));

function lineOf({ place, change, before, after }: ComparedFee, Currency: string): Data['Lines'][number][] {
  const said = after ?? before;
  if (!said) return [];
  const { Service, Fee, FeeType } = said;
  return [
    {
      Place: place,
      Change: change,
      ...{ Service, Fee, FeeType, Currency },
      ...(before && {
        QuantityBefore: before.Quantity,
        ...told('PriceBefore', before.Price),
        ...told('ValueBefore', before.Value),
      }),
      ...(after && {
        QuantityAfter: after.Quantity,
        ...told('PriceAfter', after.Price),
        ...told('ValueAfter', after.Value),
      }),
    },
  ];
}
