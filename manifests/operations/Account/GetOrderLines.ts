/** What an order asks for, line by line (ORD rows). */
import { Type } from 'typebox';
import { anyOf, can, operation } from '#define';
import { OrderedFee, orderId, SubscriptionBilling } from '../../entities/order.ts';

const Line = Type.Object({
  LineNo: Type.Integer(),
  AccountId: Type.Integer(),
  ServiceId: Type.Integer(),
  Service: Type.String(),
  Quantity: Type.Integer(),
  QuantityBefore: Type.Optional(Type.Integer()),
  CommitmentMonths: Type.Integer(),
  Billing: SubscriptionBilling,
  Currency: Type.String(),
  Value: Type.Optional(Type.Number()),
  /** What ends when it starts, as far as the caller sees it; all names in one line. */
  Ends: Type.Optional(Type.String()),
  EndedParts: Type.Array(
    Type.Object({ AccountId: Type.Integer(), DisplayName: Type.String(), HasEnded: Type.Boolean() }),
  ),
  /** At the prices that were frozen with the order; none for whoever may not read what is paid. */
  Fees: Type.Array(OrderedFee),
});

export default operation('Account/GetOrderLines', {
  summary: 'Answers the lines of an order and the prices that its payer was asked for.',
  kind: 'read',
  subject: { Order: 'orderId' },
  reads: ['Order'],
  needs: anyOf(can('CREDITCHECK_COMPANYORDERS', 'Read'), can('CREDITCHECK_ORDERMANAGEMENT', 'Read')),
  errors: ['noOrder'],
  input: Type.Object({ orderId }),
  data: Type.Array(Line),
  example: {
    input: { orderId: 900_003 },
    data: [
      {
        LineNo: 1,
        AccountId: 104211,
        ServiceId: 12,
        Service: 'Virtual Desktop Plus',
        Quantity: 24,
        CommitmentMonths: 12,
        Billing: 'YearlyPrepaid',
        Currency: 'EUR',
        Value: 7384.32,
        EndedParts: [],
        Fees: [],
      },
    ],
  },
});
