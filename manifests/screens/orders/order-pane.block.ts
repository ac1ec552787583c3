/** An order beside the list that it stands in: its worth against the payer's credit, its lines, and what was decided of him before. */
import { type BindingScope, type Block, constant, type DataOf, go, row, stack, timeline, view } from '#define';
import GetCreditCheckOrders from '../../operations/Account/GetCreditCheckOrders.ts';
import GetOrder from '../../operations/Account/GetOrder.ts';
import { deciding } from './order-actions.block.ts';
import { orderLines } from './order-lines.block.ts';

type Order = DataOf<typeof GetOrder>;

/** What it is to its payer's credit, for whoever may read what is paid. */
export const orderCredit = {
  title: 'Credit',
  hideEmpty: true,
  fields: [{ field: 'Credit', as: 'Exposure', currency: 'Currency', title: 'Credit' }],
} as const;

export const orderPane: Block<BindingScope<{}, Order>> = view(
  GetOrder,
  { orderId: row('OrderId') },
  {
    head: { number: 'OrderNumber', name: 'Payer', status: 'Status' },
    sections: [
      {
        title: 'Order',
        hideEmpty: true,
        fields: [
          { field: 'ParentAccount', title: 'For' },
          { field: 'Creator', title: 'Ordered by' },
          { field: 'OrderDateUtc', as: 'DateTimeUtc', title: 'Ordered' },
          { field: 'UpdatedBy', title: 'Decided by' },
          { field: 'ApprovalReason', title: 'Reason' },
        ],
      },
      orderCredit,
    ],
    actions: deciding,
    below: stack(
      orderLines,
      timeline(
        GetCreditCheckOrders,
        { besidesOrderId: row('OrderId'), states: constant(['Approved', 'Rejected', 'Cancelled']), limit: constant(4) },
        {
          title: 'Earlier orders of this payer',
          at: { field: 'UpdatedOnUtc', as: 'TimeAgo' },
          name: 'OrderNumber',
          state: 'Status',
          note: 'ApprovalReason',
          facts: [{ field: 'Status' }, { field: 'OrderValue', as: 'Money', currency: 'Currency' }],
          open: go('/order/$orderId', { orderId: row('OrderId') }),
          empty: 'Nothing was decided of this payer yet.',
        },
      ),
    ),
  },
);
