/** Account hierarchy: browse the tree from the own root, or find accounts in all of it (SOLO-8, GEN-19 to GEN-23). */

import { go, row, screen, search, table, where, whole } from '#define';
import GetAccountBranch from '../../operations/Account/GetAccountBranch.ts';
import GetAccountTree from '../../operations/Account/GetAccountTree.ts';
import SearchAccounts from '../../operations/Account/SearchAccounts.ts';

export default screen('/accounts', {
  title: 'Accounts',
  menu: { group: 'Main', order: 10, icon: 'sitemap' },
  body: table(
    GetAccountTree,
    {},
    {
      icon: 'AccountType',
      columns: [
        { field: 'DisplayName', title: 'Name', width: 420 },
        { field: 'AccountState', as: 'Status', title: 'Status', ends: 'TerminatesUtc', width: 176 },
        { field: 'AccountIdentificator', as: 'Identifier', title: 'Number' },
        { field: 'Country', as: 'Country' },
        { field: 'Currency', as: 'Text' },
        { field: 'AccountType', as: 'AccountType', title: 'Type', hidden: true },
        { field: 'LastLogonUtc', as: 'TimeAgo', title: 'Last sign-in', width: 168 },
        { field: 'CreatedUtc', as: 'Date', title: 'Created' },
        { field: 'TerminatesUtc', as: 'DateTimeUtc', title: 'Ends at', hidden: true },
      ],
      sortable: ['DisplayName', 'Country', 'LastLogonUtc', 'CreatedUtc'],
      filters: [
        { field: 'filter', as: 'MultiCombobox', title: 'Account types', display: 'toggles' },
        { field: 'showTerminatedAccounts', title: 'Show terminated', display: 'switch' },
      ],
      search: search(SearchAccounts, {}, { text: 'searchString', atLeast: 2 }),
      tree: {
        children: { accountId: row('AccountId') },
        more: 'HasChildren',
        whole: whole(
          GetAccountBranch,
          {},
          {
            columns: [
              { field: 'Level', title: 'Level' },
              { field: 'Parent', title: 'Stands below' },
              { field: 'ParentIdentificator', title: 'Number of that account' },
            ],
          },
        ),
      },
      ended: where({ AccountState: 'Terminated' }),
      open: go('/account/$accountId', { accountId: row('AccountId') }),
      empty: 'There are no accounts of these types here.',
    },
  ),
});
