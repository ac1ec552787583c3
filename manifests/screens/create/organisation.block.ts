/** The form of a company or reseller: its place, its details, and if wished its first administrator (SOLO-34, SOLO-35). */

import { constant, type Form, form, go, input, layout, options, row, where } from '#define';
import CreateAccount from '../../operations/Account/CreateAccount.ts';
import GetRoles from '../../operations/Account/GetRoles.ts';
import GetViewLayout from '../../operations/Account/GetViewLayout.ts';
import { type CreateScope, parentField, startBelow } from './parent.block.ts';

export const organisationForm = (
  accountType: 'Company' | 'Reseller',
  submit: string,
  message: string,
): Form<CreateScope> =>
  form(
    CreateAccount,
    { accountType: constant(accountType) },
    {
      sections: [
        { title: 'Place', fields: [parentField(accountType)] },
        {
          title: 'Details',
          fields: [
            {
              field: 'values',
              layout: layout(GetViewLayout, { accountType: constant(accountType), viewName: constant('Create') }),
            },
          ],
        },
        {
          title: 'First administrator',
          help: 'Leave this empty to add people later. Otherwise the person is invited by e-mail; without a role nobody can sign in, and the invitation waits for one.',
          columns: 2,
          fields: [
            { field: 'administrator.Firstname', title: 'First name' },
            { field: 'administrator.Lastname', title: 'Last name' },
            { field: 'administrator.Email', as: 'Email', title: 'E-mail' },
            { field: 'administrator.Username', title: 'Username' },
            {
              field: 'administrator.roleIds',
              title: 'Roles',
              width: 2,
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
      submit,
      message,
      then: go('/account/$accountId', { accountId: row('AccountId') }),
    },
  );
