/** Orders one service for an account (SOLO-30, LEG-15). */
import { Type } from 'typebox';
import { both, can, operation } from '#define';
import { accountId } from '../../entities/list.ts';
import { endedAccountIds, OrderConfiguration, OrderState, orderErrors, orderQuantity } from '../../entities/order.ts';
import { OrderTerm } from '../../entities/orderTerm.ts';
import { serviceId } from '../../entities/serviceRef.ts';

export default operation('Account/OrderService', {
  summary:
    'Orders one service at the price of this moment: approved at once within the payer’s credit, else it waits for the seller.',
  kind: 'write',
  subject: { Account: ['parentAccountId', 'endedAccountIds'], Service: 'serviceId' },
  changes: [both('Account'), both('Order'), 'Mail'],
  needs: can('PRODUCT_ACCOUNT', 'Create'),
  errors: orderErrors,
  audit: { event: 'Order placed' },
  input: Type.Object({
    parentAccountId: accountId,
    serviceId,
    quantity: orderQuantity,
    term: OrderTerm,
    configuration: OrderConfiguration,
    endedAccountIds: Type.Optional(endedAccountIds),
    /** What was shown before: another value is refused. Absent where prices are not shown. */
    expectedTotal: Type.Optional(Type.Number({ minimum: 0 })),
  }),
  data: Type.Object({ AccountId: Type.Integer(), OrderNumber: Type.String(), OrderStatus: OrderState }),
  example: {
    input: {
      parentAccountId: 100735,
      serviceId: 900_003,
      quantity: 24,
      term: '12-YearlyPrepaid',
      configuration: { SubscriptionName: 'Desktops' },
      expectedTotal: 7384.32,
    },
    data: { AccountId: 104211, OrderNumber: 'O-40713', OrderStatus: 'Pending' },
  },
});
