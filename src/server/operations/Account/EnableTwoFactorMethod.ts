/** Switches a prepared second factor on with its first code; the session goes on under a new secret. */
import EnableTwoFactorMethod from '../../../../manifests/operations/Account/EnableTwoFactorMethod.ts';
import { handler } from '../../../define/handler.ts';
import { Failure } from '../../calls/failure.ts';
import { refuseImpersonated } from '../../identity/current-user.ts';
import { checkPendingFactor } from '../../identity/second-factor.ts';
import { endPresented, startSession } from '../../identity/start-session.ts';
import { factorAddedLetter } from '../../mail/letters.ts';
import { post } from '../../mail/post.ts';

export default handler(EnableTwoFactorMethod, async ({ authenticationMethodId, mfaToken }, context) => {
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
  await post(context, UserAccountId, factorAddedLetter(method.name));
  context.audit({ details: method.name });
  await endPresented(context);
  await startSession(context, {
    userAccountId: UserAccountId,
    language: session.language,
    withFactor: true,
    expires: new Date(session.expires),
  });
  return null;
});
