/** Equality asked ten thousand times: what is equal needs no explanation, which is what takes long. */
import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';

export function expectEqual(own: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(own, expected)) expect(own).toEqual(expected);
}
