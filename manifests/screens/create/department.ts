/** Create department (SOLO-33, ROLE-56). */

import { can, constant, form, go, layout, row, screen } from '#define';
import CreateAccount from '../../operations/Account/CreateAccount.ts';
import GetViewLayout from '../../operations/Account/GetViewLayout.ts';
import { parentField, startBelow } from './parent.block.ts';

export default screen('/account/create/department?parentAccountId?', {
  title: 'Create department',
  needs: can('DEPARTMENT_ACCOUNT', 'Create'),
  menu: { group: 'New', order: 30, icon: 'sitemap' },
  body: form(
    CreateAccount,
    { accountType: constant('Department') },
    {
      sections: [
        { title: 'Place', fields: [parentField('Department')] },
        {
          title: 'Details',
          fields: [
            {
              field: 'values',
              layout: layout(GetViewLayout, { accountType: constant('Department'), viewName: constant('Create') }),
            },
          ],
        },
      ],
      start: startBelow,
      submit: 'Create department',
      message: 'Department created',
      then: go('/account/$accountId', { accountId: row('AccountId') }),
    },
  ),
});
