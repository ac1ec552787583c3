/** Users: the people of a company or department, down to its last department. */

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
      ...accountRows,
      columns: [
        name,
        { field: 'Email', as: 'Email', title: 'E-mail', width: 280 },
        status,
        belongsTo,
        { field: 'LastLogonUtc', as: 'TimeAgo', title: 'Last sign-in', width: 168 },
        { ...identifier, hidden: true },
        { ...created, hidden: true },
        endsAt,
      ],
      sortable: ['DisplayName', 'AccountState', 'LastLogonUtc', 'CreatedUtc', 'AccountIdentificator'],
      filters: [{ field: 'options.filter', title: 'Find a user' }, withTerminated],
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
