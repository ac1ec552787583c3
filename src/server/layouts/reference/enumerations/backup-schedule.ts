/** How often a backup runs. */
import { enumeration } from '../enumeration.ts';

export default enumeration('BackupSchedule', {
  Hourly: 'Every hour',
  Daily: 'Every night',
  Weekly: 'Every Sunday',
});
