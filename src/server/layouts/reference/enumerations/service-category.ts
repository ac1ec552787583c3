/** What services are for. */
import { enumeration } from '../enumeration.ts';

export default enumeration('ServiceCategory', {
  Workplace: 'Workplace',
  Mail: 'Mail',
  Security: 'Security',
  Backup: 'Backup and archive',
  Communication: 'Communication',
  Data: 'Data and computing',
  Development: 'Development',
  Training: 'Training',
});
