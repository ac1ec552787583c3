/** Ends one of the user's own sessions; that of somebody who works in his name as well. */
import EndSession from '../../../../manifests/operations/Authorization/EndSession.ts';
import { signInHandler } from '../../../define/contract/handler.ts';
import { deviceName } from '../../../rules/identity/device-name.ts';
import { refuseImpersonated } from '../../access/outrank.ts';
import { Failure } from '../../calls/failure.ts';

export default signInHandler(EndSession, async ({ sessionId }, context) => {
  refuseImpersonated(context);
  const ended = await context.db
    .updateTable('session')
    .set({ ended_utc: new Date() })
    .where('session_id', '=', sessionId)
    .where('user_account_id', '=', context.session.user.UserAccountId)
    .where('ended_utc', 'is', null)
    .returning(['user_agent', 'address'])
    .executeTakeFirst();
  if (!ended) throw new Failure(404, 'noSession');
  context.audit({ details: [deviceName(ended.user_agent), ended.address].filter(Boolean).join(', ') });
  if (sessionId === context.session.sessionId) context.setSecret(undefined);
  return null;
});
