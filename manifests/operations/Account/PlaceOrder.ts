/** Orders services for an account (SOLO-30, SOLO-31, LEG-15). */
import { Type } from 'typebox';
import { both, can, operation, own } from '#define';
import { cartLineId } from '../../entities/cart.ts';
import { accountId } from '../../entities/list.ts';
import {
  endedAccountIds,
  Order,
  OrderConfiguration,
  orderErrors,
  orderExample,
  WantedLine,
} from '../../entities/order.ts';

export default operation('Account/PlaceOrder', {
  summary:
    'Orders services at the prices of this moment: approved at once within the payer’s credit, else it waits for the seller.',
  kind: 'write',
  subject: {
    Account: ['parentAccountId', 'lines[].endedAccountIds'],
    Service: 'lines[].serviceId',
    CartLine: 'cartLineIds',
  },
  changes: [both('Account'), both('Order'), own('CartLine'), 'Mail'],
  needs: can('PRODUCT_ACCOUNT', 'Create'),
  errors: orderErrors,
  audit: { event: 'Order placed' },
  input: Type.Object({
    parentAccountId: accountId,
    lines: Type.Array(
      Type.Object({
        ...WantedLine.properties,
        configuration: Type.Optional(OrderConfiguration),
        endedAccountIds: Type.Optional(endedAccountIds),
      }),
      { minItems: 1, maxItems: 50 },
    ),
    /** What was shown before: another value is refused. Absent where prices are not shown. */
    expectedTotal: Type.Optional(Type.Number({ minimum: 0 })),
    /** Lines of the caller's cart that are ordered by it; it is refused where one is there no more. */
    cartLineIds: Type.Optional(Type.Array(cartLineId, { maxItems: 50, uniqueItems: true })),
  }),
  data: Type.Object({ Order, AccountIds: Type.Array(Type.Integer()) }),
  example: {
    input: {
      parentAccountId: 100735,
      lines: [
        {
          serviceId: 900_003,
          quantity: 24,
          commitmentMonths: 12,
          billing: 'YearlyPrepaid',
          configuration: { DesktopImage: 'Office' },
        },
      ],
      expectedTotal: 7384.32,
    },
    data: { Order: { ...orderExample, MayDecide: false, MayCancel: true }, AccountIds: [104211] },
  },
});
