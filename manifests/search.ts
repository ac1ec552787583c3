/** What the search of the header finds, part by part in its order; apart from shell.ts, because the sign-in page does without it. */
import { constant, type Finder, finder, session, where } from '#define';
import SearchAccounts from './operations/Account/SearchAccounts.ts';

export const search: readonly Finder[] = [
  finder(
    'account',
    SearchAccounts,
    {
      includeDepartment: constant(true),
      showTerminatedAccounts: constant(true),
      targetRoot: session('CompanyAccount.AccountId'),
      maxRows: constant(10),
    },
    {
      title: 'Accounts',
      text: 'searchString',
      id: 'AccountId',
      label: 'DisplayName',
      notes: ['AccountIdentificator', 'Above'],
      type: 'AccountType',
      ended: where({ AccountState: 'Terminated' }),
      most: 10,
    },
  ),
];
