/** Amounts in a currency, which never add to those in another one, and what they are in it by the rates of a moment. */
import { decimalsOf } from './currency-digits.ts';
import { type Decimal, rounded } from './decimal.ts';

/** A code of ISO 4217. */
export type Currency = string;

export interface Money<Of extends Currency = Currency> {
  readonly amount: Decimal;
  readonly currency: Of;
}

/** @throws for two currencies; of those known when this is compiled, the compiler says so. */
export const add = <Of extends Currency>(one: Money<Of>, other: Money<NoInfer<Of>>): Money<Of> =>
  sumOfMoney([one, other], one.currency);

/** @throws for an amount in another currency than that of the sum. */
export function sumOfMoney<Of extends Currency>(amounts: Iterable<Money<NoInfer<Of>>>, currency: Of): Money<Of> {
  let sum = 0n;
  for (const each of amounts) {
    if (each.currency !== currency) throw new RangeError(`${each.currency} does not add to ${currency}`);
    sum += each.amount;
  }
  return { amount: sum as Decimal, currency };
}

/** With the decimals that amounts of the currency have. */
export const inCoins = <Of extends Currency>({ amount, currency }: Money<Of>): Money<Of> => ({
  amount: rounded(amount, 1n, decimalsOf(currency)),
  currency,
});

/** How much of a currency a euro is, and since when. */
export interface Rate {
  /** In billionths. */
  readonly perEuro: bigint;
  /** Milliseconds since 1970. */
  readonly asOf: number;
}

export interface Rates {
  /** The moment of asking, in milliseconds since 1970: a rate that is older than a day then is none. */
  readonly at: number;
  /** The euro needs none. */
  readonly byCurrency: ReadonlyMap<Currency, Rate>;
}

/** What one of a currency is in another one, unrounded. */
export interface Exchange {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

const day = 24 * 60 * 60 * 1000;
const ofEuro = 1_000_000_000n;
const same: Exchange = { numerator: 1n, denominator: 1n };

/** undefined: a rate is missing or out of date. */
export function exchange(from: Currency, to: Currency, rates: Rates): Exchange | undefined {
  if (from === to) return same;
  const numerator = perEuro(to, rates);
  const denominator = perEuro(from, rates);
  return numerator === undefined || denominator === undefined ? undefined : { numerator, denominator };
}

function perEuro(currency: Currency, { at, byCurrency }: Rates): bigint | undefined {
  if (currency === 'EUR') return ofEuro;
  const rate = byCurrency.get(currency);
  return rate !== undefined && rate.perEuro > 0n && at - rate.asOf <= day ? rate.perEuro : undefined;
}
