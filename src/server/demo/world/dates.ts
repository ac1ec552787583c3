/** The demo world's calendar: its "now" never moves, so two installations are equal. */
import type { Random } from './random.ts';

/** Everything in the demo world lies before this moment. */
export const now = new Date('2026-11-20T00:00:00Z');

/** In milliseconds. */
export const dayLength = 86_400_000;

export const daysAfter = (moment: Date, days: number): Date => new Date(moment.getTime() + days * dayLength);

/** YYYY-MM-DD. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** To the second, as the contract writes it. */
export const instantOf = (moment: Date): string => `${moment.toISOString().slice(0, 19)}Z`;

export const earlier = (a: Date, b: Date): Date => (a < b ? a : b);
export const later = (a: Date, b: Date): Date => (a > b ? a : b);

/** The same day between five and nineteen o'clock, when people work; never beyond the ends. */
export function atWork(chance: Random, from: Date, to: Date): Date {
  const moment = chance.moment(from, to);
  moment.setUTCHours(chance.whole(5, 18), chance.whole(0, 59), chance.whole(0, 59), 0);
  return later(from, earlier(to, moment));
}
