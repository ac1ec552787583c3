/** My orders: what the own company pays, and what the person has asked for (ROUTE-56, NAV-12). */
import { go, row, screen, table } from '#define';
import { seesPrices } from '../../entities/order.ts';
import GetMyOrders from '../../operations/Account/GetMyOrders.ts';
import { cancelling } from './order-actions.block.ts';

export default screen('/orders/my-orders?states?&find?&sort?&page?&size?', {
  title: 'My orders',
  menu: { group: 'Orders', order: 10 },
  body: table(
    GetMyOrders,
    {},
    {
      columns: [
        { field: 'OrderNumber', as: 'Identifier', title: 'Order', width: 120 },
        { field: 'Services', width: 260 },
        { field: 'ParentAccount', title: 'For', width: 220 },
        { field: 'OrderValue', as: 'Money', currency: 'Currency', title: 'Order value', needs: seesPrices },
        { field: 'Status', as: 'Status', width: 140, whole: true },
        { field: 'Creator', title: 'Ordered by', width: 180 },
        { field: 'OrderDateUtc', as: 'TimeAgo', title: 'Ordered', width: 140 },
        { field: 'ApprovalReason', title: 'Reason', width: 220 },
        { field: 'UpdatedBy', title: 'Decided by', hidden: true },
        { field: 'UpdatedOnUtc', as: 'TimeAgo', title: 'Changed', hidden: true },
        { field: 'Payer', hidden: true },
        { field: 'Seller', hidden: true },
      ],
      sortable: ['OrderValue', 'Status', 'OrderDateUtc', 'UpdatedOnUtc'],
      filters: [
        { field: 'options.filter', title: 'Find an order' },
        { field: 'states', title: 'Status', display: 'toggles' },
      ],
      open: go('/order/$orderId', { orderId: row('OrderId') }),
      actions: cancelling,
      empty: 'Nothing has been ordered yet.',
    },
  ),
});
