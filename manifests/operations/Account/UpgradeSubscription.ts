/** Lets a subscription go over to another service, wholly or in part (CALL-051, UPG rows). */
import { Type } from 'typebox';
import { allOf, both, can, operation } from '#define';
import { accountId } from '../../entities/list.ts';
import { endedAccountIds, OrderConfiguration, OrderState, orderQuantity } from '../../entities/order.ts';
import { productName, UpgradeOptions, upgradeErrors } from '../../entities/upgrade.ts';

export default operation('Account/UpgradeSubscription', {
  summary:
    'Orders that units of a subscription go over to another service: once the new one runs, the old one ends or keeps the others; where it fails nothing changes.',
  kind: 'write',
  subject: { Account: ['accountId', 'options.targetAccountId', 'endedAccountIds'] },
  changes: [both('Account'), both('Order'), both('ProvisioningRequest'), 'Mail'],
  needs: allOf(can('SUBSCRIPTION', 'Execute'), can('PRODUCT_ACCOUNT', 'Create')),
  errors: [
    ...upgradeErrors,
    'ERR-26',
    'endsOwn',
    'mayNotEnd',
    'noOrder',
    'notImpersonated',
    'outranked',
    'partStays',
    'priceChanged',
    'quantityDiffers',
    'readOnlyField',
    'repeatedDifferently',
    'terminated',
    'termsNotAccepted',
    'unknownField',
  ],
  audit: { event: 'Subscription upgraded' },
  input: Type.Object({
    accountId,
    productName,
    options: UpgradeOptions,
    /** What the vendor of a new one needs to set it up. */
    configuration: Type.Optional(OrderConfiguration),
    endedAccountIds: Type.Optional(endedAccountIds),
    /** The units that the caller has seen: where there are others by now, nothing is changed. */
    quantityBefore: orderQuantity,
    /** What was shown before: another value is refused. Absent where prices are not shown. */
    expectedTotal: Type.Optional(Type.Number({ minimum: 0 })),
  }),
  data: Type.Object({
    /** Of the new one, or of the one that took the units. */
    AccountId: Type.Integer(),
    OrderId: Type.Integer(),
    OrderNumber: Type.String(),
    OrderStatus: OrderState,
  }),
  example: {
    input: {
      accountId: 100238,
      productName: 'Secure Workplace',
      options: { quantity: 20, joins: false, term: '12-YearlyPrepaid' },
      configuration: { SubscriptionName: 'Workplaces' },
      quantityBefore: 32,
      expectedTotal: 13_824,
    },
    data: { AccountId: 104212, OrderId: 40715, OrderNumber: 'O-40715', OrderStatus: 'Approved' },
  },
});
