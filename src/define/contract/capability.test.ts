/** The names of capabilities and the shape of needs. */
import { expect, it } from 'vitest';
import { allOf, anyOf, can, objectTypes } from './capability.ts';

it('knows the 98 object types of the contract, each once', () => {
  expect(objectTypes).toHaveLength(98);
  expect(new Set(objectTypes).size).toBe(98);
});

it('writes needs as data', () => {
  const read = can('AUDIT_LOG', 'Read');
  const both = can('SUBSCRIPTION', 'Read', 'Delete');
  expect(both).toEqual({ can: 'SUBSCRIPTION', flags: ['Read', 'Delete'] });
  expect(anyOf(read, both)).toEqual({ any: [read, both] });
  expect(allOf(read, 'signedIn')).toEqual({ all: [read, 'signedIn'] });
});
