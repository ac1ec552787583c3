/** Back to the session that the impersonation was started from, under a new secret. */
import Unimpersonate from '../../../../manifests/operations/Authorization/Unimpersonate.ts';
import { signInHandler } from '../../../define/contract/handler.ts';
import { Failure } from '../../calls/failure.ts';
import { currentUserOf } from '../../identity/current-user.ts';
import { startSession } from '../../identity/start-session.ts';

export default signInHandler(Unimpersonate, async (_input, context) => {
  const { session } = context;
  const own = session.user.ImpersonatorAccountId;
  if (own === undefined || session.originId === undefined) throw new Failure(409, 'nobodyImpersonated');
  const { scope } = await currentUserOf(context, own);
  await context.enter({ path: scope, userAccountId: own });
  const origin = await context.db
    .selectFrom('session')
    .select(['expires_utc', 'with_factor', 'proved_utc'])
    .where('session_id', '=', session.originId)
    .where('ended_utc', 'is', null)
    .where('expires_utc', '>', new Date())
    .forUpdate()
    .executeTakeFirst();
  // What this session knows of the one it was started from may be a moment old.
  if (!origin) throw new Failure(401, 'signInFirst');
  await context.prepared('end_session', 'select end_session($1)', [session.originId]);
  const user = await startSession(context, {
    userAccountId: own,
    language: session.language,
    withFactor: origin.with_factor,
    expires: origin.expires_utc,
    proved: origin.proved_utc,
  });
  // The entry in the log names both: the user, and who worked as him.
  await context.enter(session.scope);
  return user;
});
