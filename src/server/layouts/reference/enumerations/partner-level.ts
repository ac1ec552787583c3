/** How close a reseller works with the marketplace owner. */
import { enumeration } from '../enumeration.ts';

export default enumeration('PartnerLevel', {
  Registered: 'Registered partner',
  Advanced: 'Advanced partner',
  Premier: 'Premier partner',
});
