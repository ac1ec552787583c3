/** Departments: how a company is divided, with the departments of departments. */

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

export default screen('/account/$accountId/departments', {
  title: 'Departments',
  needs: can('DEPARTMENT_ACCOUNT', 'Read'),
  header: accountHeader,
  tab: {
    title: 'Departments',
    order: 12,
    when: where({ AccountType: ['Company', 'Reseller', 'Department'] }),
    count: counted(GetAccountsBelow, { accountId, accountTypes: constant(['Department']), limit: constant(1) }),
  },
  body: table(
    GetAccountsBelow,
    { accountId, accountTypes: constant(['Department']) },
    {
      ...accountRows,
      columns: [name, status, belongsTo, identifier, created, endsAt],
      sortable: ['DisplayName', 'AccountState', 'AccountIdentificator', 'CreatedUtc'],
      filters: [{ field: 'options.filter', title: 'Find a department' }, withTerminated],
      open: go('/account/$accountId', { accountId: row('AccountId') }),
      toolbar: [
        link(
          'Create department',
          go('/account/create/department?parentAccountId?', { parentAccountId: param('accountId') }),
          { icon: 'plus' },
        ),
      ],
      empty: 'There are no departments yet.',
    },
  ),
});
