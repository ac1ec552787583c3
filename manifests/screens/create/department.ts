/** Create department (SOLO-33, ROLE-56). */

import { constant, row } from '../../../src/define/binding/binding.ts';
import { go } from '../../../src/define/blocks/action.ts';
import { form } from '../../../src/define/blocks/form.ts';
import { can } from '../../../src/define/contract/capability.ts';
import { layout } from '../../../src/define/fields/form-fields.ts';
import { screen } from '../../../src/define/screen.ts';
import CreateAccount from '../../operations/Account/CreateAccount.ts';
import GetViewLayout from '../../operations/Account/GetViewLayout.ts';
import { parentField } from './parent.block.ts';

export default screen('/account/create/department', {
  title: 'Create department',
  needs: can('DEPARTMENT_ACCOUNT', 'Create'),
  menu: { group: 'New', order: 30, icon: 'users' },
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
      submit: 'Create department',
      message: 'Department created',
      then: go('/account/$accountId', { accountId: row('AccountId') }),
    },
  ),
});
