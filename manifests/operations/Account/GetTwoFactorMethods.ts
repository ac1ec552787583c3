/** The second factors of oneself or of a user below (CALL-033). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { AuthenticationMethod, authenticationMethodExample } from '../../entities/AuthenticationMethod.ts';
import { accountId } from '../../entities/list.ts';

export default operation('Account/GetTwoFactorMethods', {
  summary: 'Answers the methods that are switched on, the primary one first.',
  kind: 'read',
  subject: { Account: 'userAccountId' },
  reads: ['SecondFactor'],
  needs: can('USER_MULTIFACTOR_AUTHENTICATION', 'Read'),
  errors: ['notFound', 'usersOnly'],
  /** Without an id: the signed-in user. */
  input: Type.Object({ userAccountId: Type.Optional(accountId) }),
  data: Type.Array(AuthenticationMethod),
  example: { input: {}, data: [authenticationMethodExample] },
});
