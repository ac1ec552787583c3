/** Starts a session as a user below, beside the own one; the own one's end is its end. */
import Impersonate from '../../../../manifests/operations/Authorization/Impersonate.ts';
import { signInHandler } from '../../../define/contract/handler.ts';
import { limits } from '../../../rules/limits.ts';
import { mayWorkAs } from '../../access/impersonation.ts';
import { refuseImpersonated } from '../../access/outrank.ts';
import { Failure } from '../../calls/failure.ts';
import { sentence } from '../../calls/sentence.ts';
import { currentUserOf } from '../../identity/current-user.ts';
import { findUser } from '../../identity/find.ts';
import { startSession } from '../../identity/start-session.ts';

export default signInHandler(Impersonate, async ({ userAccountId, readOnly = false }, context) => {
  refuseImpersonated(context);
  const { session } = context;
  const own = session.user.UserAccountId;
  await findUser(context, userAccountId);
  if (!(await mayWorkAs(context, userAccountId))) throw new Failure(403, 'mayNotImpersonate');
  const { scope } = await currentUserOf(context, userAccountId);
  await context.enter({ path: scope, userAccountId });
  const user = await startSession(context, {
    userAccountId,
    language: session.language,
    expires: new Date(Math.min(session.expires, Date.now() + limits.impersonationLife)),
    impersonator: { accountId: own, sessionId: session.sessionId, readOnly },
  });
  if (readOnly) context.audit({ details: [sentence('Read only')] });
  // The entry in the log is the impersonator's.
  await context.enter(session.scope);
  return user;
});
