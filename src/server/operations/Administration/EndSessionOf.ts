/** Ends one session of a user below, unless he may do more than the caller; that with which the caller works is left to his sign-out. */
import EndSessionOf from '../../../../manifests/operations/Administration/EndSessionOf.ts';
import { handler } from '../../../define/contract/handler.ts';
import { Failure } from '../../calls/failure.ts';
import { userToChange } from '../../identity/find.ts';

export default handler(EndSessionOf, async ({ userAccountId, session }, context) => {
  const user = await userToChange(context, userAccountId);
  if (session === context.session.sessionId) throw new Failure(404, 'noSession');
  const [row] = await context.prepared('end_session_of', 'select end_session_of($1, $2)', [user, session]);
  if (!row?.[0]) throw new Failure(404, 'noSession');
  return null;
});
