/** Orders an upgrade, once however often it is sent. */
import UpgradeSubscription from '../../../../manifests/operations/Account/UpgradeSubscription.ts';
import { handler } from '../../../define/contract/handler.ts';
import { runIdempotently } from '../../calls/idempotency.ts';
import { upgradeSubscription } from '../../ordering/upgrade.ts';

export default handler(UpgradeSubscription, (input, context) =>
  runIdempotently(context, { operation: UpgradeSubscription.operation, input }, () =>
    upgradeSubscription(context, input),
  ),
);
