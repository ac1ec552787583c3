/** Lengths of time in the words of several languages. */
import { describe, expect, it } from 'vitest';
import { showDuration, showDurations } from './duration.ts';

describe('a length of time', () => {
  it('is counted in the words of the language', () => {
    expect([1, 12].map((months) => showDuration(months, undefined, 'en'))).toEqual(['1 month', '12 months']);
    expect(showDuration(12, { unit: 'month' }, 'de')).toBe('12 Monate');
    expect(showDuration(5, { unit: 'day' }, 'pl')).toBe('5 dni');
  });

  it('is one of several, whose unit stands once', () => {
    expect(showDurations([1, 12, 36], undefined, 'en')).toBe('1, 12, or 36 months');
    expect(showDurations([1, 12, 36], undefined, 'de')).toBe('1, 12 oder 36 Monate');
    expect(showDurations([1], undefined, 'de')).toBe('1 Monat');
  });
});
