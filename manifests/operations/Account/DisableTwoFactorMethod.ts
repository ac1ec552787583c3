/** Takes one of the own second factors away (CALL-030). */
import { Type } from 'typebox';
import { can, operation, own } from '#define';
import { methodId } from '../../entities/AuthenticationMethod.ts';

export default operation('Account/DisableTwoFactorMethod', {
  summary: 'Removes a method; the last one stays while a policy asks for a second factor.',
  kind: 'write',
  subject: { SecondFactor: 'authenticationMethodId' },
  changes: ['SecondFactor', 'Mail', own('CurrentUser')],
  needs: can('USER_MULTIFACTOR_AUTHENTICATION', 'Update'),
  errors: ['factorEnforced', 'noMethod', 'notImpersonated', 'proofNeeded'],
  audit: { event: 'Second factor removed' },
  input: Type.Object({ authenticationMethodId: methodId }),
  data: Type.Null(),
  example: { input: { authenticationMethodId: 12 }, data: null },
});
