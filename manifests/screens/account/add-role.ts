/** Add role (ROLE-07). */
import { go } from '../../../src/define/action.ts';
import { param } from '../../../src/define/binding.ts';
import { form } from '../../../src/define/form.ts';
import { screen } from '../../../src/define/screen.ts';
import AddRole from '../../operations/Account/AddRole.ts';
import { accountHead } from './head.block.ts';
import { roleFields } from './role.block.ts';

export default screen('/account/$accountId/security/add-role', {
  title: 'Add role',
  head: accountHead,
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
