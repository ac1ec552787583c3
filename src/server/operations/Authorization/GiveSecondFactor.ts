/** Completes the sign-in of a session that waits for its second factor. */
import GiveSecondFactor from '../../../../manifests/operations/Authorization/GiveSecondFactor.ts';
import { signInHandler } from '../../../define/contract/handler.ts';
import { Failure } from '../../calls/failure.ts';
import { checkFactor } from '../../identity/second-factor.ts';
import { signInAs } from '../../identity/start-session.ts';

export default signInHandler(GiveSecondFactor, async ({ mfaToken, mfaMethodId }, context) => {
  const { stage, user } = context.session;
  if (stage !== 'secondFactor') throw new Failure(409, 'noFactorAwaited');
  const userAccountId = user.UserAccountId;
  const { right } = await checkFactor(context, userAccountId, mfaMethodId, mfaToken);
  if (!right) {
    await context.inOwnTransaction('sign_in_refused', [userAccountId, 'Wrong second factor', context.caller.requestId]);
    // Not a 401: the session that waits goes on waiting.
    throw new Failure(400, 'ERR-14');
  }
  return signInAs(context, { userAccountId, withFactor: true });
});
