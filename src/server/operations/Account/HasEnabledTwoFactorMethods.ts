/** Whether sign-in asks a user for a second factor. */
import HasEnabledTwoFactorMethods from '../../../../manifests/operations/Account/HasEnabledTwoFactorMethods.ts';
import { handler } from '../../../define/contract/handler.ts';
import { userInScope } from '../../identity/current-user.ts';

export default handler(HasEnabledTwoFactorMethods, async ({ userAccountId }, context) => {
  const user = await userInScope(context, userAccountId);
  const [row] = await context.prepared('has_second_factor', 'select has_second_factor($1)', [user]);
  return row?.[0] === true;
});
