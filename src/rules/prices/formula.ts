/** What a candidate makes of SRP and cost: one fraction, rounded once, or the reason why it can make nothing of them. */
import type { Formula } from './candidate.ts';
import { type Decimal, type Digits, hundred, rounded } from './decimal.ts';
import { type Currency, exchange, type Money, type Rates } from './money.ts';

/** incomplete: an amount or a percentage is missing; outOfRange: no price can be what comes of them. */
export type Obstacle = 'noCost' | 'noSrp' | 'noRate' | 'incomplete' | 'outOfRange';

/** An amount in the currency of the price, unrounded. */
export interface Figure {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

export interface Figures {
  readonly digits: Digits;
  readonly srp: Figure | 'noSrp' | 'noRate';
  readonly cost: Figure | 'noCost' | 'noRate';
}

/** What prices hold in the database: nine digits before the point. */
const largest = 999_999_999_999_999n;

export function figureOf<Missing>(
  money: Money | undefined,
  missing: Missing,
  currency: Currency,
  rates: Rates,
): Figure | Missing | 'noRate' {
  if (money === undefined) return missing;
  if (money.currency === currency) return { numerator: money.amount, denominator: 1n };
  const rate = exchange(money.currency, currency, rates);
  return rate === undefined ? 'noRate' : { numerator: money.amount * rate.numerator, denominator: rate.denominator };
}

export function amountBy(formula: Formula, figures: Figures): Decimal | Obstacle {
  const amount = unchecked(formula, figures);
  return typeof amount === 'bigint' && (amount < 0n || amount > largest) ? 'outOfRange' : amount;
}

function unchecked({ model, percent, amount }: Formula, { digits, srp, cost }: Figures): Decimal | Obstacle {
  if (model === 'Static') return amount === undefined ? 'incomplete' : rounded(amount, 1n, digits);
  if (model === 'Srp') return typeof srp === 'string' ? srp : rounded(srp.numerator, srp.denominator, digits);
  if (percent === undefined) return 'incomplete';
  if (model === 'SrpDiscount')
    return typeof srp === 'string'
      ? srp
      : rounded(srp.numerator * (hundred - percent), srp.denominator * hundred, digits);
  if (model === 'GrossMargin' && percent >= hundred) return 'outOfRange';
  if (typeof cost === 'string') return cost;
  return model === 'Markup'
    ? rounded(cost.numerator * (hundred + percent), cost.denominator * hundred, digits)
    : rounded(cost.numerator * hundred, cost.denominator * (hundred - percent), digits);
}
