/** Every event that a call can leave in the audit log, from the contract. */
import { type AnyOperation, auditOf } from '../../define/contract/operation.ts';

const operations = import.meta.glob<AnyOperation>('../../../manifests/operations/*/*.ts', {
  eager: true,
  import: 'default',
});

/** Of files that are sent outside of a call. */
export const uploadedEvent = 'File uploaded';

export const eventNames: readonly string[] = [
  ...new Set([
    // Of an end that is planned, and of one that could not be when it was due.
    'Termination planned',
    'Planned termination postponed',
    'Bill run',
    // What came of a request to a vendor.
    'Provisioned',
    'Provisioning failed',
    'Provisioning rolled back',
    // By the product itself, at the end of a term.
    'Subscription renewed',
    'Quote expired',
    uploadedEvent,
    'Sign-in refused',
    'Second factor awaited',
    ...Object.values(operations).flatMap((operation) => auditOf(operation)?.event ?? []),
  ]),
];
