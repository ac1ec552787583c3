/** Groups of services that a customer wants to hear about. */
import { enumeration } from '../enumeration.ts';

export default enumeration('ServiceInterest', {
  Collaboration: 'Mail and collaboration',
  Backup: 'Backup and archive',
  Security: 'Security',
  Workplace: 'Virtual workplaces',
  Telephony: 'Telephony',
  Infrastructure: 'Servers and networks',
  Data: 'Data and reporting',
});
