/** Request review: what customers have ordered above their credit, and what was decided (ROUTE-57, ORD-02 to ORD-12). */
import { type BindingScope, type Block, constant, go, row, screen, table, tabs } from '#define';
import GetCreditCheckOrders from '../../operations/Account/GetCreditCheckOrders.ts';
import { orderPane } from './order-pane.block.ts';

const waiting: Block<BindingScope> = table(
  GetCreditCheckOrders,
  { states: constant(['Pending']) },
  {
    columns: [
      { field: 'OrderNumber', as: 'Identifier', title: 'Order', width: 110 },
      { field: 'Payer', width: 240 },
      { field: 'OrderValue', as: 'Money', currency: 'Currency', title: 'Order value' },
      { field: 'AboveLimit', as: 'Money', currency: 'Currency', title: 'Over the limit' },
      { field: 'OrderDateUtc', as: 'TimeAgo', title: 'Waiting', width: 120 },
      { field: 'Services', hidden: true },
      { field: 'Exposure', as: 'Money', currency: 'Currency', title: 'Exposure', hidden: true },
      { field: 'CreditLimit', as: 'Money', currency: 'Currency', title: 'Credit limit', hidden: true },
      { field: 'Creator', title: 'Ordered by', hidden: true },
      { field: 'Seller', hidden: true },
    ],
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

const decided: Block<BindingScope> = table(
  GetCreditCheckOrders,
  { states: constant(['Approved', 'Rejected', 'Cancelled']) },
  {
    columns: [
      { field: 'OrderNumber', as: 'Identifier', title: 'Order', width: 110 },
      { field: 'Payer', width: 240 },
      { field: 'OrderValue', as: 'Money', currency: 'Currency', title: 'Order value' },
      { field: 'Status', as: 'Status', width: 120 },
      { field: 'UpdatedOnUtc', as: 'TimeAgo', title: 'Changed', width: 120 },
      { field: 'UpdatedBy', title: 'Decided by', hidden: true },
      { field: 'ApprovalReason', title: 'Reason', hidden: true },
      { field: 'Services', hidden: true },
      { field: 'OrderDateUtc', as: 'TimeAgo', title: 'Ordered', hidden: true },
      { field: 'Creator', title: 'Ordered by', hidden: true },
      { field: 'Seller', hidden: true },
    ],
    sort: { field: 'UpdatedOnUtc', direction: 'DESC' },
    sortable: ['Payer', 'OrderValue', 'Status', 'OrderDateUtc', 'UpdatedOnUtc'],
    filters: [{ field: 'options.filter', title: 'Find an order' }],
    open: go('/order/$orderId', { orderId: row('OrderId') }),
    aside: orderPane,
    empty: 'No order was decided yet.',
  },
);

export default screen('/orders/request-review', {
  title: 'Request review',
  menu: { group: 'Orders', order: 20 },
  body: tabs({ title: 'Pending', body: waiting }, { title: 'Decided', body: decided }),
});
