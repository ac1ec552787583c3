/** Companies: the customers and resellers of a reseller, and how many users each has. */

import { anyOf, can, constant, counted, go, link, param, row, screen, table, where } from '#define';
import GetAccountsBelow from '../../operations/Account/GetAccountsBelow.ts';
import { accountRows, created, endsAt, identifier, name, status, withTerminated } from './accounts-below.block.ts';
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
      ...accountRows,
      columns: [
        name,
        status,
        { field: 'AccountType', as: 'AccountType', title: 'Type' },
        { field: 'Users', title: 'Users', width: 130 },
        identifier,
        { field: 'Country', as: 'Country' },
        { field: 'Currency', as: 'Text', hidden: true },
        created,
        endsAt,
      ],
      sortable: ['DisplayName', 'AccountType', 'AccountState', 'AccountIdentificator', 'Country', 'CreatedUtc'],
      filters: [{ field: 'options.filter', title: 'Find a company' }, withTerminated],
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
