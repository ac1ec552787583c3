/** The two states of an account (ENT-46). */
import { enumeration } from '../enumeration.ts';

export default enumeration('AccountState', {
  Active: 'Active',
  Terminated: 'Terminated',
});
