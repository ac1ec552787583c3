/** The roles of a company and the templates that it may give, with the ways to make and change its own (ROUTE-43). */

import { action, type BindingScope, type Block, go, link, not, param, row, table, where } from '#define';
import DeleteRole from '../../operations/Account/DeleteRole.ts';
import GetRoles from '../../operations/Account/GetRoles.ts';

const isOwn = where({ IsOwn: true });
const reason = 'The role has rights that you do not hold yourself.';
const used = { while: where({ Users: not(0) }), reason: 'Somebody has this role. Take it away first.' };

export const roles: Block<BindingScope<{ accountId: string }>> = table(
  GetRoles,
  { ownerCompanyId: param('accountId') },
  {
    columns: [
      { field: 'Name', width: 200 },
      { field: 'Description', width: 240 },
      { field: 'SetNames', as: 'MultiCombobox', title: 'Capability sets', width: 220 },
      { field: 'Reach', title: 'Visible accounts', width: 160 },
      { field: 'Users', title: 'Users', width: 130 },
      { field: 'IsOwn', title: 'Company’s own', width: 140 },
      { field: 'IsTemplate', title: 'Template', hidden: true },
    ],
    sort: { field: 'Name', direction: 'ASC' },
    sortable: ['Name', 'Users', 'Reach'],
    open: go('/account/$accountId/security/role/$roleId', { accountId: param('accountId'), roleId: row('RoleId') }),
    toolbar: [
      link('Add role', go('/account/$accountId/security/add-role', { accountId: param('accountId') }), {
        icon: 'plus',
      }),
    ],
    actions: [
      link(
        'Change role',
        go('/account/$accountId/security/change-role/$roleId', {
          accountId: param('accountId'),
          roleId: row('RoleId'),
        }),
        { icon: 'pencil', when: isOwn, may: 'MayGive', reason },
      ),
      action(
        DeleteRole,
        { ownerCompanyId: param('accountId'), roleId: row('RoleId') },
        {
          label: 'Delete role',
          icon: 'trash',
          tone: 'danger',
          when: isOwn,
          may: 'MayGive',
          reason,
          locks: [used],
          confirm: 'Nobody has this role. It cannot be brought back.',
          message: 'Role deleted',
        },
      ),
    ],
    empty: 'There are no roles yet.',
  },
);
