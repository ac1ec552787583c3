/** Ends the session everywhere at once; in the name of somebody else, also the one it was started from. */
import Logout from '../../../../manifests/operations/Authorization/Logout.ts';
import { signInHandler } from '../../../define/contract/handler.ts';

export default signInHandler(Logout, async (_input, context) => {
  const { sessionId, originId } = context.session;
  await context.prepared('end_session', 'select end_session($1)', [originId ?? sessionId]);
  context.setSecret(undefined);
  return null;
});
