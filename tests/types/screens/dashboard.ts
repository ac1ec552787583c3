/** Example: the dashboard (SOLO-1 to 3), a board of tiles: a count, a table and a record. */

import {
  action,
  board,
  chart,
  constant,
  count,
  custom,
  go,
  layout,
  row,
  screen,
  session,
  table,
  view,
  where,
} from '#define';
import { GetAuditLog, GetViewLayout, LoadAccountById } from '../operations/account.ts';
import { ApproveOrder, GetOrders, GetOrdersByStatus } from '../operations/order.ts';

export const dashboard = screen('/', {
  title: 'Dashboard',
  access: 'login',
  body: board(
    {
      title: 'Waiting',
      body: count(GetOrders, { status: constant('Pending') }, { title: 'Orders', open: go('/orders', {}) }),
    },
    {
      title: 'Orders by status',
      body: chart(GetOrdersByStatus, {}, { by: 'Status', value: 'Orders' }),
    },
    {
      title: 'Orders to review',
      width: 2,
      body: table(
        GetOrders,
        { limit: constant(5), status: constant('Pending') },
        {
          columns: ['OrderId', 'Payer.DisplayName', { field: 'OrderValue', as: 'Money' }],
          actions: [
            action(
              ApproveOrder,
              { orderId: row('OrderId') },
              { label: 'Approve', ask: ['reason'], when: where({ Status: 'Pending' }) },
            ),
          ],
        },
      ),
    },
    {
      title: 'My company',
      body: view(
        LoadAccountById,
        { accountId: session('CompanyAccount.AccountId') },
        {
          layout: layout(GetViewLayout, {
            accountType: row('AccountType'),
            viewName: constant('General'),
            productName: row('ProductName'),
          }),
          values: { from: 'Views', key: 'General' },
          below: table(
            GetAuditLog,
            { accountId: row('AccountId'), mode: constant('user'), limit: constant(5) },
            { columns: ['Event', 'TimeUtc'] },
          ),
          aside: custom('consent'),
        },
      ),
    },
  ),
});
