/** Services: the subscriptions of a company, its departments and its people, or of one person. */

import { can, constant, counted, go, link, param, row, screen, table, where } from '#define';
import GetAccountsBelow from '../../operations/Account/GetAccountsBelow.ts';
import {
  accountRows,
  belongsTo,
  created,
  endsAt,
  identifier,
  name,
  status,
  withTerminated,
} from './accounts-below.block.ts';
import { accountHeader } from './header.block.ts';

const accountId = param('accountId');

export default screen('/account/$accountId/services?find?&sort?&page?&size?', {
  title: 'Services',
  needs: can('PRODUCT_ACCOUNT', 'Read'),
  header: accountHeader,
  tab: {
    title: 'Services',
    order: 13,
    when: where({ AccountType: ['Company', 'Reseller', 'Department', 'User'] }),
    count: counted(GetAccountsBelow, { accountId, accountTypes: constant(['Product']), limit: constant(1) }),
  },
  body: table(
    GetAccountsBelow,
    { accountId, accountTypes: constant(['Product']) },
    {
      ...accountRows,
      columns: [
        name,
        status,
        belongsTo,
        identifier,
        { field: 'ProductName', title: 'Product', width: 200 },
        created,
        endsAt,
      ],
      sortable: ['DisplayName', 'AccountState', 'AccountIdentificator', 'CreatedUtc'],
      filters: [{ field: 'options.filter', title: 'Find a service' }, withTerminated],
      toolbar: [
        link(
          'Order service',
          go('/account/create/service?parentAccountId?&serviceId?', { parentAccountId: accountId }),
          {
            icon: 'plus',
            tone: 'main',
          },
        ),
      ],
      open: go('/account/$accountId', { accountId: row('AccountId') }),
      empty: 'There are no services yet.',
    },
  ),
});
