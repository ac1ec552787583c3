/** How much support a reseller's customers get. */
import { inContext } from '../../../../define/in-context.ts';
import { enumeration } from '../enumeration.ts';

export default enumeration('SupportLevel', {
  Standard: inContext('Working days', 'when'),
  Extended: 'Working days until 22:00',
  AroundTheClock: 'Around the clock',
});
