/** The first accounts below the own company. */
import { can, constant, go, panel, row, session, table } from '#define';
import GetAccountTree from '../operations/Account/GetAccountTree.ts';

export default panel({
  title: 'Below your company',
  icon: 'sitemap',
  help: 'The first six accounts',
  place: 110,
  needs: can('COMPANY_ACCOUNT', 'Read'),
  width: 2,
  body: table(
    GetAccountTree,
    { accountId: session('CompanyAccount.AccountId'), limit: constant(6) },
    {
      icon: 'AccountType',
      columns: [
        { field: 'DisplayName', title: 'Name' },
        { field: 'AccountState', as: 'Status', title: 'Status', ends: 'TerminatesUtc', width: 176 },
        { field: 'LastLogonUtc', as: 'TimeAgo', title: 'Last sign-in', width: 168 },
      ],
      open: go('/account/$accountId', { accountId: row('AccountId') }),
      empty: 'There is no account below your company.',
    },
  ),
});
