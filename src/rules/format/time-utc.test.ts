/** Times to the second with their distance from UTC, as people write them and as schemas want them. */
import { describe, expect, it } from 'vitest';
import { isTimeUtc, parseTimeUtc, showTimeUtc } from './time-utc.ts';

/** Non-breaking spaces as plain ones, so the tests can be read. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

const locales = 'en en-GB de pl es fr hu it nl pt ro ru fi tr bg sv ar-EG hi-IN'.split(' ');

describe('a typed time', () => {
  it.each([
    ['9:30', 'de', '09:30:00Z'],
    ['9:30:15', 'de', '09:30:15Z'],
    ['9.30.15', 'fi', '09:30:15Z'],
    ['0930', 'de', '09:30:00Z'],
    ['9:30:15 pm', 'en', '21:30:15Z'],
    ['9:30:15 UTC', 'en', '09:30:15Z'],
    ['9:30 gmt', 'en', '09:30:00Z'],
    ['9 pm UTC', 'en', '21:00:00Z'],
    ['09:30:15Z', 'de', '09:30:15Z'],
    ['09:30:15.25Z', 'de', '09:30:15.25Z'],
    ['9:30 +2', 'de', '09:30:00+02:00'],
    ['9:30 UTC+02:00', 'de', '09:30:00+02:00'],
    ['9:30 UTC−3:30', 'de', '09:30:00-03:30'],
    ['9:30-0330', 'de', '09:30:00-03:30'],
    ['9:30:15 Uhr', 'de', '09:30:15Z'],
    ['٩:٣٠:١٥', 'ar-EG', '09:30:15Z'],
  ])('"%s" in %s is %s', (text, locale, time) => expect(parseTimeUtc(text, locale)).toBe(time));

  it.each(['24:00', '9:30:60', '9:30:1', '9:30 CET', '9:30 +25', '9:30 +2:75', 'noon', 'UTC', '+2', ''])(
    '"%s" is none',
    (text) => expect(parseTimeUtc(text, 'en')).toBeUndefined(),
  );
});

describe('a shown time', () => {
  it.each([
    ['09:30:00Z', 'en', '9:30 AM UTC'],
    ['17:05:09Z', 'en', '5:05:09 PM UTC'],
    ['17:05:09z', 'de', '17:05:09 UTC'],
    ['17:05:00+00:00', 'de', '17:05 UTC'],
    ['17:05:00-03:30', 'de', '17:05 UTC-03:30'],
    ['17:05:09.25Z', 'de', '17:05:09.25 UTC'],
    ['25:00', 'de', '25:00'],
    ['by phone', 'de', 'by phone'],
  ])('%s in %s is %s', (time, locale, text) => expect(plain(showTimeUtc(time, locale))).toBe(text));

  it.each(locales)('is read back in %s', (locale) => {
    for (const time of ['00:05:00Z', '09:30:15Z', '12:00:59Z', '21:45:00+02:00', '23:59:01-03:30', '13:00:01.5Z'])
      expect(parseTimeUtc(showTimeUtc(time, locale), locale)).toBe(time);
  });
});

describe('what a schema takes', () => {
  it.each([
    ['10:15:30Z', true],
    ['10:15:30.123+02:00', true],
    ['10:15:30', false],
    ['10:15Z', false],
    ['24:00:00Z', false],
    ['10:15:30+24:00', false],
  ])('%s: %s', (text, fits) => expect(isTimeUtc(text)).toBe(fits));
});
