/** Example: the dashboard (SOLO-1 to 3), a board of tiles: a count, a table and a record. */

import { constant, row, session } from '../../../src/define/binding/binding.ts';
import { action, go } from '../../../src/define/blocks/action.ts';
import { board, count, custom } from '../../../src/define/blocks/arrangement.ts';
import { table } from '../../../src/define/blocks/table.ts';
import { view } from '../../../src/define/blocks/view.ts';
import { layout } from '../../../src/define/fields/form-fields.ts';
import { screen } from '../../../src/define/screen.ts';
import { GetAuditLog, GetViewLayout, LoadAccountById } from '../operations/account.ts';
import { ApproveOrder, GetOrders } from '../operations/order.ts';

export const dashboard = screen('/', {
  title: 'Dashboard',
  access: 'login',
  body: board(
    {
      title: 'Waiting',
      body: count(
        GetOrders,
        {},
        { title: 'Orders', of: { properties: { Status: { const: 'Pending' } } }, open: go('/orders', {}) },
      ),
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
              { label: 'Approve', ask: ['reason'], when: { properties: { Status: { const: 'Pending' } } } },
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
