/** Example: create company, a form whose fields come from the server's layout. */

import { can, constant, form, go, layout, options, param, row, screen } from '#define';
import { CreateAccount, GetViewLayout } from '../operations/account.ts';
import { GetUpgradeOptions } from '../operations/subscription.ts';

export const createCompany = screen('/create-company?parentAccountId', {
  title: 'Create company',
  needs: can('COMPANY_ACCOUNT', 'Create'),
  menu: { group: 'New', order: 1, icon: 'building' },
  body: form(
    CreateAccount,
    { parentAccountId: param('parentAccountId'), accountType: constant('Company') },
    {
      fields: [
        {
          field: 'values',
          layout: layout(GetViewLayout, { accountType: constant('Company'), viewName: constant('Create') }),
        },
        {
          field: 'productName',
          as: 'Combobox',
          options: options(
            GetUpgradeOptions,
            { accountId: param('parentAccountId') },
            { value: 'ProductName', label: 'DisplayName' },
          ),
        },
      ],
      then: go('/account/$accountId', { accountId: row('accountId') }),
    },
  ),
});
