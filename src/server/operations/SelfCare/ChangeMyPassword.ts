/** Changes the own password with the current one; other sessions end, and other devices are known no longer. */
import ChangeMyPassword from '../../../../manifests/operations/SelfCare/ChangeMyPassword.ts';
import { signInHandler } from '../../../define/contract/handler.ts';
import { refuseImpersonated } from '../../access/outrank.ts';
import { Failure } from '../../calls/failure.ts';
import { verifyPassword } from '../../identity/password.ts';
import { secretHash } from '../../identity/session.ts';
import { newPassword as newPasswordOf, setPassword } from '../../identity/set-password.ts';
import { startSession } from '../../identity/start-session.ts';
import { enqueueMail } from '../../mail/enqueue.ts';
import { passwordChangedMail } from '../../mail/templates/sign-in.ts';

export default signInHandler(ChangeMyPassword, async ({ currentPassword, newPassword }, context) => {
  refuseImpersonated(context);
  const { session, presented } = context;
  const { UserAccountId, Username } = session.user;
  const [, hash] = (await context.inOwnTransaction('find_credential', [Username])) as [number?, string?];
  if (!(await verifyPassword(hash, currentPassword))) throw new Failure(400, 'wrongPassword');
  const chosen = await newPasswordOf(context, UserAccountId, newPassword);
  // What was the current one when it was compared must be it still.
  if (chosen.former !== hash || !(await setPassword(context, chosen))) throw new Failure(400, 'wrongPassword');
  const device = presented.device === undefined ? null : secretHash(presented.device);
  await context.prepared('forget_devices', 'select forget_devices($1, $2)', [UserAccountId, device]);
  const { with_factor } = await context.db
    .selectFrom('session')
    .select('with_factor')
    .where('session_id', '=', session.sessionId)
    .executeTakeFirstOrThrow();
  await context.prepared('end_sessions', 'select end_sessions($1, $2)', [UserAccountId, null]);
  await startSession(context, {
    userAccountId: UserAccountId,
    language: session.language,
    withFactor: with_factor,
    expires: new Date(session.expires),
  });
  await enqueueMail(context, UserAccountId, passwordChangedMail);
  return null;
});
