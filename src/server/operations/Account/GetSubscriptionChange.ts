/** What another quantity of a subscription would cost. */
import GetSubscriptionChange from '../../../../manifests/operations/Account/GetSubscriptionChange.ts';
import { handler } from '../../../define/contract/handler.ts';
import { subscriptionChange } from '../../ordering/change.ts';

export default handler(GetSubscriptionChange, (input, context) => subscriptionChange(context, input));
