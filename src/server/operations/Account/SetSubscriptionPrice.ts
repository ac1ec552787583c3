/** Sets what a seller asks for a fee of one subscription. */
import SetSubscriptionPrice from '../../../../manifests/operations/Account/SetSubscriptionPrice.ts';
import { handler } from '../../../define/contract/handler.ts';
import { setSubscriptionPrice } from '../../subscriptions/own-price.ts';

export default handler(SetSubscriptionPrice, async (input, context) => {
  await setSubscriptionPrice(context, input);
  return null;
});
