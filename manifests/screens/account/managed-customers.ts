/** Of which customers somebody decides on the orders (ORD-08, ORD-09). */
import { action, can, constant, go, param, row, screen, session, table, where } from '#define';
import GetManagedCustomers from '../../operations/Account/GetManagedCustomers.ts';
import SetAccountManager from '../../operations/Account/SetAccountManager.ts';
import { accountHeader } from './header.block.ts';

const person = {
  sellerAccountId: session('CompanyAccount.AccountId'),
  userAccountId: param('accountId'),
} as const;
const customer = { ...person, buyerAccountId: row('AccountId') } as const;

export default screen('/account/$accountId/managed-customers?find?&sort?&page?&size?', {
  title: 'Customers of an account manager',
  header: accountHeader,
  needs: can('CREDITCHECK_ORDERMANAGEMENT', 'Read'),
  body: table(GetManagedCustomers, person, {
    columns: [
      { field: 'DisplayName', title: 'Customer', width: 320 },
      { field: 'AccountType', as: 'AccountType', title: 'Type', width: 120 },
      { field: 'Decides', title: 'Orders', width: 200 },
      { field: 'Managers', as: 'Tags', title: 'Named', width: 280 },
    ],
    sortable: ['DisplayName'],
    filters: [
      { field: 'options.filter', title: 'Find a customer' },
      { field: 'decides', title: 'Orders', display: 'toggles' },
    ],
    open: go('/account/$accountId', { accountId: row('AccountId') }),
    actions: [
      action(
        SetAccountManager,
        { ...customer, isManager: constant(true) },
        {
          label: 'Let decide',
          icon: 'plus',
          when: where({ Decides: ['Other', 'Nobody'] }),
          message: 'Decides on its orders from now on',
        },
      ),
      action(
        SetAccountManager,
        { ...customer, isManager: constant(false) },
        {
          label: 'Take back',
          icon: 'minus',
          when: where({ Decides: 'Named' }),
          message: 'Does not decide on its orders any more',
        },
      ),
    ],
    empty: 'Nobody buys from the seller.',
  }),
});
