/** Amounts with the decimals of their currency; the code stands after the number on every screen. */
import { numberFormatter } from './number.ts';

const decimals = new Map<string, number>();
/** Unit prices may be finer than the smallest coin; what sums leave behind is cut. */
const finest = 4;

export function decimalsOf(currency: string | undefined): number {
  const code = currency?.toUpperCase() ?? '';
  const known = decimals.get(code);
  if (known !== undefined) return known;
  const found = /^[A-Z]{3}$/.test(code)
    ? (new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions().maximumFractionDigits ?? 2)
    : 2;
  decimals.set(code, found);
  return found;
}

export function showAmount(value: number, currency: string | undefined, locale: string): string {
  const least = decimalsOf(currency);
  return numberFormatter(locale, {
    minimumFractionDigits: least,
    maximumFractionDigits: Math.max(least, finest),
  }).format(value);
}

export function exportAmount(value: number, currency: string | undefined, locale: string): string {
  const amount = numberFormatter(locale, {
    minimumFractionDigits: decimalsOf(currency),
    maximumFractionDigits: 20,
    useGrouping: false,
  }).format(value);
  return currency === undefined ? amount : `${amount} ${currency}`;
}
