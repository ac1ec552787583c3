/** Unlinks an identity of a user below; whoever came in with it is signed out. */
import RemoveSignOnLinkForUser from '../../../../manifests/operations/Account/RemoveSignOnLinkForUser.ts';
import { handler } from '../../../define/handler.ts';
import { unlinkSignOn } from '../../sign-on/unlink.ts';
import { refuseImpersonated, userInScope } from '../../users.ts';

export default handler(RemoveSignOnLinkForUser, async ({ userAccountId, ...identity }, context) => {
  refuseImpersonated(context);
  const user = await userInScope(context, userAccountId);
  await unlinkSignOn(context, user, identity);
  await context.prepared('end_sessions', 'select end_sessions($1, $2)', [user, context.session.sessionId]);
  return null;
});
