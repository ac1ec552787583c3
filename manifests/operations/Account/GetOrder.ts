/** One order (ORD rows). */
import { Type } from 'typebox';
import { anyOf, can, operation } from '#define';
import { Order, orderExample, orderId } from '../../entities/order.ts';

export default operation('Account/GetOrder', {
  summary: 'Answers one order, what it is worth, and what was decided.',
  kind: 'read',
  subject: { Order: 'orderId' },
  reads: ['Order'],
  needs: anyOf(can('CREDITCHECK_COMPANYORDERS', 'Read'), can('CREDITCHECK_ORDERMANAGEMENT', 'Read')),
  errors: ['noOrder'],
  input: Type.Object({ orderId }),
  data: Order,
  example: { input: { orderId: 900_003 }, data: orderExample },
});
