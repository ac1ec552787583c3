/** Approves an order (CALL-071, ORD-02, ORD-06). */
import { Type } from 'typebox';
import { both, can, operation } from '#define';
import { Order, orderExample, orderId } from '../../entities/order.ts';

export default operation('Account/ApproveCreditCheckOrder', {
  summary: 'Approves a pending order; what it asks for is set up then.',
  kind: 'write',
  subject: { Order: 'orderId' },
  changes: [both('Account'), both('Order'), 'Mail'],
  needs: can('CREDITCHECK_ORDERMANAGEMENT', 'Execute'),
  errors: [
    'noOrder',
    'notDesignated',
    'approvedAlready',
    'approvedBy',
    'declinedAlready',
    'declinedBy',
    'cancelledAlready',
    'cancelledBy',
  ],
  audit: { event: 'Order approved' },
  input: Type.Object({ orderId, reason: Type.Optional(Type.String({ maxLength: 1000 })) }),
  data: Order,
  example: {
    input: { orderId: 900_003 },
    data: { ...orderExample, Status: 'Approved', MayDecide: false },
  },
});
