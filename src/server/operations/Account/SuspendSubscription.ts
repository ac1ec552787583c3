/** Suspends what runs, at the vendor’s word; it is billed on. */
import SuspendSubscription from '../../../../manifests/operations/Account/SuspendSubscription.ts';
import { handler } from '../../../define/contract/handler.ts';
import { turnSubscription } from '../../subscriptions/turn.ts';

export default handler(SuspendSubscription, async ({ accountId }, context) => {
  await turnSubscription(context, accountId, 'Suspend', 'suspendedAlready');
  return null;
});
