/** Sends a code by e-mail to the user of the session, who may still be signing in. */
import SendSecurityCodeNotification from '../../../../manifests/operations/Authorization/SendSecurityCodeNotification.ts';
import { handler } from '../../../define/contract/handler.ts';
import { refuseImpersonated } from '../../access/outrank.ts';
import { Failure } from '../../calls/failure.ts';
import { sendCode } from '../../identity/second-factor.ts';

export default handler(SendSecurityCodeNotification, async ({ userName, mfaMethodId }, context) => {
  refuseImpersonated(context);
  const { UserAccountId, Username } = context.session.user;
  const method = await context.db
    .selectFrom('authentication_method')
    .select('name')
    .where('authentication_method_id', '=', mfaMethodId)
    .where('user_account_id', '=', UserAccountId)
    .where('kind', '=', 'Email')
    .where('enabled_utc', 'is not', null)
    .executeTakeFirst();
  if (!method || userName.trim().toLowerCase() !== Username.toLowerCase()) throw new Failure(404, 'noMethod');
  await sendCode(context, UserAccountId, mfaMethodId);
  context.audit({ details: method.name });
  return null;
});
