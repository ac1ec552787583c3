/** Change password: the current one, and the new one twice (ROUTE-22, VAL-05 to VAL-17). */

import { param } from '../../../src/define/binding/binding.ts';
import { go } from '../../../src/define/blocks/action.ts';
import { form } from '../../../src/define/blocks/form.ts';
import { screen } from '../../../src/define/screen.ts';
import ChangeMyPassword from '../../operations/SelfCare/ChangeMyPassword.ts';

export default screen('/change-password?redirect?', {
  title: 'Change password',
  layout: 'plain',
  menu: { group: 'Profile', order: 20, icon: 'key' },
  personal: true,
  body: form(
    ChangeMyPassword,
    {},
    {
      fields: [
        { field: 'currentPassword', as: 'Password', title: 'Current password' },
        { field: 'newPassword', as: 'NewPassword', title: 'New password' },
      ],
      submit: 'Change password',
      then: go('/password-changed?redirect?', { redirect: param('redirect') }),
    },
  ),
});
