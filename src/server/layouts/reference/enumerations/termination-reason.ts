/** Why an account was ended (TERM-15). */
import { inContext } from '../../../../define/in-context.ts';
import { enumeration } from '../enumeration.ts';

export default enumeration('TerminationReason', {
  NoLongerNeeded: 'No longer needed',
  AnotherProvider: 'Moved to another provider',
  Price: 'Price',
  WrongOrder: 'Duplicate or wrong order',
  Payment: 'Payment',
  Other: inContext('Other', 'reason'),
});
