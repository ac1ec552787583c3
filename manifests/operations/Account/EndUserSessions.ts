/** Signs a user below out everywhere. */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { accountId } from '../../entities/list.ts';

export default operation('Account/EndUserSessions', {
  summary: 'Ends the sessions of a user, and those in which somebody works in his name; answers how many there were.',
  kind: 'write',
  subject: { Account: 'userAccountId' },
  changes: ['Session'],
  needs: can('USER_CHANGE_STATUS', 'Update'),
  errors: ['notFound', 'notImpersonated', 'outranked', 'usersOnly'],
  audit: { event: 'Sessions ended by an administrator' },
  input: Type.Object({ userAccountId: accountId }),
  data: Type.Integer(),
  example: { input: { userAccountId: 100412 }, data: 2 },
});
