/** Takes all second factors of a user away, for somebody who lost his phone (CALL-035, ROLE-22). */
import { Type } from 'typebox';
import { can, operation, own } from '#define';
import { accountId } from '../../entities/list.ts';

export default operation('Account/DisableTwoFactorForUser', {
  summary: 'Removes all methods and recovery codes of a user, ends his sessions and tells him by e-mail.',
  kind: 'write',
  subject: { Account: 'userAccountId' },
  changes: ['SecondFactor', 'Session', 'Mail', own('CurrentUser')],
  needs: can('DISABLE_MFA', 'Execute'),
  errors: ['notFound', 'notImpersonated', 'outranked', 'ownSignIn', 'usersOnly'],
  audit: { event: 'Second factors removed by an administrator' },
  input: Type.Object({ userAccountId: accountId }),
  data: Type.Null(),
  example: { input: { userAccountId: 100412 }, data: null },
});
