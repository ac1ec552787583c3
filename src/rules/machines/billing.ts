/** The states of bill runs, of a buyer in one, of invoices and of charges: what is final or billed stays so. */
import { machine } from './machine.ts';

export const billRunMachine = machine(['Running', 'Finished', 'Incomplete'], 'Running', {
  finish: { from: ['Running'], to: 'Finished' },
  /** Some buyers could not be billed. */
  leave: { from: ['Running'], to: 'Incomplete' },
  takeUp: { from: ['Incomplete'], to: 'Running' },
});

export const billRunItemMachine = machine(['Open', 'Drafted', 'Final', 'Nothing', 'Skipped', 'Failed'], 'Open', {
  draft: { from: ['Open'], to: 'Drafted' },
  issue: { from: ['Open', 'Drafted'], to: 'Final' },
  /** There is no line. */
  pass: { from: ['Open'], to: 'Nothing' },
  /** The buyer is not billed. */
  skip: { from: ['Open'], to: 'Skipped' },
  fail: { from: ['Open'], to: 'Failed' },
  takeUp: { from: ['Failed'], to: 'Open' },
});

export const invoiceMachine = machine(['Draft', 'Final'], 'Draft', {
  issue: { from: ['Draft'], to: 'Final' },
  discard: { from: ['Draft'] },
});

export const customChargeMachine = machine(['PendingBilling', 'Billed'], 'PendingBilling', {
  /** By a bill run, and nobody else. */
  bill: { from: ['PendingBilling'], to: 'Billed' },
  delete: { from: ['PendingBilling'] },
});
