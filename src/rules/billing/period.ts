/** Days and what lies between them. A period ends before its last day, and one without an end goes on. */
import type { Day } from '../prices/candidate.ts';

export interface Period {
  readonly from: Day;
  /** The first day that is no longer in it. */
  readonly until: Day;
}

const dayLong = 86_400_000;

export const daysOf = ({ from, until }: Period): number => Math.round((Date.parse(until) - Date.parse(from)) / dayLong);

export const dayAfter = (day: Day, count = 1): Day =>
  new Date(Date.parse(day) + count * dayLong).toISOString().slice(0, 10);

/** So many months later or earlier; the last day of a month that has no such day, as the database reckons. */
export function monthsAfter(day: Day, count: number): Day {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + count, Math.min(date, last))).toISOString().slice(0, 10);
}

export const latest = (...days: readonly (Day | undefined)[]): Day =>
  days.reduce<Day>((found, day) => (day !== undefined && day > found ? day : found), '');

export const earliest = (first: Day, ...days: readonly (Day | undefined)[]): Day =>
  days.reduce<Day>((found, day) => (day !== undefined && day < found ? day : found), first);

/** The year in which a day lies, when years begin on the day of another one. */
export function yearAround(day: Day, begins: Day): Period {
  let count = Number(day.slice(0, 4)) - Number(begins.slice(0, 4));
  if (monthsAfter(begins, 12 * count) > day) count -= 1;
  return { from: monthsAfter(begins, 12 * count), until: monthsAfter(begins, 12 * (count + 1)) };
}
