/** Amounts with the decimals of their currency; the code stands after the number on every screen. */
import { decimalsOf } from '../prices/currency-digits.ts';
import { numberFormatter } from './number.ts';

/** Metered prices have up to six decimals, whatever the smallest coin; what sums leave behind is cut. */
const finest = 6;

export function showAmount(value: number, currency: string | undefined, locale: string): string {
  const least = decimalsOf(currency);
  return numberFormatter(locale, {
    minimumFractionDigits: least,
    maximumFractionDigits: Math.max(least, finest),
  }).format(value);
}

/** With its currency, as running text says it. */
export const showMoney = (value: number, currency: string, locale: string): string =>
  `${showAmount(value, currency, locale)} ${currency}`;

/** In letters, whose words are chosen before the language of the reader is known: with a point, and whole coins. */
export const plainMoney = (value: number, currency: string): string =>
  `${value.toFixed(decimalsOf(currency))} ${currency}`;

/** How an amount changes: with its sign, whole coins, and the currency. */
export function showChange(value: number, currency: string, locale: string): string {
  const decimals = decimalsOf(currency);
  const amount = numberFormatter(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay: 'exceptZero',
  }).format(value);
  return `${amount} ${currency}`;
}

export function exportAmount(value: number, currency: string | undefined, locale: string): string {
  const amount = numberFormatter(locale, {
    minimumFractionDigits: decimalsOf(currency),
    maximumFractionDigits: 20,
    useGrouping: false,
  }).format(value);
  return currency === undefined ? amount : `${amount} ${currency}`;
}
