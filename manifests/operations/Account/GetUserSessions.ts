/** Where a user below is signed in. */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { accountId } from '../../entities/list.ts';
import { UserSession, userSessionExample } from '../../entities/UserSession.ts';

export default operation('Account/GetUserSessions', {
  summary: 'Answers the live sessions of a user, the latest used first.',
  kind: 'read',
  subject: { Account: 'userAccountId' },
  reads: ['Session'],
  /** Whoever may block a user, which ends all his sessions, may see them. */
  needs: can('USER_CHANGE_STATUS', 'Update'),
  errors: ['notFound', 'usersOnly'],
  input: Type.Object({ userAccountId: accountId }),
  data: Type.Array(UserSession),
  example: { input: { userAccountId: 100412 }, data: [{ ...userSessionExample, IsCurrent: false }] },
});
