/** Example: security (ROUTE-41 to 44), a view that saves and a table with row and bulk actions. */

import { action, can, editRecord, param, row, screen, selected, table, tabs, view, where } from '#define';
import { AddRole, DeleteRole, DeleteRoles, GetMfaPolicy, GetRoles, SaveMfaPolicy } from '../operations/security.ts';
import { accountHeader } from './account-header.ts';

export const security = screen('/account/$accountId/security', {
  title: 'Security',
  header: accountHeader,
  tab: { title: 'Security', order: 6 },
  body: tabs(
    {
      title: 'MFA',
      body: view(
        GetMfaPolicy,
        { accountId: param('accountId') },
        {
          sections: [{ title: 'Policy', fields: [{ field: 'Enforced', as: 'Checkbox' }, 'Ancestor.DisplayName'] }],
          save: editRecord(
            SaveMfaPolicy,
            { accountId: param('accountId') },
            { fields: { Enforced: 'companyMFAPolicy.Enforced' } },
          ),
        },
      ),
    },
    {
      title: 'Roles',
      needs: can('SECURITY_MANAGEMENT', 'Read'),
      body: table(
        GetRoles,
        { ownerCompanyId: param('accountId') },
        {
          columns: ['Name', 'Users'],
          toolbar: [
            action(
              AddRole,
              { ownerCompanyId: param('accountId') },
              { label: 'Add role', ask: ['role.Name', 'role.Description'] },
            ),
          ],
          actions: [
            action(
              DeleteRole,
              { ownerCompanyId: param('accountId'), roleId: row('roleId') },
              {
                label: 'Delete',
                tone: 'danger',
                confirm: 'Delete this role?',
                when: where({ Users: 0 }),
                may: 'MayDelete',
                reason: 'The role is a template of somebody above.',
              },
            ),
          ],
          bulk: [
            action(
              DeleteRoles,
              { ownerCompanyId: param('accountId'), roleIds: selected('roleId') },
              { label: 'Delete' },
            ),
          ],
        },
      ),
    },
  ),
});
