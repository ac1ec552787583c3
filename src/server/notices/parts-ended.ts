/** Who has ordered a bundle is told that it runs, and which of its parts have ended for it (D30). */
import { can } from '../../define/contract/capability.ts';
import { partsEndedMail } from '../mail/templates/orders.ts';
import { notice } from '../messages/notices.ts';
import { toldParts } from '../ordering/told.ts';

export default notice('parts-ended', {
  right: can('PRODUCT_ACCOUNT', 'Create'),
  designated: async (db, told) => (await toldParts(db, told)).people,
  letter: async (db, told) => partsEndedMail(await toldParts(db, told)),
});
