/** Lets a user below sign in again before the lock after failed tries ends by itself (AUTH-50). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { accountId } from '../../entities/list.ts';

export default operation('Account/UnlockSignIn', {
  summary: 'Forgets the failed tries of a user, of his password and of his second factor.',
  kind: 'write',
  subject: { Account: 'userAccountId' },
  changes: ['Credential'],
  needs: can('USER_CHANGE_STATUS', 'Update'),
  errors: ['notFound', 'notImpersonated', 'outranked', 'ownSignIn', 'usersOnly'],
  audit: { event: 'Sign-in unlocked' },
  input: Type.Object({ userAccountId: accountId }),
  data: Type.Null(),
  example: { input: { userAccountId: 100412 }, data: null },
});
