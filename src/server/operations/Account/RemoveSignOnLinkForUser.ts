/** Unlinks an identity of a user below; whoever came in with it is signed out. */
import RemoveSignOnLinkForUser from '../../../../manifests/operations/Account/RemoveSignOnLinkForUser.ts';
import { handler } from '../../../define/contract/handler.ts';
import { otherUserToChange } from '../../identity/find.ts';
import { unlinkSignOn } from '../../identity/sign-on/unlink.ts';

export default handler(RemoveSignOnLinkForUser, async ({ userAccountId, ...identity }, context) => {
  const user = await otherUserToChange(context, userAccountId);
  await unlinkSignOn(context, user, identity);
  await context.prepared('end_sessions', 'select end_sessions($1, $2)', [user, context.session.sessionId]);
  return null;
});
