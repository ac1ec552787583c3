/** Days of the week, kept by numbers and read by names. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { supportedLanguages } from '../limits.ts';
import { parseWeekdays, showWeekdays } from './weekdays.ts';

it.each([
  ['1-5', 'en', 'Monday – Friday'],
  ['1-3,6', 'de', 'Montag – Mittwoch, Samstag'],
  ['6', 'pl', 'sobota'],
  ['every second Monday', 'de', 'every second Monday'],
])('%s reads in %s as %s', (days, locale, shown) => expect(showWeekdays(days, locale)).toBe(shown));

it.each([
  ['Mon-Fri', 'en', '1-5'],
  ['Monday to Friday', 'de', '1-5'],
  ['Mo.–Fr., So', 'de', '1-5,7'],
  ['od', 'pl', undefined],
  ['every second Monday', 'en', undefined],
  ['T', 'en', undefined],
])('%s typed in %s is %s', (typed, locale, days) => expect(parseWeekdays(typed, locale)).toBe(days));

it('what is shown can be typed again in every language', () => {
  const day = fc.integer({ min: 1, max: 7 }).map(String);
  const part = fc.oneof(
    day,
    fc.tuple(day, day).map(([from, to]) => `${from}-${to}`),
  );
  const days = fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(','));
  fc.assert(
    fc.property(days, fc.constantFrom(...supportedLanguages), (given, language) => {
      expect(parseWeekdays(showWeekdays(given, language), language)).toBe(given);
    }),
  );
});
