/** Orders of customers that wait for a decision (SOLO-2). */
import { constant, count, go, panel } from '#define';
import GetCreditCheckOrders from '../operations/Account/GetCreditCheckOrders.ts';

export default panel({
  title: 'Orders awaiting review',
  icon: 'clipboard-list',
  help: 'How many wait for a decision',
  place: 10,
  body: count(
    GetCreditCheckOrders,
    { states: constant(['Pending']), limit: constant(1) },
    { title: 'Orders awaiting review', open: go('/orders/request-review', {}) },
  ),
});
