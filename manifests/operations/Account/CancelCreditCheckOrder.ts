/** Takes back an own order (CALL-073, ORD-04, ORD-05). */
import { Type } from 'typebox';
import { both, can, operation } from '#define';
import { Order, orderExample, orderId } from '../../entities/order.ts';

export default operation('Account/CancelCreditCheckOrder', {
  summary: 'Takes back a pending order that the caller has asked for himself; nothing is set up.',
  kind: 'write',
  subject: { Order: 'orderId' },
  changes: [both('Account'), both('Order'), 'Mail'],
  needs: can('CREDITCHECK_COMPANYORDERS', 'Read'),
  errors: [
    'noOrder',
    'approvedAlready',
    'approvedBy',
    'declinedAlready',
    'declinedBy',
    'cancelledAlready',
    'cancelledBy',
  ],
  audit: { event: 'Order cancelled' },
  input: Type.Object({ orderId }),
  data: Order,
  example: {
    input: { orderId: 900_003 },
    data: { ...orderExample, Status: 'Cancelled', MayDecide: false },
  },
});
