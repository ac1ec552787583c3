/** Ends one of the user's own sessions; that of somebody who works in his name as well. */
import EndSession from '../../../../manifests/operations/Authorization/EndSession.ts';
import { signInHandler } from '../../../define/contract/handler.ts';
import { deviceOf } from '../../../rules/identity/device-name.ts';
import { refuseImpersonated } from '../../access/outrank.ts';
import { Failure } from '../../calls/failure.ts';
import { sentence } from '../../calls/sentence.ts';

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
  const { browser, system } = deviceOf(ended.user_agent);
  const address = ended.address ?? '';
  context.audit({
    details:
      browser && system && address
        ? [sentence('{browser} on {system}, {address}', { browser, system, address })]
        : [browser, system, address].filter(Boolean).join(', '),
  });
  if (sessionId === context.session.sessionId) context.setSecret(undefined);
  return null;
});
