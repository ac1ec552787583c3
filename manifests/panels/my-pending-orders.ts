/** Orders of the own company that wait (SOLO-2). */
import { constant, count, go, panel } from '#define';
import GetMyOrders from '../operations/Account/GetMyOrders.ts';

export default panel({
  title: 'Pending orders',
  icon: 'shopping-cart',
  help: 'How many orders of the company wait',
  place: 20,
  body: count(
    GetMyOrders,
    { states: constant(['Pending']), limit: constant(1) },
    { title: 'Pending orders', open: go('/orders/my-orders?states', { states: constant('Pending') }) },
  ),
});
