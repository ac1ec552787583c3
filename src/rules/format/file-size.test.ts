/** Sizes of files. */
import { describe, expect, it } from 'vitest';
import { showFileSize } from './file-size.ts';

describe('the size of a file', () => {
  it('is rounded to the unit that fits, in the words of the language', () => {
    expect([0, 512, 13_669, 1_500_000, 25_000_000].map((size) => showFileSize(size, 'en'))).toEqual([
      '0 byte',
      '512 byte',
      '14 kB',
      '1.5 MB',
      '25 MB',
    ]);
    expect(showFileSize(1_500_000, 'de')).toBe('1,5 MB');
  });
});
