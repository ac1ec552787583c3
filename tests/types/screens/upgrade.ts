/** Example: the upgrade wizard (ROUTE-46): select service, configuration, overview, finish. */

import { ask, choose, finish, go, param, review, row, screen, step, wizard } from '#define';
import { GetUpgradeOptions, UpgradeSubscription } from '../operations/subscription.ts';

export const upgrade = screen('/upgrade-subscription/$accountId', {
  title: 'Upgrade subscription',
  body: wizard(
    choose(
      'service',
      GetUpgradeOptions,
      { accountId: param('accountId') },
      { title: 'Select service', columns: ['DisplayName', 'Kind'] },
    ),
    ask('configuration', UpgradeSubscription, {
      title: 'Configuration',
      fields: ['quantity', { field: 'kind', as: 'Combobox' }],
    }),
    review('overview', { title: 'Overview', show: ['service.DisplayName', 'configuration.quantity'] }),
    finish(
      UpgradeSubscription,
      {
        accountId: param('accountId'),
        productName: step('service.ProductName'),
        kind: step('configuration.kind'),
        quantity: step('configuration.quantity'),
        targetAccountId: step('service.TargetAccountId'),
      },
      {
        title: 'Finish',
        then: go('/account/$accountId', { accountId: row('accountId') }),
      },
    ),
  ),
});
