/** One span of a day is two times of day; everything else stays in words. */
import { expect, it } from 'vitest';
import { showHours, withoutTimes, withTimes } from './working-hours.ts';

const text = (hours: string) => ({ SupportWorkingHoursRegular: hours });
const times = (opens: string, closes: string) => ({ SupportOpensRegular: opens, SupportClosesRegular: closes });

it.each([
  ['08:00–18:00', times('08:00', '18:00')],
  [' 8:00 - 18:00 ', times('08:00', '18:00')],
  ['08:00–12:00, 13:00–17:00', undefined],
  ['00:00–24:00', undefined],
  ['by appointment', undefined],
])('"%s" has times: %j', (hours, split) => expect(withTimes(text(hours))).toEqual(split ?? text(hours)));

it('times are kept as the text that says them, and words as they are', () => {
  expect(withoutTimes(times('08:00', '18:00'))).toEqual(text('08:00–18:00'));
  expect(withoutTimes(text('by appointment'))).toEqual(text('by appointment'));
});

it.each([
  ['8:00-18:00', 'de', '08:00 – 18:00'],
  ['08:00–12:00,13:00–17:00', 'de', '08:00 – 12:00, 13:00 – 17:00'],
  ['08:00–18:00', 'en', '8:00 AM – 6:00 PM'],
  ['by appointment, mornings', 'en', 'by appointment, mornings'],
])('"%s" in %s reads "%s"', (hours, locale, shown) =>
  expect(showHours(hours, locale).replace(/\u202f/g, ' ')).toBe(shown),
);
