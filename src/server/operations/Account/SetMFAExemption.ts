/** Says whether policies that ask for a second factor hold for a user below. */

import SetMFAExemption from '../../../../manifests/operations/Account/SetMFAExemption.ts';
import { handler } from '../../../define/contract/handler.ts';
import { sentence } from '../../calls/sentence.ts';
import { otherUserToChange } from '../../identity/find.ts';

export default handler(SetMFAExemption, async ({ userAccountId, exempt }, context) => {
  const user = await otherUserToChange(context, userAccountId);
  if (exempt) {
    await context.db
      .insertInto('mfa_exemption')
      .values({ user_account_id: user })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  } else await context.db.deleteFrom('mfa_exemption').where('user_account_id', '=', user).execute();
  context.audit({ details: [exempt ? sentence('Exempt') : sentence('Not exempt')] });
  return null;
});
