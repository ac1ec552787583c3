/** What runs at a product account. */
import GetSubscription from '../../../../manifests/operations/Account/GetSubscription.ts';
import { handler } from '../../../define/contract/handler.ts';
import { findSubscription } from '../../subscriptions/find.ts';

export default handler(GetSubscription, ({ accountId }, context) => findSubscription(context, accountId));
