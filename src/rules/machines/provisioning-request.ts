/** The states of a request to a vendor. Delivery is repeated by itself, a failure never: people decide what becomes of it. */
import { machine } from './machine.ts';

const open = ['New', 'InProgress', 'Waiting', 'Failed', 'Escalated'] as const;

export const provisioningRequestMachine = machine([...open, 'Completed', 'Cancelled', 'RolledBack'], 'New', {
  /** It is its turn, or its time has come. */
  claim: { from: ['New', 'Waiting'], to: 'InProgress' },
  wait: { from: ['New', 'InProgress', 'Waiting'], to: 'Waiting' },
  /** The vendor's word, also a late one: until then nothing was final. */
  complete: { from: open, to: 'Completed' },
  fail: { from: ['New', 'InProgress', 'Waiting'], to: 'Failed' },
  /** The same message again. */
  retry: { from: ['Failed', 'Escalated'], to: 'New' },
  /** A message that is made anew. */
  resubmit: { from: ['Failed', 'Escalated'], to: 'New' },
  escalate: { from: ['Failed'], to: 'Escalated' },
  completeByHand: { from: open, to: 'Completed' },
  /** Of what was never sent, and of what cannot be undone. */
  cancel: { from: open, to: 'Cancelled' },
  /** Of what was sent: the vendor is asked to undo it. */
  rollBack: { from: open, to: 'Waiting' },
  finishRollback: { from: ['InProgress', 'Waiting'], to: 'RolledBack' },
});

/** What a waiting one waits for. */
export const waitingFor = ['Retry', 'Vendor', 'Connector', 'Turn', 'Rollback'] as const;
