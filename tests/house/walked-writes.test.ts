/** Each write is walked through without a connection, or it is said why not: a new one that nothing reaches stands out here. */
import { expect, it } from 'vitest';
import type { AnyOperation } from '../../src/define/contract/operation.ts';
import { elsewhere } from '../journeys/writes/elsewhere.ts';
import { places } from '../journeys/writes/places.ts';
import { wayOf } from '../journeys/writes/ways.ts';

const operations = Object.values(
  import.meta.glob<AnyOperation>('../../manifests/operations/*/*.ts', { eager: true, import: 'default' }),
);

it('is every write', () => {
  const walked = places.flatMap(([, place]) => (wayOf(place) ? [place.operation.operation] : []));
  const writes = operations.filter(({ kind }) => kind === 'write').map(({ operation }) => operation);
  expect([...new Set([...walked, ...Object.keys(elsewhere)])].sort()).toEqual([...writes].sort());
  expect(Object.keys(elsewhere).filter((operation) => walked.includes(operation))).toEqual([]);
});
