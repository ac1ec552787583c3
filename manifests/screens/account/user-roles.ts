/** The roles of a user and the capability sets that they bundle (ROLE-11, ROLE-17). */

import { go, link, param, screen, stack, table, where } from '#define';
import GetCapabilitySetsForUser from '../../operations/Account/GetCapabilitySetsForUser.ts';
import GetRolesForUser from '../../operations/Account/GetRolesForUser.ts';
import { accountHeader } from './header.block.ts';

const user = { userAccountId: param('accountId') };

export default screen('/account/$accountId/roles', {
  title: 'Roles',
  header: accountHeader,
  tab: { title: 'Roles', order: 45, when: where({ AccountType: 'User' }) },
  body: stack(
    table(GetRolesForUser, user, {
      title: 'Roles',
      columns: [
        { field: 'Name', width: 240 },
        { field: 'Description', width: 420 },
        { field: 'Reach', title: 'Visible accounts' },
      ],
      toolbar: [
        link('Change roles', go('/account/$accountId/change-roles', { accountId: param('accountId') }), {
          icon: 'pencil',
        }),
      ],
      empty: 'The user has no role, and so cannot sign in.',
    }),
    table(GetCapabilitySetsForUser, user, {
      title: 'What they allow',
      columns: [
        { field: 'Name', title: 'Capability set', width: 240 },
        { field: 'Rights', as: 'MultiCombobox', title: 'Rights to', width: 640 },
      ],
      empty: 'No right follows from these roles.',
    }),
  ),
});
