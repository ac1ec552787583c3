/** The states of an order: what was decided about it once stays decided. */
import { machine } from './machine.ts';

export const orderMachine = machine(['Pending', 'Approved', 'Rejected', 'Cancelled'], 'Pending', {
  /** By the seller's people, or by nobody when the order stays within the payer's credit. */
  approve: { from: ['Pending'], to: 'Approved' },
  decline: { from: ['Pending'], to: 'Rejected' },
  /** By whoever asked for it, and where its payer ends. */
  cancel: { from: ['Pending'], to: 'Cancelled' },
});
