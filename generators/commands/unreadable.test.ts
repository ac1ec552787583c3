/** Manifests that cannot be loaded are told of with a place. */
import { expect, it } from 'vitest';
import { placeIn } from './unreadable.ts';

it('names the manifest in which a failure happened, and not the ways that led there', () => {
  const stack =
    'ReferenceError: tabel is not defined\n    at eval (/x/generators/a.ts:2:1)\n    at /x/manifests/screens/a/b.ts:25:8\n';
  expect(placeIn(stack)).toEqual({
    file: 'manifests/screens/a/b.ts',
    line: 25,
    text: 'ReferenceError: tabel is not defined',
  });
  expect(placeIn('Error: no more memory').file).toBe('manifests');
});
