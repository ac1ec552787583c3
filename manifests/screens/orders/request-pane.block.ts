/** A request to a vendor beside the list that it stands in: what he says, what was asked for, and what went to and fro. */
import { type BindingScope, type Block, type DataOf, part, row, table, view } from '#define';
import GetRequestDetails from '../../operations/Provisioning/GetRequestDetails.ts';
import type GetRequests from '../../operations/Provisioning/GetRequests.ts';
import { requestActions } from './request-actions.block.ts';

/** What keeps it from going on, for whoever reads it first. */
export const vendorSays = {
  title: 'What the vendor says',
  hideEmpty: true,
  fields: [
    { field: 'ErrorMessage', title: 'What went wrong' },
    { field: 'ErrorDetails', title: 'Details' },
    { field: 'WaitingFor', title: 'Waits for' },
    { field: 'NextTryUtc', as: 'DateTimeUtc', title: 'Next try' },
    { field: 'SubscriptionId', title: 'Number at the vendor' },
  ],
} as const;

export const requestPane: Block<BindingScope<{}, DataOf<typeof GetRequests>['Items'][number]>> = view(
  GetRequestDetails,
  { requestId: row('RequestId') },
  {
    sections: [
      {
        title: 'Request',
        hideEmpty: true,
        fields: [
          { field: 'ProductName', title: 'Service' },
          { field: 'State', as: 'Status', title: 'Status' },
          { field: 'OrderAction', title: 'Action' },
          { field: 'Quantity', as: 'Number' },
          { field: 'Company', title: 'Customer' },
          { field: 'OrderNumber', as: 'Identifier', title: 'Order' },
          { field: 'Target', title: 'Sent to' },
        ],
      },
      vendorSays,
    ],
    actions: requestActions,
    below: table(
      part(GetRequestDetails, 'ResponseHistory'),
      { requestId: row('RequestId') },
      {
        title: 'What happened',
        wrap: true,
        columns: [
          { field: 'Outcome', title: 'What came of it', width: 130 },
          { field: 'AtUtc', as: 'TimeAgo', title: 'When', width: 110 },
          { field: 'Attempt', as: 'Number', title: 'Try', width: 60 },
          { field: 'StatusCode', title: 'HTTP', width: 70 },
          { field: 'Direction', title: 'How', hidden: true },
          { field: 'Answer', as: 'MultilineText', hidden: true },
        ],
        empty: 'Nothing was sent yet.',
      },
    ),
  },
);
