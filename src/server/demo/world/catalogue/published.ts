/** When services were published and changed: at nine in the morning, days before the world's now. */
import { dayLength, daysAfter, now } from '../dates.ts';

const workingHour = 9 / 24;

export const publishedOn = (days: number): Date => new Date(daysAfter(now, -days).getTime() + workingHour * dayLength);
