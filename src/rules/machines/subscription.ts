/** The states of a subscription. It ends in one of them for ever, from whichever it was in. */
import { machine } from './machine.ts';

export const subscriptionMachine = machine(
  ['Ordered', 'Provisioning', 'Active', 'Suspended', 'Failed', 'Ended'],
  'Ordered',
  {
    /** Its order was approved. */
    provision: { from: ['Ordered'], to: 'Provisioning' },
    activate: { from: ['Provisioning'], to: 'Active' },
    fail: { from: ['Provisioning'], to: 'Failed' },
    retry: { from: ['Failed'], to: 'Provisioning' },
    suspend: { from: ['Active'], to: 'Suspended' },
    resume: { from: ['Suspended'], to: 'Active' },
    end: { from: ['Ordered', 'Provisioning', 'Active', 'Suspended', 'Failed'], to: 'Ended' },
  },
);
