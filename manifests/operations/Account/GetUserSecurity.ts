/** How safe the sign-in of oneself or of a user below is (ROUTE-45). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { accountId } from '../../entities/list.ts';
import { UserSecurity, userSecurityExample } from '../../entities/UserSecurity.ts';

export default operation('Account/GetUserSecurity', {
  summary: 'Answers second factor, policy, exemption, password age, lock and sessions of a user.',
  kind: 'read',
  subject: { Account: 'userAccountId' },
  reads: ['SecondFactor', 'MfaPolicy', 'Credential', 'Session', 'Role'],
  needs: can('USER_MULTIFACTOR_AUTHENTICATION', 'Read'),
  errors: ['notFound', 'usersOnly'],
  /** Without an id: the signed-in user. */
  input: Type.Object({ userAccountId: Type.Optional(accountId) }),
  data: UserSecurity,
  example: { input: {}, data: userSecurityExample },
});
