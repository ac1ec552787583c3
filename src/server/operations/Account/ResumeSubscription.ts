/** Lets a suspended subscription run again, at the vendor’s word. */
import ResumeSubscription from '../../../../manifests/operations/Account/ResumeSubscription.ts';
import { handler } from '../../../define/contract/handler.ts';
import { Failure } from '../../calls/failure.ts';
import { turnSubscription } from '../../subscriptions/turn.ts';

export default handler(ResumeSubscription, async ({ accountId }, context) => {
  const isDone = await turnSubscription(context, accountId, 'Resume', 'runsAlready');
  if (!isDone) throw new Failure(403, 'suspendedAbove');
  return null;
});
