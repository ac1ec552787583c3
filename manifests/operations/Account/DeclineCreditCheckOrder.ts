/** Declines an order (CALL-072, ORD-03, ORD-10). */
import { Type } from 'typebox';
import { both, can, operation } from '#define';
import { Order, orderExample, orderId } from '../../entities/order.ts';

export default operation('Account/DeclineCreditCheckOrder', {
  summary: 'Declines a pending order; who asked for it is told the reason, and nothing is set up.',
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
  audit: { event: 'Order declined' },
  input: Type.Object({
    orderId,
    /** Told to who asked for it. */ reason: Type.String({ minLength: 1, maxLength: 1000, pattern: '\\S' }),
  }),
  data: Order,
  example: {
    input: { orderId: 900_003, reason: 'Please settle last month first' },
    data: { ...orderExample, Status: 'Rejected', MayDecide: false },
  },
});
