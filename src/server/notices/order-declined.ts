/** Who asked for an order is told that it was declined, and why. */
import { can } from '../../define/contract/capability.ts';
import { orderDeclinedMail } from '../mail/templates/orders.ts';
import { notice } from '../messages/notices.ts';
import { toldOrder, toldPeople } from '../ordering/told.ts';

export default notice('order-declined', {
  right: can('PRODUCT_ACCOUNT', 'Create'),
  designated: toldPeople,
  letter: async (db, told, person) => {
    const order = await toldOrder(db, told, person, 'Rejected');
    return order && orderDeclinedMail(order);
  },
});
