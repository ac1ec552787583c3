/** What an order would cost, before it is placed (SOLO-30, SOLO-31). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { accountId } from '../../entities/list.ts';
import { OrderedFee, WantedLine } from '../../entities/order.ts';

const { serviceId, ...terms } = WantedLine.properties;
const Line = Type.Object({
  ServiceId: Type.Integer(),
  /** Why it cannot be ordered so; absent: it can. */
  Problem: Type.Optional(Type.String()),
  Fees: Type.Array(OrderedFee),
  Value: Type.Optional(Type.Number()),
});

export default operation('Account/GetOrderPrice', {
  summary: 'Answers what services would cost the payer of an account, and what that is against his credit.',
  kind: 'read',
  subject: { Account: 'parentAccountId', Service: 'lines[].serviceId' },
  reads: ['Account', 'Service', 'Pricelist', 'Order'],
  needs: can('PRODUCT_ACCOUNT', 'Create'),
  errors: ['buysNothing', 'noService', 'notBelowProduct', 'notFound', 'terminated'],
  input: Type.Object({
    parentAccountId: accountId,
    lines: Type.Array(Type.Object({ serviceId, ...terms }), { minItems: 1, maxItems: 50 }),
  }),
  data: Type.Object({
    PayerAccountId: Type.Integer(),
    Payer: Type.String(),
    Seller: Type.String(),
    Currency: Type.String(),
    Lines: Type.Array(Line),
    /** Of the lines that can be ordered. Absent, as what follows, for whoever may not read what is paid. */
    OrderValue: Type.Optional(Type.Number()),
    CreditLimit: Type.Optional(Type.Number()),
    OpenOrders: Type.Optional(Type.Number()),
    OpenOrdersCount: Type.Optional(Type.Integer()),
    Exposure: Type.Optional(Type.Number()),
    AboveLimit: Type.Optional(Type.Number()),
    /** The seller decides on it first. */
    NeedsApproval: Type.Optional(Type.Boolean()),
  }),
  example: {
    input: {
      parentAccountId: 100735,
      lines: [{ serviceId: 900_003, quantity: 24, commitmentMonths: 12, billing: 'YearlyPrepaid' }],
    },
    data: {
      PayerAccountId: 100734,
      Payer: 'Donau-Dampfschifffahrtsgesellschaft mbH',
      Seller: 'Ostsee Systemhaus GmbH & Co. KG',
      Currency: 'EUR',
      Lines: [
        {
          ServiceId: 900_003,
          Fees: [
            {
              ItemId: 71,
              Name: 'Per user, prepaid',
              Basis: 'Unit',
              Unit: 'User',
              Billing: 'YearlyPrepaid',
              Amount: 24.39,
            },
          ],
          Value: 7024.32,
        },
      ],
      OrderValue: 7024.32,
      CreditLimit: 25_000,
      OpenOrders: 20_412.6,
      OpenOrdersCount: 6,
      Exposure: 27_436.92,
      AboveLimit: 2436.92,
      NeedsApproval: true,
    },
  },
});
