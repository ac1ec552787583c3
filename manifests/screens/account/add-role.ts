/** Add role (ROLE-07). */

import { form, go, param, screen } from '#define';
import AddRole from '../../operations/Account/AddRole.ts';
import { accountHeader } from './header.block.ts';
import { roleFields } from './role.block.ts';

export default screen('/account/$accountId/security/add-role', {
  title: 'Add role',
  header: accountHeader,
  body: form(
    AddRole,
    { ownerCompanyId: param('accountId') },
    {
      sections: [
        { title: 'Add role', help: 'A role can hold only rights that you hold yourself.', fields: [...roleFields] },
      ],
      submit: 'Add role',
      message: 'Role added',
      then: go('/account/$accountId/security', { accountId: param('accountId') }),
    },
  ),
});
