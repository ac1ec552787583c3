/** Whether sign-in asks a user for a second factor. */
import HasEnabledTwoFactorMethods from '../../../../manifests/operations/Account/HasEnabledTwoFactorMethods.ts';
import { handler } from '../../../define/contract/handler.ts';
import { findUser } from '../../identity/find.ts';

export default handler(HasEnabledTwoFactorMethods, async ({ userAccountId }, context) => {
  const user = await findUser(context, userAccountId);
  const [row] = await context.prepared('has_second_factor', 'select has_second_factor($1)', [user]);
  return row?.[0] === true;
});
