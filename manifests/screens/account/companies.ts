/** Companies: the customers and resellers of a reseller, and how many users each has. */

import { anyOf, can, constant, counted, go, link, param, row, screen, table, where } from '#define';
import GetAccountsBelow from '../../operations/Account/GetAccountsBelow.ts';
import { accountHeader } from './header.block.ts';

const accountId = param('accountId');

export default screen('/account/$accountId/companies', {
  title: 'Companies',
  needs: anyOf(can('COMPANY_ACCOUNT', 'Read'), can('RESELLER_ACCOUNT', 'Read')),
  header: accountHeader,
  tab: {
    title: 'Companies',
    order: 10,
    when: where({ AccountType: 'Reseller' }),
    count: counted(GetAccountsBelow, {
      accountId,
      accountTypes: constant(['Company', 'Reseller']),
      limit: constant(1),
    }),
  },
  body: table(
    GetAccountsBelow,
    { accountId, accountTypes: constant(['Company', 'Reseller']) },
    {
      icon: 'AccountType',
      columns: [
        { field: 'DisplayName', title: 'Name', width: 320 },
        { field: 'AccountState', as: 'Status', title: 'Status', ends: 'TerminatesUtc', width: 176 },
        { field: 'AccountType', as: 'AccountType', title: 'Type' },
        { field: 'Users', title: 'Users', width: 110 },
        { field: 'AccountIdentificator', as: 'Identifier', title: 'Number' },
        { field: 'Country', as: 'Country' },
        { field: 'Currency', as: 'Text', hidden: true },
        { field: 'CreatedUtc', as: 'Date', title: 'Created' },
        { field: 'TerminatesUtc', as: 'DateTimeUtc', title: 'Ends at', hidden: true },
      ],
      sort: { field: 'DisplayName', direction: 'ASC' },
      sortable: ['DisplayName', 'AccountType', 'AccountState', 'AccountIdentificator', 'Country', 'CreatedUtc'],
      filters: [
        { field: 'options.filter', title: 'Find a company' },
        { field: 'showTerminatedAccounts', title: 'Show terminated', display: 'switch' },
      ],
      ended: where({ AccountState: 'Terminated' }),
      open: go('/account/$accountId', { accountId: row('AccountId') }),
      toolbar: [
        link(
          'Create company',
          go('/account/create/company?parentAccountId?', { parentAccountId: param('accountId') }),
          { icon: 'plus' },
        ),
        link(
          'Create reseller',
          go('/account/create/reseller?parentAccountId?', { parentAccountId: param('accountId') }),
          { icon: 'plus' },
        ),
      ],
      empty: 'There are no companies below it yet.',
    },
  ),
});
