/** What is asked for again is not made again, and what callers make up does not pile up. */
import { expect, it } from 'vitest';
import { BoundedCache } from './bounded-cache.ts';

it('makes each thing once, and keeps only so many', () => {
  const made: string[] = [];
  const memory = new BoundedCache<string>(2);
  const ask = (key: string) =>
    memory.getOrCreate(key, () => {
      made.push(key);
      return key.toUpperCase();
    });
  expect(['a', 'b', 'a', 'b'].map(ask)).toEqual(['A', 'B', 'A', 'B']);
  expect(made).toEqual(['a', 'b']);
  expect(['c', 'b', 'a'].map(ask)).toEqual(['C', 'B', 'A']);
  expect(made).toEqual(['a', 'b', 'c', 'a']);
});
