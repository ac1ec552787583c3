/** Whether a user may sign in. */
import { enumeration } from '../enumeration.ts';

export default enumeration('UserStatus', {
  Active: ['Active', 'Aktiv', 'Aktywny'],
  Pending: ['Invited', 'Eingeladen', 'Zaproszony'],
  Locked: ['Locked', 'Gesperrt', 'Zablokowany'],
  Disabled: ['Disabled', 'Deaktiviert', 'Wyłączony'],
});
