/** Orders for review (CALL-074). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { listInput, Paged } from '../../entities/list.ts';
import { Order, OrderState, orderExample } from '../../entities/order.ts';

export default operation('Account/GetCreditCheckOrders', {
  summary: 'Answers the orders of customers of the sellers below the caller, those that wait longest first.',
  kind: 'read',
  subject: 'session',
  reads: ['Order'],
  needs: can('CREDITCHECK_ORDERMANAGEMENT', 'Read'),
  input: Type.Object({
    ...listInput(['OrderId', 'OrderDateUtc', 'UpdatedOnUtc', 'OrderValue', 'Payer', 'AboveLimit', 'Status']),
    states: Type.Optional(Type.Array(OrderState, { maxItems: 4 })),
    /** Only those on which the caller may decide. */
    isMine: Type.Optional(Type.Boolean()),
  }),
  data: Paged(Order),
  example: { input: { states: ['Pending'] }, data: { Items: [orderExample], TotalCount: 1 } },
});
