/** The services of the own company that run, and the way to them. */
import { can, constant, count, go, panel, session } from '#define';
import GetAccountsBelow from '../operations/Account/GetAccountsBelow.ts';

export default panel({
  title: 'Services of your company',
  icon: 'box',
  help: 'How many have not ended',
  needs: can('PRODUCT_ACCOUNT', 'Read'),
  body: count(
    GetAccountsBelow,
    { accountId: session('CompanyAccount.AccountId'), accountTypes: constant(['Product']), limit: constant(1) },
    {
      title: 'Services of your company',
      open: go('/account/$accountId/services', { accountId: session('CompanyAccount.AccountId') }),
    },
  ),
});
