/** New recovery codes, shown once: for people who lose their phones. */

import { session } from '../../../src/define/binding/binding.ts';
import { go, open } from '../../../src/define/blocks/action.ts';
import { stack } from '../../../src/define/blocks/arrangement.ts';
import { form } from '../../../src/define/blocks/form.ts';
import { facts } from '../../../src/define/blocks/view.ts';
import { screen } from '../../../src/define/screen.ts';
import CreateRecoveryCodes from '../../operations/Account/CreateRecoveryCodes.ts';

export default screen('/recovery-codes', {
  title: 'Recovery codes',
  layout: 'plain',
  personal: true,
  body: stack(
    facts({
      text: 'Each code signs you in once, for the day on which no other second factor is at hand. New codes replace all former ones.',
    }),
    form(
      CreateRecoveryCodes,
      {},
      {
        fields: [],
        submit: 'Create recovery codes',
        after: facts({
          as: 'Codes',
          title: 'Your recovery codes',
          text: 'They are shown only now. Print them, or keep them where you keep your passwords.',
          actions: [
            open(go('/account/$accountId/user-security', { accountId: session('UserAccountId') }), {
              label: 'I have kept them',
              tone: 'main',
            }),
          ],
        }),
      },
    ),
  ),
});
