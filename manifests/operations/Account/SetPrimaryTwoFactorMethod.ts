/** Chooses the second factor that sign-in asks for first (CALL-032). */
import { Type } from 'typebox';
import { can, operation, own } from '#define';
import { methodId } from '../../entities/AuthenticationMethod.ts';

export default operation('Account/SetPrimaryTwoFactorMethod', {
  summary: 'Makes a method the primary one; the others lose the flag.',
  kind: 'write',
  subject: { SecondFactor: 'authenticationMethodId' },
  changes: ['SecondFactor', own('CurrentUser')],
  needs: can('USER_MULTIFACTOR_AUTHENTICATION', 'Update'),
  errors: ['noMethod', 'notImpersonated', 'proofNeeded'],
  audit: { event: 'Primary second factor chosen' },
  input: Type.Object({ authenticationMethodId: methodId }),
  data: Type.Null(),
  example: { input: { authenticationMethodId: 12 }, data: null },
});
