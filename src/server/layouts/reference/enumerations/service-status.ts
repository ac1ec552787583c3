/** How a service is doing. */
import { inContext } from '../../../../define/in-context.ts';
import { enumeration } from '../enumeration.ts';

export default enumeration('ServiceStatus', {
  Ordered: inContext('Ordered', 'of a service'),
  Active: inContext('Active', 'of a service'),
  Provisioning: 'Being set up',
  Failed: 'Setup failed',
  Suspended: inContext('Suspended', 'of a service'),
  Terminated: inContext('Terminated', 'of a service'),
});
