/** Whether a user may sign in. */
import { inContext } from '../../../../define/in-context.ts';
import { enumeration } from '../enumeration.ts';

export default enumeration('UserStatus', {
  Active: inContext('Active', 'of a user'),
  Pending: inContext('Invited', 'of a user'),
  Locked: inContext('Locked', 'of a user'),
  Disabled: inContext('Disabled', 'of a user'),
});
