/** Puts a service into the cart (SOLO-30). */
import { Type } from 'typebox';
import { can, operation, own } from '#define';
import { CartLine, cartLineExample, cartLineId } from '../../entities/cart.ts';
import { accountId } from '../../entities/list.ts';
import { endedAccountIds, OrderConfiguration, orderQuantity } from '../../entities/order.ts';
import { OrderTerm } from '../../entities/orderTerm.ts';
import { serviceId } from '../../entities/serviceRef.ts';

export default operation('Account/AddCartLine', {
  summary: 'Puts a service into the cart of the caller, or puts it in the place of another line.',
  kind: 'write',
  subject: { Account: ['parentAccountId', 'endedAccountIds'], Service: 'serviceId', CartLine: 'replaces' },
  changes: [own('CartLine')],
  needs: can('SALES_CART_SERVICES', 'Read'),
  errors: [
    'anotherPayer',
    'cartFull',
    'endsOwn',
    'mayNotEnd',
    'noCartLine',
    'noService',
    'notBelowProduct',
    'notFound',
    'notImpersonated',
    'outranked',
    'terminated',
  ],
  audit: { event: 'Put into the cart' },
  input: Type.Object({
    parentAccountId: accountId,
    serviceId,
    quantity: orderQuantity,
    term: OrderTerm,
    configuration: Type.Optional(OrderConfiguration),
    endedAccountIds: Type.Optional(endedAccountIds),
    /** What it was worth as it was shown; absent: what it is worth now. */
    shownValue: Type.Optional(Type.Number({ minimum: 0, maximum: 999_999_999_999 })),
    /** The line that goes for it. */
    replaces: Type.Optional(cartLineId),
  }),
  data: CartLine,
  example: {
    input: {
      parentAccountId: 100735,
      serviceId: 900_003,
      quantity: 24,
      term: '12-YearlyPrepaid',
      configuration: { DesktopImage: 'Office' },
      shownValue: 7384.32,
    },
    data: cartLineExample,
  },
});
