/** The forms people read and type, in the locales that differ most. */
import { describe, expect, it } from 'vitest';
import { sayAgo, showAgo } from './ago.ts';
import { showDay, typedDay } from './day.ts';
import { parseInstant, showInstant, typedInstant } from './instant-text.ts';
import { exportAmount, showAmount } from './money.ts';
import { parseNumber, showNumber } from './number.ts';
import { parseDay } from './parse-day.ts';
import { exportPercent, showPercent } from './percent.ts';

/** Non-breaking spaces as plain ones, so the tests can be read. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('numbers', () => {
  it.each([
    ['1,234.5', 'en', 1234.5],
    ['1.234,5', 'de', 1234.5],
    ['1 234,5', 'pl', 1234.5],
    ['1’234.5', 'de-CH', 1234.5],
    ["1'234.5", 'de-CH', 1234.5],
    ['12,34,567', 'hi-IN', 1234567],
    ['١٬٢٣٤٫٥', 'ar-EG', 1234.5],
    ['−12', 'en', -12],
    ['-,5', 'de', -0.5],
    ['+7', 'en', 7],
  ])('reads %s in %s', (text, locale, value) => expect(parseNumber(text, locale)).toBe(value));

  it.each([
    ['1.5', 'de'],
    ['1,5', 'en'],
    ['1,2345', 'en'],
    ['1.2.3', 'en'],
    ['--1', 'en'],
    ['1e5', 'en'],
    ['.', 'en'],
    ['', 'en'],
    ['0x10', 'en'],
  ])('refuses %s in %s rather than guess', (text, locale) => expect(parseNumber(text, locale)).toBeUndefined());

  it('shows no rest of binary sums', () => expect(showNumber(0.1 + 0.2, 'en')).toBe('0.3'));
});

describe('amounts', () => {
  it('has the decimals of the currency', () => {
    expect(showAmount(1234.5, 'EUR', 'en')).toBe('1,234.50');
    expect(showAmount(1234.5, 'eur', 'de')).toBe('1.234,50');
    expect(showAmount(128000, 'JPY', 'en')).toBe('128,000');
    expect(showAmount(0.0042, 'USD', 'en')).toBe('0.0042');
    expect(showAmount(0.000042, 'USD', 'de')).toBe('0,000042');
    expect(showAmount(0.1 + 0.2, 'USD', 'en')).toBe('0.30');
    expect(showAmount(1, 'rubbish', 'en')).toBe('1.00');
  });
  it('exports without grouping, with the code', () => expect(exportAmount(1234.5, 'EUR', 'de')).toBe('1234,50 EUR'));
});

describe('percentages', () => {
  it('stand in the form of the locale', () => {
    expect(showPercent(12.5, 'en')).toBe('12.5%');
    expect(plain(showPercent(12.5, 'de'))).toBe('12,5 %');
    expect(showPercent(12.5, 'tr')).toBe('%12,5');
    expect(plain(exportPercent(0.07, 'pl'))).toBe('0,07%');
  });
});

describe('days and instants', () => {
  it.each(['en', 'en-GB', 'de', 'pl', 'ja', 'ar-EG', 'fa', 'th'])(
    'reads back what it shows to type in %s',
    (locale) => {
      for (const day of ['2027-02-01', '2024-02-29', '9999-12-31']) {
        expect(parseDay(typedDay(day, locale), locale)).toBe(day);
      }
    },
  );
  it('takes the order of the locale, any marks, and ISO', () => {
    expect(parseDay('3/2/2027', 'en-US')).toBe('2027-03-02');
    expect(parseDay('3/2/2027', 'en-GB')).toBe('2027-02-03');
    expect(parseDay('3.2.2027', 'de')).toBe('2027-02-03');
    expect(parseDay('2027-02-03', 'de')).toBe('2027-02-03');
    expect(parseDay('31.4.2027', 'de')).toBeUndefined();
  });
  it('does not move a day', () => expect(showDay('2020-09-02', 'en-GB')).toBe('02 Sept 2020'));
  it('writes no zero before a day whose month has none', () => expect(showDay('2020-09-02', 'fi')).toBe('2.9.2020'));
  it('shows what is no day as it came', () => expect(showDay('soon', 'en')).toBe('soon'));
  it.each(['en', 'en-GB', 'de', 'pl', 'ar-EG'])('reads back the instant it shows to type in %s', (locale) => {
    for (const instant of ['2026-11-21T08:55:00Z', '2026-12-31T23:59:59Z']) {
      expect(parseInstant(typedInstant(instant, locale), locale)).toBe(instant);
    }
  });
  it('takes a short hour and the word UTC', () => {
    expect(parseInstant('1.2.2027, 8:05 UTC', 'de')).toBe('2027-02-01T08:05:00Z');
    expect(parseInstant('1.2.90 14.30 Uhr', 'de')).toBe('1990-02-01T14:30:00Z');
    expect(parseInstant('5 Mar 1990, 2 pm', 'en-GB')).toBe('1990-03-05T14:00:00Z');
    expect(parseInstant('5 Mar 1990 12:30 a.m.', 'en-GB')).toBe('1990-03-05T00:30:00Z');
    for (const no of ['5 Mar 1990', '5 Mar 19', '5 Mar 1990 13 pm', '1.2.90', '1.2.2027 8:5'])
      expect([no, parseInstant(no, 'en-GB')]).toEqual([no, undefined]);
    expect(parseInstant('1.2.2027 24:05', 'de')).toBeUndefined();
    expect(parseInstant('1.2.2027', 'de')).toBeUndefined();
  });
  it('says UTC', () => {
    expect(showInstant('2026-11-21T08:55:00', 'en-GB')).toBe('21 Nov 2026, 08:55 UTC');
    expect(showInstant('2026-11-21T08:55:00+02:00', 'en-GB')).toBe('21 Nov 2026, 06:55 UTC');
    expect(showInstant('soon', 'en')).toBe('soon');
  });
});

describe('how long ago', () => {
  const now = Date.parse('2026-11-21T10:30:00Z');
  it.each([
    ['2026-11-21T10:29:40Z', 'Now'],
    ['2026-11-21T10:26:00Z', '4 min ago'],
    ['2026-11-21T08:05:00Z', '2 hr ago'],
    ['2026-11-20T09:00:00Z', 'Yesterday'],
    // 30 and 47 hours, but two calendar days.
    ['2026-11-19T23:59:00Z', '2 days ago'],
    ['2026-10-01T00:00:00Z', '1 mo ago'],
    ['2025-09-01T00:00:00Z', '1 yr ago'],
    ['2019-03-14T00:00:00Z', '7 yr ago'],
    ['2026-11-22T11:00:00Z', 'Tomorrow'],
    ['2026-11-21T12:31:00Z', 'In 2 hr'],
  ])('%s is "%s"', (instant, said) => {
    expect(plain(showAgo(new Date(instant), now, 'en-GB'))).toBe(said);
  });

  it.each([
    ['de', 'Vor 2 Std.', 'Gestern'],
    ['pl', '2 godz. temu', 'Wczoraj'],
  ])('speaks %s', (locale, hours, yesterday) => {
    expect(plain(showAgo(new Date('2026-11-21T08:05:00Z'), now, locale))).toBe(hours);
    expect(plain(showAgo(new Date('2026-11-20T09:00:00Z'), now, locale))).toBe(yesterday);
  });

  it.each([
    ['de', 'vor 2 Std.'],
    ['ru', '2 ч назад'],
    ['tr', '2 sa. önce'],
    ['fr', 'il y a 2 h'],
  ])('begins small in %s within a line of words', (locale, hours) => {
    expect(plain(sayAgo(new Date('2026-11-21T08:05:00Z'), now, locale))).toBe(hours);
  });
});
