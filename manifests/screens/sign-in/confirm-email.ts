/** Where the link of a mail leads that asks whether a new e-mail address is right. */

import { facts, form, go, link, param, screen, stack } from '#define';
import ConfirmEmail from '../../operations/SelfCare/ConfirmEmail.ts';

export default screen('/confirm-email/$token', {
  title: 'Confirm your e-mail address',
  layout: 'plain',
  access: 'public',
  body: stack(
    facts({ text: 'From then on your messages go to this address, and so do links to choose a new password.' }),
    form(
      ConfirmEmail,
      { token: param('token') },
      {
        fields: [],
        submit: 'Confirm the address',
        after: facts({
          title: 'Your address is confirmed',
          fields: [{ field: 'Address', as: 'Email', title: 'E-mail' }],
          actions: [link('Go on', go('/login', {}), { tone: 'main' })],
        }),
      },
    ),
  ),
});
