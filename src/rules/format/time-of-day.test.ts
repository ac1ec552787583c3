/** Times of day as people write them, in the locales that differ most. */
import { describe, expect, it } from 'vitest';
import { parseTimeOfDay, showTimeOfDay } from './time-of-day.ts';

/** Non-breaking spaces as plain ones, so the tests can be read. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

const locales = 'en en-GB de pl es fr hu it nl pt ro ru fi tr bg sv ar-EG hi-IN'.split(' ');

describe('a typed time', () => {
  it.each([
    ['9', 'de', '09:00'],
    ['9.30', 'de', '09:30'],
    ['9:30', 'de', '09:30'],
    ['9,30', 'de', '09:30'],
    ['09:30:00', 'de', '09:30'],
    ['0930', 'de', '09:30'],
    ['930', 'de', '09:30'],
    ['21 Uhr', 'de', '21:00'],
    ['21.15 Uhr', 'de', '21:15'],
    ['9 h 30', 'fr', '09:30'],
    ['9h30', 'fr', '09:30'],
    ['9h', 'fr', '09:00'],
    ['kl. 8', 'sv', '08:00'],
    ['klo 8.15', 'fi', '08:15'],
    ['9 pm', 'en', '21:00'],
    ['9PM', 'de', '21:00'],
    ['9:30 p.m.', 'en', '21:30'],
    ['930p', 'en', '21:30'],
    ['12 am', 'en', '00:00'],
    ['12 pm', 'en', '12:00'],
    ['de. 9:30', 'hu', '09:30'],
    ['du. 9:30', 'hu', '21:30'],
    ['ÖS 9:30', 'tr', '21:30'],
    ['٩:٣٠', 'ar-EG', '09:30'],
    ['0', 'en', '00:00'],
    ['23:59', 'en', '23:59'],
  ])('"%s" in %s is %s', (text, locale, time) => expect(parseTimeOfDay(text, locale)).toBe(time));

  it.each([
    ['24', 'de'],
    ['24:00', 'de'],
    ['9:60', 'de'],
    ['9:3', 'de'],
    ['9:30:15', 'de'],
    ['09301', 'de'],
    ['0960', 'de'],
    ['-9', 'de'],
    ['9-17', 'de'],
    ['9 30', 'de'],
    ['13 pm', 'en'],
    ['0 am', 'en'],
    ['9 apples', 'en'],
    ['noon', 'en'],
    ['', 'en'],
  ])('"%s" in %s is none', (text, locale) => expect(parseTimeOfDay(text, locale)).toBeUndefined());
});

describe('a shown time', () => {
  it.each([
    ['09:30', 'en', '9:30 AM'],
    ['17:05', 'en', '5:05 PM'],
    ['17:05', 'en-GB', '17:05'],
    ['09:30', 'de', '09:30'],
    ['00:00', 'de', '00:00'],
    ['25:00', 'de', '25:00'],
    ['by phone', 'de', 'by phone'],
  ])('%s in %s is %s', (time, locale, text) => expect(plain(showTimeOfDay(time, locale))).toBe(text));

  it.each(locales)('is read back in %s, each hour', (locale) => {
    for (let hour = 0; hour < 24; hour += 1) {
      const time = `${String(hour).padStart(2, '0')}:05`;
      expect(parseTimeOfDay(showTimeOfDay(time, locale), locale)).toBe(time);
    }
  });
});
