/** Departments: how a company is divided, with the departments of departments. */

import { can, constant, counted, go, link, param, row, screen, table, where } from '#define';
import GetAccountsBelow from '../../operations/Account/GetAccountsBelow.ts';
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
      icon: 'AccountType',
      columns: [
        { field: 'DisplayName', title: 'Name', width: 320 },
        { field: 'AccountState', as: 'Status', title: 'Status', ends: 'TerminatesUtc', width: 176 },
        { field: 'Above', title: 'Belongs to', width: 240 },
        { field: 'AccountIdentificator', as: 'Identifier', title: 'Number' },
        { field: 'CreatedUtc', as: 'Date', title: 'Created' },
        { field: 'TerminatesUtc', as: 'DateTimeUtc', title: 'Ends at', hidden: true },
      ],
      sort: { field: 'DisplayName', direction: 'ASC' },
      sortable: ['DisplayName', 'AccountState', 'AccountIdentificator', 'CreatedUtc'],
      filters: [
        { field: 'options.filter', title: 'Find a department' },
        { field: 'showTerminatedAccounts', title: 'Show terminated', display: 'switch' },
      ],
      ended: where({ AccountState: 'Terminated' }),
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
