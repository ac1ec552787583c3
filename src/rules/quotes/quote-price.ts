/** What a fee costs in a quote, and what a quote is worth: by the list and as quoted, for each way in which it is paid. */
import { feeValue, type PricedFee } from '../orders/order-value.ts';
import { decimalsOf } from '../prices/currency-digits.ts';
import { type Decimal, hundred, rounded, sumOf } from '../prices/decimal.ts';
import type { Currency } from '../prices/money.ts';

/** How the seller departs from the list; neither: he asks what it asks. */
export interface Departure {
  /** From 0 to 100. */
  readonly discount?: Decimal | undefined;
  /** Set by himself; it stands above a discount. */
  readonly special?: Decimal | undefined;
}

type ListFee = Omit<PricedFee, 'amount'> & { readonly list: Decimal };

export interface QuotedFee extends ListFee, Departure {
  readonly amount: Decimal;
  /** Of all units: once, or of one month or prepaid year. */
  readonly listValue: Decimal;
  readonly value: Decimal;
}

export function quotedFee(
  fee: ListFee,
  { discount, special }: Departure,
  quantity: number,
  currency: Currency,
): QuotedFee {
  const { basis, billing, list } = fee;
  const digits = basis === 'Metered' ? 6 : decimalsOf(currency);
  const given = discount ? discount : undefined;
  const lowered = given === undefined ? list : rounded(list * (hundred - given), hundred, digits);
  const amount = special ?? lowered;
  const worth = (each: Decimal): Decimal => feeValue({ basis, billing, amount: each }, quantity, currency);
  return {
    ...fee,
    ...(special !== undefined ? { special } : { discount: given }),
    ...{ amount, listValue: worth(list), value: worth(amount) },
  };
}

/** The ways in which fees are paid, in the order in which people read them. */
export const feeTypes = ['Monthly', 'YearlyPrepaid', 'Once'] as const;

export interface Worth {
  readonly list: Decimal;
  readonly quoted: Decimal;
}

type Valued = { readonly billing: PricedFee['billing']; readonly listValue: Decimal; readonly value: Decimal };

export const worthOf = (fees: readonly Valued[]): Worth => ({
  list: sumOf(fees.map(({ listValue }) => listValue)),
  quoted: sumOf(fees.map(({ value }) => value)),
});

/** One for each way in which something is paid; those that nothing is paid in are left out. */
export const totalsOf = (
  fees: readonly Valued[],
): readonly (Worth & { readonly feeType: (typeof feeTypes)[number] })[] =>
  feeTypes.flatMap((feeType) => {
    const those = fees.filter(({ billing }) => billing === feeType);
    return those.length === 0 ? [] : [{ feeType, ...worthOf(those) }];
  });

/** Of what is asked, in percent to a tenth, as prices and reports tell it; undefined where nothing is asked. */
export const marginPercent = (value: Decimal, margin: Decimal): Decimal | undefined =>
  value === 0n ? undefined : rounded(margin * hundred, value, 1);
