/** Requests to vendors as lists show them: beside the pane their columns have the room that is left. */
import { inContext } from '#define';
import { requestActions } from './request-actions.block.ts';
import { requestPane } from './request-pane.block.ts';

const filters = [
  { field: 'options.filter', title: 'Find a request' },
  {
    field: 'states',
    title: 'Status',
    display: 'toggles',
    segments: [
      'Failed',
      'Escalated',
      'Waiting',
      { title: inContext('Open', 'requests'), of: ['New', 'InProgress'] },
      { title: 'Ended', of: ['Completed', 'Cancelled', 'RolledBack'] },
    ],
  },
  { field: 'actions', title: 'Action' },
  { field: 'from', as: 'DateTimeUtc', title: 'From' },
  { field: 'to', as: 'DateTimeUtc', title: inContext('To', 'end of a period') },
] as const;

export const requestColumns = [
  { field: 'ProductName', title: 'Service', width: 180 },
  { field: 'OrderAction', title: 'Action', width: 90 },
  { field: 'State', as: 'Status', title: 'Status', width: 146 },
  { field: 'Says', title: 'What the vendor says', width: 166, whole: true },
  { field: 'Attempts', as: 'Number', title: 'Tries', width: 64 },
  { field: 'LastSentUtc', as: 'TimeAgo', title: 'Last sent', width: 108 },
  { field: 'WaitingFor', title: 'Waits for', hidden: true },
  { field: 'NextTryUtc', as: 'DateTimeUtc', title: 'Next try', hidden: true },
  { field: 'RequestId', as: 'Number', title: 'Number', hidden: true },
  { field: 'OrderNumber', as: 'Identifier', title: 'Order', hidden: true },
  { field: 'Target', title: 'Sent to', hidden: true },
  { field: 'SubscriptionId', title: 'Number at the vendor', hidden: true },
  { field: 'Creator', title: 'Ordered by', hidden: true },
  { field: 'CreatedUtc', as: 'DateTimeUtc', title: 'Created', hidden: true },
  { field: 'FinishedUtc', as: 'DateTimeUtc', title: 'Ended', hidden: true },
] as const;

/** What can be done in a list of them, whosever they are. */
export const requestList = {
  sortable: ['State', 'LastSentUtc', 'CreatedUtc', 'Attempts', 'RequestId'],
  filters,
  counts: { states: 'StateCounts' },
  actions: requestActions,
  bulk: requestActions,
  aside: requestPane,
} as const;
