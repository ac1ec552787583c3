/** Change the roles of a user: which he has, which he shall have (ROLE-05). */

import { ask, finish, go, load, options, param, review, screen, step, wizard } from '#define';
import AssignRolesToUser from '../../operations/Account/AssignRolesToUser.ts';
import GetRoleAssignment from '../../operations/Account/GetRoleAssignment.ts';
import GetRoles from '../../operations/Account/GetRoles.ts';
import { accountHeader } from './header.block.ts';

const user = { userAccountId: param('accountId') };

export default screen('/account/$accountId/change-roles', {
  title: 'Change roles',
  header: accountHeader,
  body: wizard(
    load('current', GetRoleAssignment, user),
    ask('roles', AssignRolesToUser, {
      title: 'Change roles',
      help: 'You can give and take only roles whose rights you hold yourself.',
      fields: [
        {
          field: 'roleIds',
          title: 'Roles',
          options: options(
            GetRoles,
            { ownerCompanyId: param('accountId') },
            { value: 'RoleId', label: 'Name', note: 'Description' },
          ),
        },
      ],
      start: { roleIds: step('current.RoleIds') },
    }),
    review('review', {
      title: 'Review',
      help: 'The change holds at once, in sessions that are open as well.',
      show: [
        { field: 'current.DisplayName', title: 'User' },
        { field: 'current.Roles', title: 'Roles so far' },
        { field: 'roles.roleIds', title: 'Roles from now on' },
      ],
    }),
    finish(
      AssignRolesToUser,
      { ...user, roleIds: step('roles.roleIds'), version: step('current.Version') },
      {
        title: 'Done',
        submit: { text: 'Change roles of {name}', values: { name: 'current.DisplayName' } },
        message: 'Roles changed',
        then: go('/account/$accountId/roles', { accountId: param('accountId') }),
      },
    ),
  ),
});
