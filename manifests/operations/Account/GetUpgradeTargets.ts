/** Running subscriptions that could take the units of another one (UPG-07). */
import { Type } from 'typebox';
import { allOf, can, operation } from '#define';
import { accountId } from '../../entities/list.ts';
import { productName } from '../../entities/upgrade.ts';

export default operation('Account/GetUpgradeTargets', {
  summary: 'Answers running subscriptions of a service with the same payer, which could take the units of another one.',
  kind: 'read',
  subject: { Account: 'accountId' },
  reads: ['Account', 'Order', 'ProvisioningRequest'],
  needs: allOf(can('SUBSCRIPTION', 'Execute'), can('PRODUCT_ACCOUNT', 'Create')),
  errors: ['noServiceNamed', 'noSubscription', 'notFound'],
  input: Type.Object({ accountId, productName }),
  data: Type.Array(
    Type.Object({
      AccountId: Type.Integer(),
      DisplayName: Type.String(),
      AccountIdentificator: Type.String(),
      Quantity: Type.Integer(),
    }),
  ),
  example: {
    input: { accountId: 100238, productName: 'Secure Workplace' },
    data: [{ AccountId: 100240, DisplayName: 'Sicherer Arbeitsplatz', AccountIdentificator: 'P-100240', Quantity: 12 }],
  },
});
