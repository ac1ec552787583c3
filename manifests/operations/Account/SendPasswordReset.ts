/** Sends a user the link to choose a new password, on behalf of an administrator. */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { accountId } from '../../entities/list.ts';

export default operation('Account/SendPasswordReset', {
  summary: 'Sends a link to the e-mail address of a user of the own hierarchy.',
  kind: 'write',
  subject: { Account: 'userAccountId' },
  changes: ['Mail'],
  needs: can('USER_RESET_PASSWORD', 'Execute'),
  errors: ['ERR-21', 'notFound', 'notImpersonated', 'outranked', 'usersOnly'],
  audit: { event: 'Password reset requested' },
  input: Type.Object({ userAccountId: accountId }),
  data: Type.Null(),
  example: { input: { userAccountId: 100412 }, data: null },
});
