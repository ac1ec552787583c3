/** Every event that a write can leave in the audit log, from the contract. */
import type { AnyOperation } from '../define/operation.ts';

const operations = import.meta.glob<AnyOperation>('../../manifests/operations/*/*.ts', {
  eager: true,
  import: 'default',
});

export const writtenEvents: readonly string[] = [
  ...new Set([
    // Written by the seed and by jobs, which have no operation of their own yet.
    'Account created',
    'Account terminated',
    ...Object.values(operations).flatMap(({ audit }) => (audit ? [audit.event] : [])),
  ]),
];
