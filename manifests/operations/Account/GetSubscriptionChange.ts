/** What another quantity of a subscription would cost, before it is asked for. */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { creditFields } from '../../entities/exposure.ts';
import { accountId } from '../../entities/list.ts';
import { orderQuantity } from '../../entities/order.ts';
import { changeErrors } from '../../entities/subscription.ts';

const optional = Type.Optional;

const Fee = Type.Object({
  Name: Type.String(),
  /** Of a unit, and of a month where it is paid again and again. */
  AmountBefore: optional(Type.Number()),
  Amount: optional(Type.Number()),
  /** Of all units, for a month or once. */
  ValueBefore: optional(Type.Number()),
  Value: optional(Type.Number()),
  Difference: optional(Type.Number()),
  Currency: Type.String(),
});

export default operation('Account/GetSubscriptionChange', {
  summary:
    'Answers what a subscription would cost with another quantity, from when on, and what that is against its payer’s credit.',
  kind: 'read',
  subject: { Account: 'accountId' },
  reads: ['Account', 'Order', 'Pricelist', 'ProvisioningRequest'],
  needs: can('SUBSCRIPTION', 'Update'),
  errors: [...changeErrors, 'buysNothing', 'notOffered', 'sameQuantity', 'noSubscription'],
  input: Type.Object({ accountId, quantity: orderQuantity }),
  data: Type.Object({
    Service: Type.String(),
    Payer: Type.String(),
    Seller: Type.String(),
    Currency: Type.String(),
    QuantityBefore: Type.Integer(),
    Quantity: Type.Integer(),
    /** Fewer units of what is prepaid or locked hold from this day on; absent: as soon as the vendor has done it. */
    HoldsFrom: optional(Type.String()),
    Fees: Type.Array(Fee),
    ...creditFields,
  }),
  example: {
    input: { accountId: 100238, quantity: 12 },
    data: {
      Service: 'Virtual Desktop Plus',
      Payer: 'Donau-Dampfschifffahrtsgesellschaft mbH',
      Seller: 'Ostsee Systemhaus GmbH & Co. KG',
      Currency: 'EUR',
      QuantityBefore: 32,
      Quantity: 12,
      Fees: [
        {
          ...{
            Name: 'Per user',
            AmountBefore: 25.65,
            Amount: 27.1,
            ValueBefore: 820.8,
            Value: 325.2,
            Difference: -495.6,
          },
          Currency: 'EUR',
        },
      ],
      OrderValue: 0,
      CreditLimit: 25_000,
      OpenOrders: 20_412.6,
      AboveLimit: 0,
      Credit: { Open: 20_412.6, Added: 0, Limit: 25_000 },
    },
  },
});
