/** How long a text must be to be searched (SRCH-19, VAL-25). */
import { expect, it } from 'vitest';
import { hasEnoughLetters } from './enough-letters.ts';

it.each([
  ['a', 2, false],
  [' a ', 2, false],
  ['ab', 2, true],
  ['𝔸', 2, false],
  ['港', 2, true],
  ['', 1, false],
])('"%s" of at least %i letters: %s', (text, atLeast, enough) => {
  expect(hasEnoughLetters(text, atLeast)).toBe(enough);
});
