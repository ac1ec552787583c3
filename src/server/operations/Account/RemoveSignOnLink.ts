/** Unlinks one of the own identities. */
import RemoveSignOnLink from '../../../../manifests/operations/Account/RemoveSignOnLink.ts';
import { handler } from '../../../define/handler.ts';
import { unlinkSignOn } from '../../sign-on/unlink.ts';
import { refuseImpersonated } from '../../users.ts';

export default handler(RemoveSignOnLink, async (identity, context) => {
  refuseImpersonated(context);
  await unlinkSignOn(context, context.session.user.UserAccountId, identity);
  return null;
});
