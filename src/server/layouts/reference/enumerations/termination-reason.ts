/** Why an account was ended (TERM-15). */
import { inContext } from '../../../../define/in-context.ts';
import { enumeration } from '../enumeration.ts';

/** Among them whoever ends an account chooses. */
export const chosen = {
  NoLongerNeeded: 'No longer needed',
  AnotherProvider: 'Moved to another provider',
  Price: 'Price',
  WrongOrder: 'Duplicate or wrong order',
  Payment: 'Payment',
  Other: inContext('Other', 'reason'),
} as const;

export default enumeration('TerminationReason', chosen);
