/** Change role: what it is now, what it shall be, and who works with it from then on (ROLE-08). */

import { ask, finish, go, load, param, review, screen, step, wizard } from '#define';
import GetRole from '../../operations/Account/GetRole.ts';
import UpdateRole from '../../operations/Account/UpdateRole.ts';
import { accountHeader } from './header.block.ts';
import { roleFields } from './role.block.ts';

const subject = { ownerCompanyId: param('accountId'), roleId: param('roleId') };

export default screen('/account/$accountId/security/change-role/$roleId', {
  title: 'Change role',
  header: accountHeader,
  body: wizard(
    load('current', GetRole, subject),
    ask('changes', UpdateRole, {
      title: 'Change role',
      help: 'A role can hold only rights that you hold yourself.',
      fields: [...roleFields],
      start: { role: step('current.Input') },
    }),
    review('review', {
      title: 'Review',
      help: 'Whoever has this role works with the change at once.',
      show: [
        { field: 'current.Role.Users', title: 'Users who have it' },
        { field: 'changes.role.Name', title: 'Name' },
        { field: 'changes.role.Description', title: 'Description' },
        { field: 'changes.role.Reach', title: 'Visible accounts' },
        { field: 'changes.role.CapabilitySetIds', title: 'Capability sets' },
        { field: 'changes.role.IsTemplate', title: 'Offer to all companies below' },
      ],
    }),
    finish(
      UpdateRole,
      { ...subject, role: step('changes.role'), version: step('current.Version') },
      {
        title: 'Done',
        submit: { text: 'Change role {name}', values: { name: 'current.Role.Name' } },
        message: 'Role changed. Its users work with it at once.',
        then: go('/account/$accountId/security', { accountId: param('accountId') }),
      },
    ),
  ),
});
