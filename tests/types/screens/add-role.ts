/** Example: add a role, a form with sections, conditions, choices that depend on a field, and a check. */

import { can, check, form, input, not, options, param, screen, where } from '#define';
import { AddRole, GetRoles, IsRoleFree } from '../operations/security.ts';

export const addRole = screen('/company/$companyId/roles/new', {
  title: 'Create role',
  needs: can('SECURITY_MANAGEMENT', 'Create'),
  body: form(
    AddRole,
    {},
    {
      sections: [
        {
          title: 'Role',
          help: 'People see the name when rights are given.',
          columns: 2,
          fields: [
            {
              field: 'ownerCompanyId',
              options: options(GetRoles, { ownerCompanyId: param('companyId') }, { value: 'roleId', label: 'Name' }),
            },
            { field: 'role.Name', check: check(IsRoleFree, { name: input('role.Name') }) },
            {
              field: 'role.Description',
              help: 'What it is for',
              width: 2,
              when: where({ 'role.Name': not('Administrator') }),
              requiredWhen: where({ ownerCompanyId: not([1, 2]) }),
              options: options(
                GetRoles,
                { ownerCompanyId: input('ownerCompanyId') },
                { value: 'Name', label: 'Name', note: 'Name' },
              ),
            },
          ],
        },
      ],
      submit: 'Create role',
    },
  ),
});
