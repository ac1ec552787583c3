/** Example: create company, a form whose fields come from the server's layout. */

import { constant, param, row } from '../../../src/define/binding/binding.ts';
import { go } from '../../../src/define/blocks/action.ts';
import { form } from '../../../src/define/blocks/form.ts';
import { can } from '../../../src/define/contract/capability.ts';
import { layout, options } from '../../../src/define/fields/form-fields.ts';
import { screen } from '../../../src/define/screen.ts';
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
