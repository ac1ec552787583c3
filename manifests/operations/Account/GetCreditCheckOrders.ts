/** Orders for review (CALL-074). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { listInput, Paged } from '../../entities/list.ts';
import { Order, OrderState, orderExample, orderId } from '../../entities/order.ts';

export default operation('Account/GetCreditCheckOrders', {
  summary: 'Answers the orders of customers of the sellers below the caller, those that wait longest first.',
  kind: 'read',
  subject: { Order: 'besidesOrderId' },
  reads: ['Order'],
  needs: can('CREDITCHECK_ORDERMANAGEMENT', 'Read'),
  errors: ['noOrder'],
  input: Type.Object({
    ...listInput(['OrderId', 'OrderDateUtc', 'UpdatedOnUtc', 'OrderValue', 'Payer', 'AboveLimit', 'Status']),
    states: Type.Optional(Type.Array(OrderState, { maxItems: 4 })),
    /** Only the other orders of the payer of this one. */
    besidesOrderId: Type.Optional(orderId),
    /** Only those on which the caller may decide. */
    isMine: Type.Optional(Type.Boolean()),
  }),
  data: Paged(Order),
  example: { input: { states: ['Pending'] }, data: { Items: [orderExample], TotalCount: 1 } },
});
