/** Ends all sessions of the user but this one. */

import EndOtherSessions from '../../../../manifests/operations/Authorization/EndOtherSessions.ts';
import { handler } from '../../../define/contract/handler.ts';
import { refuseImpersonated } from '../../access/outrank.ts';
import { sentence } from '../../calls/sentence.ts';

export default handler(EndOtherSessions, async (_input, context) => {
  refuseImpersonated(context);
  const { sessionId, user } = context.session;
  const [row] = await context.prepared('end_sessions', 'select end_sessions($1, $2)', [user.UserAccountId, sessionId]);
  const count = row?.[0] as number;
  context.audit({ details: [sentence('Sessions: {count}', { count })] });
  return count;
});
