/** Orders another quantity of what runs. */
import { Type } from 'typebox';
import { both, can, operation } from '#define';
import { accountId } from '../../entities/list.ts';
import { OrderState, orderQuantity } from '../../entities/order.ts';
import { changeErrors } from '../../entities/subscription.ts';

export default operation('Account/ChangeSubscription', {
  summary:
    'Orders another quantity of a subscription: more goes through its payer’s credit; fewer of what is prepaid or locked hold from the next term on.',
  kind: 'write',
  subject: { Account: 'accountId' },
  changes: [both('Account'), both('Order'), both('ProvisioningRequest'), 'Mail'],
  needs: can('SUBSCRIPTION', 'Update'),
  errors: [
    ...changeErrors,
    'buysNothing',
    'noOrder',
    'noSubscription',
    'notOffered',
    'priceChanged',
    'quantityDiffers',
    'repeatedDifferently',
    'sameQuantity',
  ],
  audit: { event: 'Change of a subscription ordered' },
  input: Type.Object({
    accountId,
    quantity: orderQuantity,
    /** What the caller has seen: where it is another one by now, nothing is changed. */
    quantityBefore: orderQuantity,
    /** What was shown before: another value is refused. Absent where prices are not shown. */
    expectedTotal: Type.Optional(Type.Number({ minimum: 0 })),
  }),
  data: Type.Object({ AccountId: Type.Integer(), OrderNumber: Type.String(), OrderStatus: OrderState }),
  example: {
    input: { accountId: 100238, quantity: 12, quantityBefore: 32, expectedTotal: 0 },
    data: { AccountId: 100238, OrderNumber: 'O-40714', OrderStatus: 'Approved' },
  },
});
