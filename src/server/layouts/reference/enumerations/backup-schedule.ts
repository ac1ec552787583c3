/** How often a backup runs. */
import { enumeration } from '../enumeration.ts';

export default enumeration('BackupSchedule', {
  Hourly: ['Every hour', 'Stündlich', 'Co godzinę'],
  Daily: ['Every night', 'Jede Nacht', 'Co noc'],
  Weekly: ['Every Sunday', 'Jeden Sonntag', 'W każdą niedzielę'],
});
