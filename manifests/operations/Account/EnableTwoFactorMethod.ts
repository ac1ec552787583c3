/** Completes the set-up of a second factor with its first code (CALL-029). */
import { Type } from 'typebox';
import { operation, own } from '#define';
import { methodId, mfaToken } from '../../entities/AuthenticationMethod.ts';

export default operation('Account/EnableTwoFactorMethod', {
  summary: 'Switches a prepared method on; the first one becomes primary.',
  kind: 'write',
  subject: { SecondFactor: 'authenticationMethodId' },
  changes: ['SecondFactor', 'Session', 'Mail', own('CurrentUser')],
  needs: 'signedIn',
  midSignIn: 'setup',
  errors: ['ERR-14', 'noMethod', 'notImpersonated'],
  audit: { event: 'Second factor added' },
  input: Type.Object({ authenticationMethodId: methodId, mfaToken }),
  data: Type.Null(),
  example: { input: { authenticationMethodId: 12, mfaToken: '492039' }, data: null },
});
