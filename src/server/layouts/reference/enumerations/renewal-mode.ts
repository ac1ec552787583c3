/** What happens to a prepaid subscription at the end of its term (TERM-06). */
import { enumeration } from '../enumeration.ts';

export default enumeration('RenewalMode', {
  Renew: 'Renew',
  Terminate: 'End with the term',
});
