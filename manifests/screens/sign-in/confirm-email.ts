/** Where the link of a mail leads that asks whether a new e-mail address is right. */

import { param } from '../../../src/define/binding/binding.ts';
import { go, open } from '../../../src/define/blocks/action.ts';
import { stack } from '../../../src/define/blocks/arrangement.ts';
import { form } from '../../../src/define/blocks/form.ts';
import { facts } from '../../../src/define/blocks/view.ts';
import { screen } from '../../../src/define/screen.ts';
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
          actions: [open(go('/login', {}), { label: 'Go on', tone: 'main' })],
        }),
      },
    ),
  ),
});
