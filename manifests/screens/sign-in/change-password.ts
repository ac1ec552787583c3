/** Change password: the current one, and the new one twice (ROUTE-22, VAL-05 to VAL-17). */

import { form, go, param, screen } from '#define';
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
