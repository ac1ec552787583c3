/** Request review: what customers have ordered above their credit, and what was decided (ROUTE-57, NAV-14, ORD-02 to ORD-12). */
import { type BindingScope, type Block, constant, counted, go, inContext, row, screen, table, tabs } from '#define';
import { seesPrices } from '../../entities/order.ts';
import GetCreditCheckOrders from '../../operations/Account/GetCreditCheckOrders.ts';
import { orderPane } from './order-pane.block.ts';

/** Those that wait longest stand first. */
const waiting: Block<BindingScope> = table(
  GetCreditCheckOrders,
  { states: constant(['Pending']) },
  {
    columns: [
      { field: 'Payer', width: 280 },
      { field: 'OrderValue', as: 'Money', currency: 'Currency', title: 'Order value', width: 140, needs: seesPrices },
      {
        field: 'Credit',
        as: 'Exposure',
        currency: 'Currency',
        title: 'Exposure against the limit',
        width: 250,
        whole: true,
        needs: seesPrices,
      },
      { field: 'OrderDateUtc', as: 'TimeAgo', with: { lateAfter: 24 }, title: 'Waiting', width: 120 },
      { field: 'OrderNumber', as: 'Identifier', title: 'Order', hidden: true },
      { field: 'Creator', title: 'Ordered by', hidden: true },
      { field: 'Services', hidden: true },
      {
        field: 'AboveLimit',
        as: 'Money',
        currency: 'Currency',
        title: 'Over the limit',
        hidden: true,
        needs: seesPrices,
      },
      {
        field: 'CreditLimit',
        as: 'Money',
        currency: 'Currency',
        title: 'Credit limit',
        hidden: true,
        needs: seesPrices,
      },
      { field: 'Seller', hidden: true },
    ],
    remark: 'OrderNumber',
    sort: { field: 'OrderDateUtc', direction: 'ASC' },
    sortable: ['Payer', 'OrderValue', 'AboveLimit', 'OrderDateUtc'],
    filters: [
      { field: 'options.filter', title: 'Find an order' },
      { field: 'isMine', title: 'That I decide on', display: 'switch' },
    ],
    open: go('/order/$orderId', { orderId: row('OrderId') }),
    aside: orderPane,
    empty: 'No order waits for a decision.',
  },
);

const decided = (state: 'Approved' | 'Rejected' | 'Cancelled'): Block<BindingScope> =>
  table(
    GetCreditCheckOrders,
    { states: constant([state]) },
    {
      columns: [
        { field: 'Payer', width: 280 },
        { field: 'OrderValue', as: 'Money', currency: 'Currency', title: 'Order value', width: 140, needs: seesPrices },
        { field: 'UpdatedOnUtc', as: 'TimeAgo', title: 'Changed', width: 120 },
        { field: 'UpdatedBy', title: 'Decided by', width: 180 },
        { field: 'ApprovalReason', title: 'Reason', width: 220 },
        { field: 'Services', hidden: true },
        { field: 'OrderNumber', as: 'Identifier', title: 'Order', hidden: true },
        { field: 'OrderDateUtc', as: 'TimeAgo', title: 'Ordered', hidden: true },
        { field: 'Creator', title: 'Ordered by', hidden: true },
        { field: 'Seller', hidden: true },
      ],
      remark: 'OrderNumber',
      sort: { field: 'UpdatedOnUtc', direction: 'DESC' },
      sortable: ['Payer', 'OrderValue', 'OrderDateUtc', 'UpdatedOnUtc'],
      filters: [{ field: 'options.filter', title: 'Find an order' }],
      open: go('/order/$orderId', { orderId: row('OrderId') }),
      aside: orderPane,
      empty: 'There are none yet.',
    },
  );

export default screen('/orders/request-review', {
  title: 'Request review',
  menu: { group: 'Orders', order: 20 },
  body: tabs(
    {
      title: 'Pending',
      waiting: counted(GetCreditCheckOrders, { states: constant(['Pending']), limit: constant(1) }),
      body: waiting,
    },
    { title: 'Approved', body: decided('Approved') },
    { title: inContext('Declined', 'of an order'), body: decided('Rejected') },
    { title: 'Cancelled', body: decided('Cancelled') },
  ),
});
