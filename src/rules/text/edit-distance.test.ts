/** Spellings lie as far apart as there are letters to change. */
import { expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';

it.each([
  ['PORT', 'PORT', 0],
  ['PROT', 'PORT', 2],
  ['DATABSE_URL', 'DATABASE_URL', 1],
  ['', 'abc', 3],
  ['kitten', 'sitting', 3],
])('from "%s" to "%s" it is %i', (a, b, far) => {
  expect(editDistance(a, b)).toBe(far);
  expect(editDistance(b, a)).toBe(far);
});
