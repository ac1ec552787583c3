/** Codes by e-mail as a second factor: its name, and the first code that was sent (CALL-028, CALL-029). */

import { constant, facts, form, go, row, screen, stack } from '#define';
import EnableTwoFactorMethod from '../../operations/Account/EnableTwoFactorMethod.ts';
import SetupTwoFactorMethod from '../../operations/Account/SetupTwoFactorMethod.ts';

export default screen('/add-email-codes', {
  title: 'Add codes by e-mail',
  layout: 'plain',
  personal: true,
  body: form(
    SetupTwoFactorMethod,
    { methodType: constant('Email') },
    {
      fields: [{ field: 'name', title: 'Name', help: 'Tells your methods apart, such as “Mail at work”.' }],
      submit: 'Send the first code',
      after: stack(
        facts({
          title: 'A code is on its way',
          text: 'It is good for ten minutes.',
          fields: [{ field: 'Address', title: 'Sent to' }],
        }),
        form(
          EnableTwoFactorMethod,
          { authenticationMethodId: row('authenticationMethodId') },
          {
            fields: [{ field: 'mfaToken', as: 'OneTimeCode', title: 'Code from the e-mail' }],
            submit: 'Add codes by e-mail',
            message: 'Second factor added',
            then: go('/recovery-codes', {}),
          },
        ),
      ),
    },
  ),
});
