/** A request to a vendor beside the list that it stands in: what he says, what was asked for, and what went to and fro. */
import { type BindingScope, type Block, type DataOf, facts, not, part, row, timeline, view, where } from '#define';
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

/** What went to and fro, the latest first; bodies are folded. */
export const requestHistory: Block<BindingScope<{}, { RequestId: number }>> = timeline(
  part(GetRequestDetails, 'ResponseHistory'),
  { requestId: row('RequestId') },
  {
    title: 'What happened',
    at: { field: 'AtUtc', as: 'TimeAgo' },
    name: 'Outcome',
    state: 'Outcome',
    facts: [
      { field: 'Direction' },
      { field: 'Attempt', as: 'Number', title: 'Try' },
      { field: 'StatusCode', as: 'Number', title: 'HTTP' },
      { field: 'DurationMs', as: 'Number', title: 'Milliseconds' },
    ],
    detail: facts({ fields: [{ field: 'Answer', as: 'MultilineText' }] }),
    more: 'Answer',
    when: where({ Answer: not(null) }),
    empty: 'Nothing was sent yet.',
  },
);

export const requestPane: Block<BindingScope<{}, DataOf<typeof GetRequests>['Items'][number]>> = view(
  GetRequestDetails,
  { requestId: row('RequestId') },
  {
    head: { number: 'RequestId', title: 'Provisioning request', name: 'ProductName', status: 'State' },
    sections: [
      {
        title: 'What was asked for',
        hideEmpty: true,
        fields: [
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
    below: requestHistory,
  },
);
