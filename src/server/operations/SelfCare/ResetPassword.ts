/** Sets the password that the holder of a link chose, and ends whatever was signed in before. */
import ResetPassword from '../../../../manifests/operations/SelfCare/ResetPassword.ts';
import { signInHandler } from '../../../define/contract/handler.ts';
import { Failure } from '../../calls/failure.ts';
import { currentUserOf } from '../../identity/current-user.ts';
import { tokenHash } from '../../identity/password-link.ts';
import { newPassword as newPasswordOf, setPassword } from '../../identity/set-password.ts';
import { enqueueMail } from '../../mail/enqueue.ts';
import { passwordChangedMail } from '../../mail/templates/sign-in.ts';

export default signInHandler(ResetPassword, async ({ username, newPassword, token }, context) => {
  const hash = tokenHash(token);
  const found = await context.inOwnTransaction('find_password_link', [hash]);
  const [userAccountId, owner, isInvitation] = found as [number?, string?, boolean?];
  if (userAccountId === undefined || owner?.toLowerCase() !== username.trim().toLowerCase()) {
    throw new Failure(400, 'linkOver');
  }
  const chosen = await newPasswordOf(context, userAccountId, newPassword);
  const { user, scope } = await currentUserOf(context, userAccountId);
  await context.enter({ path: scope, userAccountId });
  if (!(await setPassword(context, chosen))) throw new Failure(400, 'linkOver');
  const [used] = await context.prepared('use_password_link', 'select use_password_link($1)', [hash]);
  if (used?.[0] !== true) throw new Failure(400, 'linkOver');
  await context.prepared('end_sessions', 'select end_sessions($1, $2)', [userAccountId, null]);
  await context.prepared('forget_devices', 'select forget_devices($1, $2)', [userAccountId, null]);
  await context.prepared('forget_attempts', 'select forget_attempts($1)', [`name:${owner.toLowerCase()}`]);
  if (!isInvitation) await enqueueMail(context, userAccountId, passwordChangedMail);
  context.audit({ user: { accountId: userAccountId, name: user.UserAccount.DisplayName, type: 'User' } });
  return null;
});
