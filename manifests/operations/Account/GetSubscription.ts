/** What runs at a product account, and what is paid for it (ROUTE-40). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { accountId } from '../../entities/list.ts';
import { Subscription, subscriptionExample } from '../../entities/subscription.ts';

export default operation('Account/GetSubscription', {
  summary:
    'Answers a subscription: term, units, prices as far as the caller may read them, and what can be changed of it now.',
  kind: 'read',
  subject: { Account: 'accountId' },
  reads: ['Account', 'Order', 'Pricelist', 'ProvisioningRequest'],
  needs: can('SUBSCRIPTION', 'Read'),
  errors: ['notFound', 'noSubscription'],
  input: Type.Object({ accountId }),
  data: Subscription,
  example: { input: { accountId: 100238 }, data: subscriptionExample },
});
