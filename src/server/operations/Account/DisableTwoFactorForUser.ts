/** Removes all second factors of a user below, so that he can sign in and set up new ones. */
import DisableTwoFactorForUser from '../../../../manifests/operations/Account/DisableTwoFactorForUser.ts';
import { handler } from '../../../define/contract/handler.ts';
import { otherUserToChange } from '../../identity/find.ts';
import { enqueueMail } from '../../mail/enqueue.ts';
import { factorsRemovedMail } from '../../mail/templates/sign-in.ts';

export default handler(DisableTwoFactorForUser, async ({ userAccountId }, context) => {
  const user = await otherUserToChange(context, userAccountId);
  const removed = await context.db
    .deleteFrom('authentication_method')
    .where('user_account_id', '=', user)
    .returning('name')
    .execute();
  await context.db.deleteFrom('recovery_code').where('user_account_id', '=', user).execute();
  if (removed.length) {
    await context.prepared('end_sessions', 'select end_sessions($1, $2)', [user, context.session.sessionId]);
    await enqueueMail(context, user, factorsRemovedMail);
  }
  context.audit({ details: removed.map(({ name }) => name).join(', ') });
  return null;
});
