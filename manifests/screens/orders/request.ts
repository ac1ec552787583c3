/** One request to a vendor: what was asked, what he says, and every message about it (CALL-101). */
import { go, link, param, part, recordHeader, row, screen, table, view } from '#define';
import GetRequestDetails from '../../operations/Provisioning/GetRequestDetails.ts';
import { requestActions } from './request-actions.block.ts';
import { vendorSays } from './request-pane.block.ts';

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
          { field: 'ProductStatus', title: 'Status of the subscription' },
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
    below: table(part(GetRequestDetails, 'ResponseHistory'), request, {
      title: 'What happened',
      wrap: true,
      columns: [
        { field: 'Outcome', title: 'What came of it', width: 160 },
        { field: 'Direction', title: 'How', width: 160 },
        { field: 'AtUtc', as: 'DateTimeUtc', title: 'When', width: 200 },
        { field: 'Attempt', as: 'Number', title: 'Try', width: 90 },
        { field: 'StatusCode', title: 'HTTP', width: 90 },
        { field: 'DurationMs', as: 'Number', title: 'Milliseconds', width: 120, hidden: true },
        { field: 'Answer', as: 'MultilineText', width: 360 },
      ],
      empty: 'Nothing was sent yet.',
    }),
  }),
});
