/** Users: the people of a company or department, down to its last department. */

import { can, constant, counted, go, link, param, row, screen, table, where } from '#define';
import GetAccountsBelow from '../../operations/Account/GetAccountsBelow.ts';
import { accountHeader } from './header.block.ts';

const accountId = param('accountId');

export default screen('/account/$accountId/users', {
  title: 'Users',
  needs: can('USER_ACCOUNT', 'Read'),
  header: accountHeader,
  tab: {
    title: 'Users',
    order: 11,
    when: where({ AccountType: ['Company', 'Reseller', 'Department'] }),
    count: counted(GetAccountsBelow, { accountId, accountTypes: constant(['User']), limit: constant(1) }),
  },
  body: table(
    GetAccountsBelow,
    { accountId, accountTypes: constant(['User']) },
    {
      icon: 'AccountType',
      columns: [
        { field: 'DisplayName', title: 'Name', width: 320 },
        { field: 'Email', as: 'Email', title: 'E-mail', width: 280 },
        { field: 'AccountState', as: 'Status', title: 'Status', ends: 'TerminatesUtc', width: 176 },
        { field: 'Above', title: 'Belongs to', width: 240 },
        { field: 'LastLogonUtc', as: 'TimeAgo', title: 'Last sign-in', width: 168 },
        { field: 'AccountIdentificator', as: 'Identifier', title: 'Number', hidden: true },
        { field: 'CreatedUtc', as: 'Date', title: 'Created', hidden: true },
        { field: 'TerminatesUtc', as: 'DateTimeUtc', title: 'Ends at', hidden: true },
      ],
      sort: { field: 'DisplayName', direction: 'ASC' },
      sortable: ['DisplayName', 'AccountState', 'LastLogonUtc', 'CreatedUtc', 'AccountIdentificator'],
      filters: [
        { field: 'options.filter', title: 'Find a user' },
        { field: 'showTerminatedAccounts', title: 'Show terminated', display: 'switch' },
      ],
      ended: where({ AccountState: 'Terminated' }),
      open: go('/account/$accountId', { accountId: row('AccountId') }),
      toolbar: [
        link('Create user', go('/account/create/user?parentAccountId?', { parentAccountId: param('accountId') }), {
          icon: 'plus',
        }),
      ],
      empty: 'Nobody works here yet.',
    },
  ),
});
