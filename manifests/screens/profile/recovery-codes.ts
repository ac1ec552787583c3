/** New recovery codes, shown once: for people who lose their phones. */

import { facts, form, go, link, links, screen, session, stack } from '#define';
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
            link('I have kept them', go('/account/$accountId/user-security', { accountId: session('UserAccountId') }), {
              tone: 'main',
            }),
          ],
        }),
      },
    ),
    links(link('Not now', go('/account/$accountId/user-security', { accountId: session('UserAccountId') }))),
  ),
});
