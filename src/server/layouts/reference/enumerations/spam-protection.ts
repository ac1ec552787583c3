/** How strictly incoming mail is filtered. */
import { enumeration } from '../enumeration.ts';

export default enumeration('SpamProtection', {
  Standard: 'Standard',
  Strict: 'Strict',
  Quarantine: 'Strict with quarantine',
});
