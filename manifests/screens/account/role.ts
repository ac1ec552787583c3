/** One role: what it bundles, and how many people have it (ROLE-10). */

import { go, link, param, screen, view, where } from '#define';
import GetRole from '../../operations/Account/GetRole.ts';
import { accountHeader } from './header.block.ts';

const subject = { ownerCompanyId: param('accountId'), roleId: param('roleId') };
const isOwn = where({ 'Role.IsOwn': true });

export default screen('/account/$accountId/security/role/$roleId', {
  title: 'Role',
  header: accountHeader,
  body: view(GetRole, subject, {
    sections: [
      {
        title: 'Role',
        fields: [
          { field: 'Role.Name', title: 'Name' },
          { field: 'Role.Description', as: 'MultilineText', title: 'Description' },
          { field: 'Role.SetNames', as: 'Tags', title: 'Capability sets' },
          { field: 'Role.Reach', title: 'Visible accounts' },
          { field: 'Role.Users', title: 'Users who have it' },
          { field: 'Role.IsOwn', title: 'Company’s own' },
          { field: 'Role.IsTemplate', title: 'Offered to all companies below' },
        ],
      },
    ],
    actions: [
      link(
        'Change role',
        go('/account/$accountId/security/change-role/$roleId', {
          accountId: param('accountId'),
          roleId: param('roleId'),
        }),
        {
          icon: 'pencil',
          when: isOwn,
          may: 'Role.MayGive',
          reason: 'The role has rights that you do not hold yourself.',
        },
      ),
    ],
  }),
});
