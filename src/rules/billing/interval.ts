/** Intervals of billing: calendar months, written as a number such as 202611. Days are 'YYYY-MM-DD', in UTC. */

export type IntervalId = number;

/** @throws for what names no month. */
function partsOf(interval: IntervalId): { readonly year: number; readonly month: number } {
  const year = Math.floor(interval / 100);
  const month = interval % 100;
  if (!Number.isInteger(interval) || year < 1000 || year > 9999 || month < 1 || month > 12)
    throw new RangeError(`${interval} is no interval; one is a month such as 202611`);
  return { year, month };
}

/** @throws for what is no day. */
export function intervalOf(day: string): IntervalId {
  const [, year, month] = /^(\d{4})-(\d\d)-\d\d$/.exec(day) ?? [];
  const interval = Number(year) * 100 + Number(month);
  partsOf(interval);
  return interval;
}

/** So many months later, or earlier. */
export function intervalAfter(interval: IntervalId, months: number): IntervalId {
  const { year, month } = partsOf(interval);
  const count = year * 12 + month - 1 + months;
  return Math.floor(count / 12) * 100 + (count % 12) + 1;
}

export function firstDayOf(interval: IntervalId): string {
  const { year, month } = partsOf(interval);
  return `${year}-${String(month).padStart(2, '0')}-01`;
}

/** The first day that is no longer in it. */
export const endOf = (interval: IntervalId): string => firstDayOf(intervalAfter(interval, 1));

export function daysIn(interval: IntervalId): number {
  const { year, month } = partsOf(interval);
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** The last moment at which usage and charges still belong to it: an hour before its last day ends, when its bill run may begin. */
export const cutOffOf = (interval: IntervalId): Date =>
  new Date(Date.parse(`${endOf(interval)}T00:00:00Z`) - 3_600_000);

/** The latest interval whose bill run may begin by then. */
export const intervalToBill = (now: Date): IntervalId =>
  intervalAfter(intervalOf(new Date(now.getTime() + 3_600_000).toISOString().slice(0, 10)), -1);
