/** What can be done about an order: its seller decides, and who asked for it takes it back. */
import { type Action, action, type BindingScope, type DataOf, row } from '#define';
import ApproveCreditCheckOrder from '../../operations/Account/ApproveCreditCheckOrder.ts';
import CancelCreditCheckOrder from '../../operations/Account/CancelCreditCheckOrder.ts';
import DeclineCreditCheckOrder from '../../operations/Account/DeclineCreditCheckOrder.ts';
import type GetOrder from '../../operations/Account/GetOrder.ts';

type Actions = readonly Action<BindingScope<{}, DataOf<typeof GetOrder>>>[];
const orderId = { orderId: row('OrderId') } as const;

export const cancelling: Actions = [
  action(CancelCreditCheckOrder, orderId, {
    label: 'Cancel order',
    icon: 'ban',
    tone: 'danger',
    may: 'MayCancel',
    confirm: { text: 'Nothing of it is set up or billed.', reject: 'Keep the order' },
    message: 'Order cancelled',
  }),
];

const reason = { field: 'reason', as: 'MultilineText', title: 'Reason', help: 'Told to who has ordered.' } as const;

export const deciding: Actions = [
  action(ApproveCreditCheckOrder, orderId, {
    label: 'Approve order',
    icon: 'check',
    tone: 'main',
    may: 'MayDecide',
    keys: 'a',
    ask: [reason],
    message: 'Order approved',
  }),
  action(DeclineCreditCheckOrder, orderId, {
    label: 'Decline order',
    icon: 'x',
    may: 'MayDecide',
    keys: 'd',
    ask: [reason],
    message: 'Order declined',
  }),
];
