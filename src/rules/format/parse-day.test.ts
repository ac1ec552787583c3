/** Days as people type them: whatever shows a day is read back, and what is no day is none. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { showDay, typedDay } from './day.ts';
import { parseDay } from './parse-day.ts';

const locales = ['en-GB', 'en-US', 'de', 'pl', 'fr', 'es', 'cs', 'ar-EG'];
const days = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const written = (day: string, locale: string, month: 'long' | 'short') =>
  new Intl.DateTimeFormat(locale, {
    calendar: 'gregory',
    timeZone: 'UTC',
    day: 'numeric',
    month,
    year: 'numeric',
  }).format(new Date(`${day}T00:00:00Z`));

describe.each(locales)('in %s', (locale) => {
  it('a day is read back from every form that shows it', () =>
    fc.assert(
      fc.property(days, (day) => {
        const forms = [
          typedDay(day, locale),
          showDay(day, locale),
          written(day, locale, 'long'),
          written(day, locale, 'short'),
        ];
        expect(forms.map((text) => parseDay(text, locale))).toEqual(forms.map(() => day));
      }),
    ));

  it('marks between numbers, leading zeros and the century do not matter', () =>
    fc.assert(
      fc.property(days, fc.constantFrom('.', '/', '-', ' ', ', '), (day, mark) => {
        const numbers = typedDay(day, locale).match(/\p{N}+/gu) ?? [];
        const short = numbers.map((each) => each.replace(/^[0٠]/, ''));
        expect(parseDay(short.join(mark), locale)).toBe(day);
      }),
    ));

  it('any other text is no day, and never fails', () =>
    fc.assert(
      fc.property(fc.string(), (text) => {
        const day = parseDay(text, locale);
        if (day !== undefined) expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
      }),
    ));
});

it.each([
  ['1.2.90', 'de', '1990-02-01'],
  ['1/2/90', 'en-US', '1990-01-02'],
  ['3.2.27', 'de', '2027-02-03'],
  ['5 Mar 1990', 'en-GB', '1990-03-05'],
  ['Mar 5, 1990', 'en-US', '1990-03-05'],
  ['5 march 90', 'en-GB', '1990-03-05'],
  ['5. März 1990', 'de', '1990-03-05'],
  ['5 Mar 1990', 'de', '1990-03-05'],
  ['5 marca 1990 r.', 'pl', '1990-03-05'],
  ['5 de marzo de 1990', 'es', '1990-03-05'],
  ['1990.3.5', 'en-US', '1990-03-05'],
])('"%s" in %s is %s', (text, locale, day) => expect(parseDay(text, locale, 2026)).toBe(day));

it.each([
  ['31.4.2027', 'de'],
  ['30 Feb 2027', 'en-GB'],
  ['5 Ma 1990', 'en-GB'],
  ['5 Mar Apr 1990', 'en-GB'],
  ['Mar 1990', 'en-GB'],
  ['1.2', 'de'],
  ['1.2.190', 'de'],
  ['tomorrow', 'en-GB'],
])('"%s" in %s is no day', (text, locale) => expect(parseDay(text, locale)).toBeUndefined());
