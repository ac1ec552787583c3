/** One order: what it asks for, what it is worth against the payer's credit, and what was decided. */
import { go, link, links, param, recordHeader, row, screen, stack, view } from '#define';
import GetOrder from '../../operations/Account/GetOrder.ts';
import { cancelling, deciding } from './order-actions.block.ts';
import { orderLines } from './order-lines.block.ts';
import { orderCredit } from './order-pane.block.ts';

const order = { orderId: param('orderId') } as const;

const traced: typeof orderLines = links(
  link(
    'Trace',
    go('/trace?accountId?&orderId?&requestId?&spanId?&lineId?&customChargeId?&invoiceId?', { orderId: row('OrderId') }),
    { icon: 'sitemap' },
  ),
);

export default screen('/order/$orderId', {
  title: 'Order',
  header: recordHeader(GetOrder, order, {
    title: 'OrderNumber',
    status: 'Status',
    facts: [
      { field: 'Payer' },
      { field: 'Seller' },
      { field: 'Creator', title: 'Ordered by' },
      { field: 'OrderDateUtc', as: 'TimeAgo', title: 'Ordered' },
    ],
  }),
  body: view(GetOrder, order, {
    sections: [
      orderCredit,
      {
        title: 'Decision',
        hideEmpty: true,
        fields: [
          { field: 'ApprovalReason', title: 'Reason' },
          { field: 'UpdatedBy', title: 'Decided by' },
          { field: 'UpdatedOnUtc', as: 'DateTimeUtc', title: 'Changed' },
          { field: 'ParentAccount', title: 'For' },
        ],
      },
    ],
    actions: [...deciding, ...cancelling],
    below: stack(orderLines, traced),
  }),
});
