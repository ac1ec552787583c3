/** What can be done with a request to a vendor, with one or with those that are selected: each has a result of its own (PROV-07, PROV-09). */
import { type Action, action, type BindingScope, row } from '#define';
import CancelRequest from '../../operations/Provisioning/CancelRequest.ts';
import CompleteRequest from '../../operations/Provisioning/CompleteRequest.ts';
import EscalateRequest from '../../operations/Provisioning/EscalateRequest.ts';
import ResubmitRequest from '../../operations/Provisioning/ResubmitRequest.ts';
import RetryRequest from '../../operations/Provisioning/RetryRequest.ts';

interface Subject {
  RequestId: number;
  MayRetry: boolean;
  MayEscalate: boolean;
  MayComplete: boolean;
  MayCancel: boolean;
}
type RequestAction = Action<BindingScope<{}, Subject>>;

const request = { requestId: row('RequestId') } as const;
const goesOn = 'Only what has failed is sent again, by whoever may.';

export const requestActions: readonly RequestAction[] = [
  action(RetryRequest, request, {
    label: 'Retry',
    icon: 'refresh',
    tone: 'main',
    keys: 'r',
    may: 'MayRetry',
    reason: goesOn,
    message: 'Sent again',
  }),
  action(ResubmitRequest, request, {
    label: 'Resubmit',
    icon: 'pencil',
    may: 'MayRetry',
    reason: goesOn,
    confirm:
      'The request is made anew from the order and the account, and sent as a new one. Fits when what was wrong is mended there.',
    message: 'Made anew and sent',
  }),
  action(EscalateRequest, request, {
    label: 'Escalate',
    icon: 'alert-triangle',
    may: 'MayEscalate',
    reason: 'It has not failed, or was escalated already.',
    confirm: 'The owner of the marketplace is told by letter.',
    message: 'Handed to the owner of the marketplace',
  }),
  action(CompleteRequest, request, {
    label: 'Complete by hand',
    icon: 'check',
    may: 'MayComplete',
    reason: 'It has come to its end, or your rights do not allow it.',
    ask: [
      { field: 'subscriptionId', title: 'Number at the vendor' },
      { field: 'note', as: 'MultilineText', title: 'What was done' },
    ],
    message: 'Completed',
  }),
  action(CancelRequest, request, {
    label: 'Cancel request',
    icon: 'ban',
    tone: 'danger',
    may: 'MayCancel',
    reason: 'It has come to its end, or is being undone already.',
    confirm: {
      text: 'What was sent is undone at the vendor as far as it can be. A subscription that was to be set up ends.',
      reject: 'Keep the request',
    },
    message: 'Cancelled, or being undone',
  }),
];
