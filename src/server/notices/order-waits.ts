/** Whoever decides on an order is told that it waits. */
import { can } from '../../define/contract/capability.ts';
import { orderWaitsMail } from '../mail/templates/orders.ts';
import { notice } from '../messages/notices.ts';
import { toldOrder, toldPeople } from '../ordering/told.ts';

export default notice('order-waits', {
  right: can('CREDITCHECK_ORDERMANAGEMENT', 'Execute'),
  designated: toldPeople,
  letter: async (db, told, person) => {
    const order = await toldOrder(db, told, person, 'Pending');
    return order && orderWaitsMail(order);
  },
});
