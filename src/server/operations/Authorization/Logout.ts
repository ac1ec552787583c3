/** Ends the session everywhere at once. */
import Logout from '../../../../manifests/operations/Authorization/Logout.ts';
import { handler } from '../../../define/handler.ts';

export default handler(Logout, async (_input, context) => {
  await context.db
    .updateTable('session')
    .set({ ended_utc: new Date() })
    .where('session_id', '=', context.session.sessionId)
    .execute();
  context.setSecret(undefined);
  return null;
});
