/** The size of a file in the words of a language, as file managers round it. */
import { numberFormatter } from './number.ts';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

export function showFileSize(bytes: number, locale: string): string {
  const step = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  const value = bytes / 1000 ** step;
  const options = {
    style: 'unit',
    unit: units[step] ?? 'byte',
    unitDisplay: 'short',
    maximumFractionDigits: step > 1 && value < 10 ? 1 : 0,
  } as const;
  return numberFormatter(locale, options).format(value);
}
