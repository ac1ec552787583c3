/** Links an identity of a sign-on provider to the signed-in user (CALL-017, AUTH-22). */
import { Type } from 'typebox';
import { operation, own } from '#define';
import { CurrentUser, currentUserExample } from '../../entities/CurrentUser.ts';

export default operation('Authorization/AuthenticateWithSubConfirmation', {
  summary: 'Links the identity that AuthenticateOpenId named; from now on it signs the user in.',
  kind: 'write',
  subject: 'session',
  changes: ['SignOnLink', 'Mail', own('CurrentUser')],
  needs: 'signedIn',
  limit: { calls: 10, minutes: 15, by: 'user' },
  errors: ['notImpersonated', 'proofNeeded', 'signOnOver'],
  audit: { event: 'Single sign-on linked' },
  input: Type.Object({ subId: Type.String({ minLength: 1, maxLength: 200 }) }),
  data: CurrentUser,
  example: { input: { subId: 'pF0sYh2Yz0m6v0o1r8rC2mVt2iQmX1YxJ0sV1o9lB3k' }, data: currentUserExample },
});
