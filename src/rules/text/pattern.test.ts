/** Patterns fit what regular expressions of the same words fit, and take no longer for hostile ones. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitsPattern, readPattern } from './pattern.ts';

describe('a pattern', () => {
  it('fits whole texts as a regular expression of the same words does', () => {
    const atom = fc.constantFrom('a', 'b', '[ab]', '[^a]', '.', '\\d', '[a-c1-3]', '\\.', '-');
    const count = fc.constantFrom('', '?', '*', '+', '{2}', '{1,3}', '{2,}', '{0,2}');
    const pattern = fc.array(
      fc.tuple(atom, count).map((parts) => parts.join('')),
      { maxLength: 6 },
    );
    const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '1', '9', '.', '-'), maxLength: 12 });
    fc.assert(
      fc.property(pattern, text, (parts, given) => {
        const source = parts.join('');
        expect(fitsPattern(given, source)).toBe(new RegExp(`^(?:${source})$`).test(given));
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['(a+)+', '('],
    ['a|b', '|'],
    ['[z-a]', 'z-a'],
    ['[a', '['],
    ['a{3,1}', '{3,1}'],
    ['\\1', '\\1'],
    ['+', '+'],
  ])('that cannot be read says where: %s', (source, wrong) => {
    expect(readPattern(source)).toEqual({ wrong });
  });

  it('of many counts is matched all the same', () => {
    expect(fitsPattern('a'.repeat(5000), `${'a*'.repeat(100)}b`)).toBe(false);
  });
});
