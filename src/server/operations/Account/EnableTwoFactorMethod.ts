/** Switches a prepared second factor on with its first code; the session goes on under a new secret. */
import EnableTwoFactorMethod from '../../../../manifests/operations/Account/EnableTwoFactorMethod.ts';
import { signInHandler } from '../../../define/contract/handler.ts';
import { refuseImpersonated } from '../../access/outrank.ts';
import { Failure } from '../../calls/failure.ts';
import { checkPendingFactor } from '../../identity/second-factor.ts';
import { endPresentedSession, startSession } from '../../identity/start-session.ts';
import { enqueueMail } from '../../mail/enqueue.ts';
import { factorAddedMail } from '../../mail/templates/sign-in.ts';

export default signInHandler(EnableTwoFactorMethod, async ({ authenticationMethodId, mfaToken }, context) => {
  refuseImpersonated(context);
  const { session } = context;
  const { UserAccountId, HasSecondFactor } = session.user;
  if (!(await checkPendingFactor(context, UserAccountId, authenticationMethodId, mfaToken)))
    throw new Failure(400, 'ERR-14');
  const method = await context.db
    .updateTable('authentication_method')
    .set({ enabled_utc: new Date(), is_primary: !HasSecondFactor })
    .where('authentication_method_id', '=', authenticationMethodId)
    .where('user_account_id', '=', UserAccountId)
    .where('enabled_utc', 'is', null)
    .returning('name')
    .executeTakeFirst();
  if (!method) throw new Failure(404, 'noMethod');
  await enqueueMail(context, UserAccountId, factorAddedMail(method.name));
  context.audit({ details: method.name });
  await endPresentedSession(context);
  await startSession(context, {
    userAccountId: UserAccountId,
    language: session.language,
    withFactor: true,
    expires: new Date(session.expires),
  });
  return null;
});
