/** What a seller keeps of a price. */
import { type Decimal, fromNumber, hundred, rounded, toNumber } from '../../rules/prices/decimal.ts';

interface Kept {
  readonly Cost?: number;
  readonly Margin?: number;
  readonly MarginPercent?: number;
}

/** @param cost in the currency of the price; null: it is not known, or not for this reader. */
export function kept(amount: number, cost: number | null): Kept {
  if (cost === null) return {};
  const margin = (fromNumber(amount) - fromNumber(cost)) as Decimal;
  return {
    Cost: cost,
    Margin: toNumber(margin),
    ...(amount > 0 && { MarginPercent: toNumber(rounded(margin * hundred, fromNumber(amount), 1)) }),
  };
}
