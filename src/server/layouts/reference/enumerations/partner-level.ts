/** How close a reseller works with the marketplace owner. */
import { enumeration } from '../enumeration.ts';

export default enumeration('PartnerLevel', {
  Registered: ['Registered partner', 'Registrierter Partner', 'Partner zarejestrowany'],
  Advanced: ['Advanced partner', 'Fortgeschrittener Partner', 'Partner zaawansowany'],
  Premier: ['Premier partner', 'Premiumpartner', 'Partner premium'],
});
