/** Ends the lock of a user below. */
import UnlockSignIn from '../../../../manifests/operations/Account/UnlockSignIn.ts';
import { handler } from '../../../define/contract/handler.ts';
import { otherUserToChange } from '../../identity/find.ts';

export default handler(UnlockSignIn, async ({ userAccountId }, context) => {
  const user = await otherUserToChange(context, userAccountId);
  await context.prepared('unlock_sign_in', 'select unlock_sign_in($1)', [user]);
  return null;
});
