/** The own company: what it is, and the way to it (SOLO-3). */
import { go, link, panel, row, view } from '#define';
import GetCurrentUser from '../operations/Authorization/GetCurrentUser.ts';

export default panel({
  title: 'Your company',
  icon: 'building',
  help: 'Name, type, country, currency',
  place: 70,
  width: 1,
  // From the session: not everybody may load the company's account.
  body: view(
    GetCurrentUser,
    {},
    {
      fields: [
        { field: 'CompanyAccount.DisplayName', title: 'Name' },
        { field: 'CompanyAccount.AccountType', as: 'AccountType', title: 'Type' },
        { field: 'CompanyAccount.Country', as: 'Country' },
        { field: 'CompanyAccount.Currency', as: 'Currency' },
      ],
      actions: [
        link('Open account', go('/account/$accountId', { accountId: row('CompanyAccount.AccountId') }), {
          may: 'MayReadCompany',
        }),
      ],
    },
  ),
});
