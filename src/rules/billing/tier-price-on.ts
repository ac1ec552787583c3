/** What a tier pays for a fee on a day: who set a price by hand comes first, then promises, then the pricelist, then what was paid last. */
import { type Day, holdsOn, type Validity } from '../prices/candidate.ts';
import type { Decimal } from '../prices/decimal.ts';

export interface TierPrice extends Validity {
  /** undefined: of the pricelist, and not kept with the tier yet. */
  readonly tierPriceId?: number | undefined;
  readonly kind: 'List' | 'Protected' | 'Quote' | 'Custom';
  readonly amount: Decimal;
}

export interface FoundPrice {
  readonly price: TierPrice;
  /** No pricelist offers it any more: it is what was paid last. */
  readonly isLast: boolean;
}

/** @param listed what the pricelists ask that day. */
export function tierPriceOn(
  day: Day,
  prices: readonly TierPrice[],
  listed: TierPrice | undefined,
): FoundPrice | undefined {
  const held = prices.filter((price) => holdsOn(price, day));
  const price =
    newest(held, 'Custom') ??
    newest(held, 'Quote', 'Protected') ??
    // What was ordered is frozen for the first period, and what a bill of that day was made of stays.
    newest(
      held.filter(({ from }) => from === day),
      'List',
    ) ??
    listed;
  if (price) return { price, isLast: false };
  const last = newest(prices.filter(({ from }) => from <= day));
  return last && { price: last, isLast: true };
}

const newest = (prices: readonly TierPrice[], ...kinds: readonly TierPrice['kind'][]): TierPrice | undefined =>
  prices
    .filter(({ kind }) => kinds.length === 0 || kinds.includes(kind))
    .reduce<TierPrice | undefined>((found, price) => (found && isNewer(found, price) ? found : price), undefined);

const isNewer = (one: TierPrice, other: TierPrice): boolean =>
  one.from > other.from || (one.from === other.from && (one.tierPriceId ?? 0) > (other.tierPriceId ?? 0));
