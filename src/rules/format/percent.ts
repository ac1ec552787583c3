/** Percentages in the user's own form ("12.5%", "12,5 %", "%12,5"); the value 12.5 means 12.5 per cent. */
import { exportNumber, numberFormatter, showNumber } from './number.ts';

export function showPercent(value: number, locale: string): string {
  return percentAround(showNumber(value, locale), locale);
}

export function exportPercent(value: number, locale: string): string {
  return percentAround(exportNumber(value, locale), locale);
}

/** A number that is formatted already, with the sign in its place. */
export function percentAround(number: string, locale: string): string {
  const parts = numberFormatter(locale, { style: 'percent' }).formatToParts(0);
  return parts.map((part) => (part.type === 'integer' ? number : part.value)).join('');
}
