/** A new authenticator app: its name, its key as a picture, and the first code that it shows (ROUTE-45, CALL-028, CALL-029). */

import { constant, facts, form, go, row, screen, stack } from '#define';
import EnableTwoFactorMethod from '../../operations/Account/EnableTwoFactorMethod.ts';
import SetupTwoFactorMethod from '../../operations/Account/SetupTwoFactorMethod.ts';

export default screen('/add-authenticator-app', {
  title: 'Add authenticator app',
  layout: 'plain',
  personal: true,
  body: form(
    SetupTwoFactorMethod,
    { methodType: constant('AuthenticatorApp') },
    {
      fields: [{ field: 'name', title: 'Name', help: 'Tells your methods apart, such as “My phone”.' }],
      submit: 'Continue',
      after: stack(
        facts({
          title: 'Scan this with the app',
          text: 'Or type the key into it by hand. The app then shows a code of six digits.',
          fields: [
            { field: 'QrCodeImage', as: 'Picture', title: 'Picture for the app' },
            { field: 'Secret', as: 'Identifier', title: 'Key', with: { form: 'Key' } },
          ],
        }),
        form(
          EnableTwoFactorMethod,
          { authenticationMethodId: row('authenticationMethodId') },
          {
            fields: [{ field: 'mfaToken', as: 'OneTimeCode', title: 'Code from the app' }],
            submit: 'Add authenticator app',
            message: 'Second factor added',
            then: go('/recovery-codes', {}),
          },
        ),
      ),
    },
  ),
});
