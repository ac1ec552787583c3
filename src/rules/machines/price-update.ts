/** The states of a recomputation of prices. One that failed is never taken up again: another one is queued. */
import { machine } from './machine.ts';

export const priceUpdateMachine = machine(['Queued', 'Updating', 'Updated', 'Failed'], 'Queued', {
  /** Also by the next worker, when the one that had it is gone or could not end it. */
  take: { from: ['Queued', 'Updating'], to: 'Updating' },
  finish: { from: ['Updating'], to: 'Updated' },
  /** After the last try; the prices stay as they were. */
  fail: { from: ['Updating'], to: 'Failed' },
});
