/** Unlinks one of the own identities. */
import RemoveSignOnLink from '../../../../manifests/operations/Account/RemoveSignOnLink.ts';
import { handler } from '../../../define/contract/handler.ts';
import { refuseUnproved } from '../../identity/proof.ts';
import { unlinkSignOn } from '../../identity/sign-on/unlink.ts';

export default handler(RemoveSignOnLink, async (identity, context) => {
  refuseUnproved(context);
  await unlinkSignOn(context, context.session.user.UserAccountId, identity);
  return null;
});
