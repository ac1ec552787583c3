/** How much support a reseller's customers get. */
import { enumeration } from '../enumeration.ts';

export default enumeration('SupportLevel', {
  Standard: ['Working days', 'Werktags', 'W dni robocze'],
  Extended: ['Working days until 22:00', 'Werktags bis 22:00', 'W dni robocze do 22:00'],
  AroundTheClock: ['Around the clock', 'Rund um die Uhr', 'Całą dobę'],
});
