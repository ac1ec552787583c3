/** What stands at an account that has ended: what somebody chose, or what the product has done. */
import { enumeration } from '../enumeration.ts';
import { chosen } from './termination-reason.ts';

export default enumeration('EndReason', { Upgrade: 'Went over to another service', ...chosen });
