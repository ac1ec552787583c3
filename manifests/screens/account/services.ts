/** Services: the subscriptions of a company, its departments and its people, or of one person. */

import { can, constant, counted, go, param, row, screen, table, where } from '#define';
import GetAccountsBelow from '../../operations/Account/GetAccountsBelow.ts';
import { accountHeader } from './header.block.ts';

const accountId = param('accountId');

export default screen('/account/$accountId/services', {
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
      icon: 'AccountType',
      columns: [
        { field: 'DisplayName', title: 'Name', width: 320 },
        { field: 'AccountState', as: 'Status', title: 'Status', ends: 'TerminatesUtc', width: 176 },
        { field: 'Above', title: 'Belongs to', width: 240 },
        { field: 'AccountIdentificator', as: 'Identifier', title: 'Number' },
        { field: 'ProductName', title: 'Product', width: 200 },
        { field: 'CreatedUtc', as: 'Date', title: 'Created' },
        { field: 'TerminatesUtc', as: 'DateTimeUtc', title: 'Ends at', hidden: true },
      ],
      sort: { field: 'DisplayName', direction: 'ASC' },
      sortable: ['DisplayName', 'AccountState', 'AccountIdentificator', 'CreatedUtc'],
      filters: [
        { field: 'options.filter', title: 'Find a service' },
        { field: 'showTerminatedAccounts', title: 'Show terminated', display: 'switch' },
      ],
      ended: where({ AccountState: 'Terminated' }),
      open: go('/account/$accountId', { accountId: row('AccountId') }),
      empty: 'There are no services yet.',
    },
  ),
});
