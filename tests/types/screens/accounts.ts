/** Example: the accounts (SOLO-8), a tree that loads its children by row and finds accounts by another call. */

import { constant, go, link, row, screen, search, session, table, where } from '#define';
import { GetAccountTree, SearchAccounts } from '../operations/account.ts';

export const accounts = screen('/accounts', {
  title: 'Accounts',
  menu: { group: 'Main', order: 1 },
  body: table(
    GetAccountTree,
    { accountId: session('CompanyAccount.AccountId'), showTerminatedAccounts: constant(false) },
    {
      columns: ['DisplayName', { field: 'AccountType', as: 'Combobox' }, 'AccountState'],
      icon: 'AccountType',
      ended: where({ AccountState: 'Terminated' }),
      filters: [{ field: 'filter', as: 'Text', title: 'Kinds', display: 'toggles' }],
      search: search(
        SearchAccounts,
        { targetRoot: session('CompanyAccount.AccountId'), maxRows: constant(50) },
        { text: 'searchString' },
      ),
      tree: { children: { accountId: row('AccountId') }, more: 'HasChildren' },
      open: go('/account/$accountId', { accountId: row('AccountId') }),
      actions: [
        link('Terminate', go('/terminate?accountId', { accountId: row('AccountId') }), {
          when: where({ AccountState: 'Active' }),
        }),
      ],
    },
  ),
});
