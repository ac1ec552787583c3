/** Sends a user below the link to choose a new password. */
import SendPasswordReset from '../../../../manifests/operations/Account/SendPasswordReset.ts';
import { handler } from '../../../define/contract/handler.ts';
import { Failure } from '../../calls/failure.ts';
import { userToChange } from '../../identity/find.ts';
import { sendPasswordLink } from '../../identity/password-link.ts';

export default handler(SendPasswordReset, async ({ userAccountId }, context) => {
  const user = await userToChange(context, userAccountId);
  if (!(await sendPasswordLink(context, user))) throw new Failure(409, 'ERR-21');
  return null;
});
