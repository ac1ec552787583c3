/** Create user (SOLO-32, ROLE-55): the place, the person, the roles; an invitation goes out by e-mail. */

import { can, check, constant, form, go, input, layout, options, row, screen, where } from '#define';
import CreateAccount from '../../operations/Account/CreateAccount.ts';
import GetRoles from '../../operations/Account/GetRoles.ts';
import GetViewLayout from '../../operations/Account/GetViewLayout.ts';
import ValidateUniqueField from '../../operations/Account/ValidateUniqueField.ts';
import { parentField, startBelow } from './parent.block.ts';

export default screen('/account/create/user?parentAccountId?', {
  title: 'Create user',
  needs: can('USER_ACCOUNT', 'Create'),
  menu: { group: 'New', order: 20, icon: 'user' },
  body: form(
    CreateAccount,
    { accountType: constant('User') },
    {
      sections: [
        { title: 'Place', fields: [parentField('User')] },
        {
          title: 'Details',
          fields: [
            {
              field: 'values',
              layout: layout(
                GetViewLayout,
                { accountType: constant('User'), viewName: constant('Create') },
                {
                  Email: check(ValidateUniqueField, {
                    accountType: constant('User'),
                    fieldName: constant('Email'),
                    value: input('Email'),
                  }),
                  Username: check(ValidateUniqueField, {
                    accountType: constant('User'),
                    fieldName: constant('Username'),
                    value: input('Username'),
                  }),
                },
              ),
            },
          ],
        },
        {
          title: 'Roles',
          help: 'What the person may see and do. Nobody signs in without a role; more can be given later.',
          fields: [
            {
              field: 'roleIds',
              title: 'Roles',
              requiredWhen: where({ accountType: 'User' }),
              options: options(
                GetRoles,
                { ownerCompanyId: input('parentAccountId') },
                { value: 'RoleId', label: 'Name', when: where({ MayGive: true }) },
              ),
            },
          ],
        },
      ],
      start: startBelow,
      submit: 'Create user',
      message: 'User created. Whoever has a role is invited by e-mail.',
      then: go('/account/$accountId', { accountId: row('AccountId') }),
    },
  ),
});
