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
