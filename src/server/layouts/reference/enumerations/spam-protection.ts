/** How strictly incoming mail is filtered. */
import { enumeration } from '../enumeration.ts';

export default enumeration('SpamProtection', {
  Standard: ['Standard', 'Standard', 'Standardowa'],
  Strict: ['Strict', 'Streng', 'Ścisła'],
  Quarantine: ['Strict with quarantine', 'Streng mit Quarantäne', 'Ścisła z kwarantanną'],
});
