/** The terms in which a service can be ordered (SOLO-30, D27). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { accountId } from '../../entities/list.ts';
import { orderQuantity, SubscriptionBilling } from '../../entities/order.ts';
import { OrderTerm } from '../../entities/orderTerm.ts';
import { serviceId } from '../../entities/serviceRef.ts';

const optional = Type.Optional;

export default operation('Account/GetOrderTerms', {
  summary:
    'Answers the terms in which a service can be ordered for an account, what so many units cost in each, and whether more of them would cost less.',
  kind: 'read',
  subject: { Account: 'parentAccountId', Service: 'serviceId' },
  reads: ['Account', 'Service', 'Pricelist'],
  needs: can('PRODUCT_ACCOUNT', 'Create'),
  errors: ['noService', 'notBelowProduct', 'notFound', 'terminated'],
  input: Type.Object({ parentAccountId: accountId, serviceId, quantity: orderQuantity }),
  data: Type.Array(
    Type.Object({
      Term: OrderTerm,
      CommitmentMonths: Type.Integer(),
      Billing: SubscriptionBilling,
      /** In the reader's language: 12 months, prepaid. */
      DisplayName: Type.String(),
      /** In the reader's language: what a unit costs, and how it is paid. */
      Conditions: Type.String(),
      Currency: Type.String(),
      /** What an order of so many is worth. Absent, as what follows, for whoever may not read what is paid. */
      Value: optional(Type.Number()),
      /** So many more cost less in all. */
      LargerQuantity: optional(Type.Integer()),
      /** How much less that order is worth. */
      LargerSaves: optional(Type.Number()),
    }),
  ),
  example: {
    input: { parentAccountId: 100735, serviceId: 900_003, quantity: 24 },
    data: [
      {
        Term: '12-YearlyPrepaid',
        CommitmentMonths: 12,
        Billing: 'YearlyPrepaid',
        DisplayName: '12 months, prepaid',
        Conditions: '24.39 EUR per user and month. Billed once a year.',
        Currency: 'EUR',
        Value: 7384.32,
        LargerQuantity: 25,
        LargerSaves: 97.32,
      },
    ],
  },
});
