/** What one service would cost in an order, fee by fee, against its payer's credit (SOLO-30, SOLO-31). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { creditFields } from '../../entities/exposure.ts';
import { accountId } from '../../entities/list.ts';
import { orderQuantity, SubscriptionBilling } from '../../entities/order.ts';
import { OrderTerm } from '../../entities/orderTerm.ts';
import { serviceId } from '../../entities/serviceRef.ts';

const optional = Type.Optional;

const Fee = Type.Object({
  Name: Type.String(),
  /** Absent: it is metered. */
  Units: optional(Type.Integer()),
  /** Of a unit, and of a month where it is paid again and again. Absent for whoever may not read what is paid. */
  Amount: optional(Type.Number()),
  /** That are paid at once. */
  Months: optional(Type.Integer()),
  Value: optional(Type.Number()),
  Currency: Type.String(),
});

export default operation('Account/GetOrderOverview', {
  summary: 'Answers what one service would cost the payer of an account, and what that is against his credit.',
  kind: 'read',
  subject: { Account: 'parentAccountId', Service: 'serviceId' },
  reads: ['Account', 'Service', 'Pricelist', 'Order'],
  needs: can('PRODUCT_ACCOUNT', 'Create'),
  errors: ['buysNothing', 'noService', 'notBelowProduct', 'notFound', 'notInThisTerm', 'notOffered', 'terminated'],
  input: Type.Object({ parentAccountId: accountId, serviceId, quantity: orderQuantity, term: OrderTerm }),
  data: Type.Object({
    Payer: Type.String(),
    Seller: Type.String(),
    CommitmentMonths: Type.Integer(),
    Billing: SubscriptionBilling,
    Currency: Type.String(),
    Fees: Type.Array(Fee),
    /** Of it what is paid again each month, or each year in advance. */
    EachMonth: optional(Type.Number()),
    EachYear: optional(Type.Number()),
    ...creditFields,
    LargerQuantity: optional(Type.Integer()),
    LargerSaves: optional(Type.Number()),
  }),
  example: {
    input: { parentAccountId: 100735, serviceId: 900_003, quantity: 24, term: '12-YearlyPrepaid' },
    data: {
      Payer: 'Donau-Dampfschifffahrtsgesellschaft mbH',
      Seller: 'Ostsee Systemhaus GmbH & Co. KG',
      CommitmentMonths: 12,
      Billing: 'YearlyPrepaid',
      Currency: 'EUR',
      Fees: [
        { Name: 'Per user, prepaid', Units: 24, Amount: 24.39, Months: 12, Value: 7024.32, Currency: 'EUR' },
        { Name: 'Setup per user', Units: 24, Amount: 15, Value: 360, Currency: 'EUR' },
      ],
      OrderValue: 7384.32,
      EachYear: 7024.32,
      CreditLimit: 25_000,
      OpenOrders: 20_412.6,
      AboveLimit: 2796.92,
      Credit: { Open: 20_412.6, Added: 7384.32, Limit: 25_000 },
      Approver: 'Ostsee Systemhaus GmbH & Co. KG',
      LargerQuantity: 25,
      LargerSaves: 97.32,
    },
  },
});
