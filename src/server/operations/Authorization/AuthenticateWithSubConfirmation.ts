/** Links an identity to the user who has just proved with his password who he is. */
import AuthenticateWithSubConfirmation from '../../../../manifests/operations/Authorization/AuthenticateWithSubConfirmation.ts';
import { signInHandler } from '../../../define/contract/handler.ts';
import { Failure } from '../../calls/failure.ts';
import { refuseUnproved } from '../../identity/proof.ts';
import { secretHash } from '../../identity/session.ts';
import { enqueueMail } from '../../mail/enqueue.ts';
import { signOnLinkedMail } from '../../mail/templates/sign-in.ts';

export default signInHandler(AuthenticateWithSubConfirmation, async ({ subId }, context) => {
  refuseUnproved(context);
  const { user } = context.session;
  const [row] = await context.prepared('link_sign_on', 'select link_sign_on($1, $2, $3)', [
    user.UserAccountId,
    secretHash(subId),
    secretHash(context.presented.device ?? ''),
  ]);
  const provider = row?.[0];
  if (typeof provider !== 'string') throw new Failure(400, 'signOnOver');
  await enqueueMail(context, user.UserAccountId, signOnLinkedMail);
  context.audit({ details: provider });
  return user;
});
