/** Who of the seller's people decides on whose orders (ORD-08, ORD-09). */
import { action, can, constant, go, row, screen, session, table, where } from '#define';
import GetAccountManagers from '../../operations/Account/GetAccountManagers.ts';
import SetAccountManager from '../../operations/Account/SetAccountManager.ts';

const seller = { sellerAccountId: session('CompanyAccount.AccountId') } as const;
const person = { ...seller, userAccountId: row('UserAccountId') } as const;

export default screen('/orders/account-managers', {
  title: 'Account managers',
  menu: { group: 'Orders', order: 60 },
  needs: can('CREDITCHECK_ORDERMANAGEMENT', 'Read'),
  body: table(GetAccountManagers, seller, {
    columns: [
      { field: 'Name', title: 'May decide on orders', width: 280 },
      { field: 'CustomersCount', title: 'Customers', width: 110 },
      { field: 'Customers', title: 'Named for', as: 'Tags', width: 420 },
      { field: 'IsForOthers', title: 'All others', width: 120 },
    ],
    open: go('/account/$accountId/managed-customers', { accountId: row('UserAccountId') }),
    actions: [
      action(
        SetAccountManager,
        { ...person, isManager: constant(true) },
        {
          label: 'Name for all others',
          icon: 'plus',
          when: where({ IsForOthers: false }),
          message: 'Decides on orders of all who have nobody of their own',
        },
      ),
      action(
        SetAccountManager,
        { ...person, isManager: constant(false) },
        {
          label: 'Take back for all others',
          icon: 'minus',
          when: where({ IsForOthers: true }),
          message: 'No longer named for all others',
        },
      ),
    ],
    empty: 'Nobody has the right to decide on orders.',
  }),
});
