/** Gives one of the own second factors another name (CALL-031). */
import { Type } from 'typebox';
import { can, operation, own } from '#define';
import { methodId, methodName } from '../../entities/AuthenticationMethod.ts';
import { readVersion } from '../../entities/version.ts';

export default operation('Account/RenameTwoFactorMethod', {
  summary: 'Renames a method.',
  kind: 'write',
  subject: { SecondFactor: 'authenticationMethodId' },
  changes: ['SecondFactor', own('CurrentUser')],
  edits: { record: 'SecondFactor', id: 'authenticationMethodId', version: 'version' },
  needs: can('USER_MULTIFACTOR_AUTHENTICATION', 'Update'),
  errors: ['noMethod', 'notImpersonated', 'proofNeeded'],
  audit: { event: 'Second factor renamed' },
  input: Type.Object({ authenticationMethodId: methodId, newName: methodName, version: readVersion }),
  data: Type.Null(),
  example: { input: { authenticationMethodId: 12, newName: 'My new phone' }, data: null },
});
