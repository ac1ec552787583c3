/** One request to a vendor: what was asked, what he says, and every message about it (CALL-101). */
import { go, link, param, recordHeader, row, screen, view } from '#define';
import GetRequestDetails from '../../operations/Provisioning/GetRequestDetails.ts';
import { requestActions } from './request-actions.block.ts';
import { requestHistory, vendorSays } from './request-pane.block.ts';

const request = { requestId: param('requestId') } as const;

export default screen('/provisioning/$requestId', {
  title: 'Provisioning request',
  header: recordHeader(GetRequestDetails, request, {
    title: 'ProductName',
    status: 'State',
    facts: [
      { field: 'Company', title: 'Customer' },
      { field: 'OrderAction', title: 'Action' },
      { field: 'OrderNumber', as: 'Identifier', title: 'Order' },
      { field: 'Target', title: 'Sent to' },
    ],
  }),
  body: view(GetRequestDetails, request, {
    sections: [
      vendorSays,
      {
        title: 'What was asked for',
        hideEmpty: true,
        fields: [
          { field: 'RequestId', as: 'Number', title: 'Number' },
          { field: 'Quantity', as: 'Number' },
          { field: 'ProductStatus', as: 'Status', title: 'Status of the subscription' },
          { field: 'Creator', title: 'Ordered by' },
          { field: 'CreatedUtc', as: 'DateTimeUtc', title: 'Created' },
          { field: 'LastSentUtc', as: 'DateTimeUtc', title: 'Last sent' },
          { field: 'FinishedUtc', as: 'DateTimeUtc', title: 'Ended' },
          { field: 'Attempts', as: 'Number', title: 'Tries' },
        ],
      },
    ],
    actions: [
      ...requestActions,
      link(
        'Trace',
        go('/trace?accountId?&orderId?&requestId?&spanId?&lineId?&customChargeId?&invoiceId?', {
          requestId: row('RequestId'),
        }),
        { icon: 'sitemap' },
      ),
      link('Open account', go('/account/$accountId', { accountId: row('AccountId') }), {}),
    ],
    below: requestHistory,
  }),
});
