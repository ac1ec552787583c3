/** Whether oneself or a user below has a second factor (CALL-034). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { accountId } from '../../entities/list.ts';

export default operation('Account/HasEnabledTwoFactorMethods', {
  summary: 'Tells whether sign-in asks the user for a second factor.',
  kind: 'read',
  subject: { Account: 'userAccountId' },
  reads: ['SecondFactor'],
  needs: can('USER_MULTIFACTOR_AUTHENTICATION', 'Read'),
  errors: ['notFound', 'usersOnly'],
  /** Without an id: the signed-in user. */
  input: Type.Object({ userAccountId: Type.Optional(accountId) }),
  data: Type.Boolean(),
  example: { input: {}, data: true },
});
