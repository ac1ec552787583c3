/** Lengths of time in the words of a language: one of them, or a choice of several of the same unit. */
import { BoundedCache } from './bounded-cache.ts';
import { numberFormatter, showNumber } from './number.ts';

export type DurationUnit = 'minute' | 'hour' | 'day' | 'month' | 'year';

export interface DurationOptions {
  /** What is counted. Absent: months. */
  readonly unit?: DurationUnit;
}

const lists = new BoundedCache<Intl.ListFormat>(50);

export function showDuration(value: number, { unit = 'month' }: DurationOptions = {}, locale: string): string {
  return numberFormatter(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}

/** '1, 12 or 36 months': the unit stands once, behind the last. */
export function showDurations(values: readonly number[], options: DurationOptions | undefined, locale: string): string {
  const list = lists.getOrCreate(locale, () => new Intl.ListFormat(locale, { type: 'disjunction' }));
  const last = values.length - 1;
  return list.format(
    values.map((value, index) => (index === last ? showDuration(value, options, locale) : showNumber(value, locale))),
  );
}
