/** Lets a suspended subscription run again, at the vendor’s word. */
import ResumeSubscription from '../../../../manifests/operations/Account/ResumeSubscription.ts';
import { handler } from '../../../define/contract/handler.ts';
import { turnSubscription } from '../../subscriptions/turn.ts';

export default handler(ResumeSubscription, async ({ accountId }, context) => {
  await turnSubscription(context, accountId, 'Resume');
  return null;
});
