/** Change quantity: how many units it shall have, and what that costs and when it holds, before it is ordered. */
import {
  ask,
  can,
  finish,
  go,
  link,
  load,
  param,
  part,
  review,
  row,
  screen,
  stack,
  step,
  table,
  view,
  wizard,
} from '#define';
import ChangeSubscription from '../../operations/Account/ChangeSubscription.ts';
import GetSubscription from '../../operations/Account/GetSubscription.ts';
import GetSubscriptionChange from '../../operations/Account/GetSubscriptionChange.ts';
import { creditCheck } from '../order/price.block.ts';

const accountId = param('accountId');
const wanted = { accountId, quantity: step('amount.quantity') } as const;

export default screen('/change-subscription/$accountId', {
  title: 'Change quantity',
  needs: can('SUBSCRIPTION', 'Update'),
  body: wizard(
    load('now', GetSubscription, { accountId }),
    ask('amount', ChangeSubscription, {
      title: 'Quantity',
      help: 'How many units it shall have. Fewer of what is prepaid or locked hold from the next term on.',
      fields: [{ field: 'quantity', as: 'Number', with: { whole: true }, title: 'Quantity' }],
      start: { quantity: step('now.Quantity') },
    }),
    load('price', GetSubscriptionChange, wanted),
    review('review', {
      title: 'Review',
      help: 'The vendor is asked first. More units are billed from the day on which he has confirmed them.',
      show: [
        { field: 'price.Service', title: 'Service' },
        { field: 'price.Payer', title: 'Paid by' },
        { field: 'price.QuantityBefore', as: 'Number', title: 'Quantity now' },
        { field: 'price.Quantity', as: 'Number', title: 'Quantity then' },
        { field: 'price.HoldsFrom', as: 'Date', title: 'Holds from' },
        { field: 'price.OrderValue', as: 'Money', currency: 'price.Currency', title: 'Order value' },
      ],
      body: stack(
        table(part(GetSubscriptionChange, 'Fees'), wanted, {
          title: 'Price now and then',
          columns: [
            { field: 'Name', title: 'Fee', width: 220 },
            { field: 'AmountBefore', as: 'Money', currency: 'Currency', title: 'Price now', width: 120 },
            { field: 'Amount', as: 'Money', currency: 'Currency', title: 'Price then', width: 120 },
            { field: 'ValueBefore', as: 'Money', currency: 'Currency', title: 'Now', width: 130 },
            { field: 'Value', as: 'Money', currency: 'Currency', title: 'Then', width: 130 },
            { field: 'Difference', as: 'Money', currency: 'Currency', title: 'Difference', width: 130 },
          ],
          empty: 'You may not see what is paid.',
        }),
        view(GetSubscriptionChange, wanted, {
          sections: [creditCheck],
        }),
      ),
    }),
    finish(
      ChangeSubscription,
      {
        accountId,
        quantity: step('amount.quantity'),
        quantityBefore: step('price.QuantityBefore'),
        expectedTotal: step('price.OrderValue'),
      },
      {
        title: 'Done',
        submit: {
          text: '{approver, select, none {Change to {quantity}} other {Change to {quantity}, subject to approval}}',
          values: { quantity: 'price.Quantity', approver: 'price.Approver' },
        },
        message: {
          text: '{approver, select, none {The change of {service} is under way} other {The change of {service} waits for approval by {approver}}}',
          values: { service: 'price.Service', approver: 'price.Approver' },
        },
        links: [link('Open service', go('/account/$accountId/service-info', { accountId: row('AccountId') }))],
      },
    ),
  ),
});
