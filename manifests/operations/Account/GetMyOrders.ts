/** The orders of the own company (CALL-075). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { listInput, Paged } from '../../entities/list.ts';
import { Order, OrderState, orderExample } from '../../entities/order.ts';

export default operation('Account/GetMyOrders', {
  summary: 'Answers the orders that the company of the caller pays, and those that he has asked for himself.',
  kind: 'read',
  subject: 'session',
  reads: ['Order'],
  needs: can('CREDITCHECK_COMPANYORDERS', 'Read'),
  input: Type.Object({
    ...listInput(['OrderId', 'OrderDateUtc', 'UpdatedOnUtc', 'OrderValue', 'Status']),
    states: Type.Optional(Type.Array(OrderState, { maxItems: 4 })),
  }),
  data: Paged(Order),
  example: {
    input: { states: ['Pending'] },
    data: { Items: [{ ...orderExample, MayDecide: false, MayCancel: true }], TotalCount: 1 },
  },
});
