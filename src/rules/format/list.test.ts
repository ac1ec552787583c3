/** Several words in a line. */
import { expect, it } from 'vitest';
import { allLanguages } from '../limits.ts';
import { showList } from './list.ts';

it.each(allLanguages)('no two words run into each other in %s', (language) => {
  expect(showList(['Backup', 'Mail', 'Voice'], language)).toMatch(/^Backup, Mail,? (\p{L}+ )?Voice$/u);
  expect(showList(['Backup'], language)).toBe('Backup');
});
