/** Ends the price protection of a subscription. */
import ResetPriceProtection from '../../../../manifests/operations/Account/ResetPriceProtection.ts';
import { handler } from '../../../define/contract/handler.ts';
import { endProtection } from '../../subscriptions/turn.ts';

export default handler(ResetPriceProtection, async ({ accountId }, context) => {
  await endProtection(context, accountId);
  return null;
});
