/** Every event that a write can leave in the audit log, from the contract. */
import type { AnyOperation } from '../define/operation.ts';

const operations = import.meta.glob<AnyOperation>('../../manifests/operations/*/*.ts', {
  eager: true,
  import: 'default',
});

/** Of files that are sent outside of a call. */
export const uploadedEvent = 'File uploaded';

export const writtenEvents: readonly string[] = [
  ...new Set([
    // Written by the seed and by jobs, which have no operation of their own yet.
    'Account terminated',
    uploadedEvent,
    'Sign-in refused',
    'Second factor awaited',
    ...Object.values(operations).flatMap(({ audit }) => (audit ? [audit.event] : [])),
  ]),
];
