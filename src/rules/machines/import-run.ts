/** The states of an import: what has not begun is cancelled at once, what runs after the account in hand (IMP-01 to IMP-09). */
import { machine } from './machine.ts';

export const importMachine = machine(
  ['Pending', 'InProgress', 'Completed', 'Failed', 'Cancelled', 'Error'],
  'Pending',
  {
    begin: { from: ['Pending'], to: 'InProgress' },
    /** At least one row was right. */
    complete: { from: ['InProgress'], to: 'Completed' },
    /** Every row was rejected. */
    fail: { from: ['InProgress'], to: 'Failed' },
    /** Something technical stopped it. */
    giveUp: { from: ['Pending', 'InProgress'], to: 'Error' },
    cancel: { from: ['Pending', 'InProgress'], to: 'Cancelled' },
  },
);

export type ImportState = (typeof importMachine.states)[number];
export const rowStates = ['Waiting', 'Imported', 'Passed', 'Rejected', 'Undone'] as const;
