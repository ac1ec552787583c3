/** Add role (ROLE-07). */

import { param } from '../../../src/define/binding/binding.ts';
import { go } from '../../../src/define/blocks/action.ts';
import { form } from '../../../src/define/blocks/form.ts';
import { screen } from '../../../src/define/screen.ts';
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
