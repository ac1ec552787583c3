/** Links an identity to the user who has just proved with his password who he is. */
import AuthenticateWithSubConfirmation from '../../../../manifests/operations/Authorization/AuthenticateWithSubConfirmation.ts';
import { handler } from '../../../define/handler.ts';
import { Failure } from '../../calls/failure.ts';
import { secretHash } from '../../identity/session.ts';
import { refuseUnproved } from '../../identity/sign-in-data.ts';
import { signOnLinkedLetter } from '../../mail/letters.ts';
import { post } from '../../mail/post.ts';

export default handler(AuthenticateWithSubConfirmation, async ({ subId }, context) => {
  refuseUnproved(context);
  const { user } = context.session;
  const [row] = await context.prepared('link_sign_on', 'select link_sign_on($1, $2, $3)', [
    user.UserAccountId,
    secretHash(subId),
    secretHash(context.caller.device ?? ''),
  ]);
  const provider = row?.[0];
  if (typeof provider !== 'string') throw new Failure(400, 'signOnOver');
  await post(context, user.UserAccountId, signOnLinkedLetter);
  context.audit({ details: provider });
  return user;
});
